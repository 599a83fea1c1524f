// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

extension PageFiles {
  /// What the build makes of this module's resources.
  private static let folder = "stipple_StippleDesigner.resources"

  /// The page of this module, which lies beside the program, or where programs that are installed have such things.
  ///
  /// Not by the bundle that the package manager writes: it ends the program if there is no page.
  static func ofModule(beside program: String = "/proc/self/exe") throws(ServerError) -> PageFiles {
    let place = URL(fileURLWithPath: program).resolvingSymlinksInPath().deletingLastPathComponent()
    let places = [place, place.deletingLastPathComponent().appending(path: "share/stipple")]
    let folders = places.map { $0.appending(path: "\(folder)/Resources") }
    guard let found = folders.first(where: { FileManager.default.fileExists(atPath: $0.path) }) else {
      throw .unavailable(
        "the designer's page is missing: copy '\(folder)' from the build folder to '\(place.path)', beside the program")
    }
    return try PageFiles(folder: found)
  }
}
