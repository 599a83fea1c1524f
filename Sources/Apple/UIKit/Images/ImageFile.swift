// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// The image file that suits a display scale best, among `name.png`, `name@2x.png` and `name@3x.png`.
struct ImageFile {
  let data: Data
  /// Pixels a point, by the file's name.
  let scale: CGFloat

  /// Reads the first file there is: the one of the display scale, then finer ones, then coarser ones.
  ///
  /// A path that names a variant itself is taken as it is.
  init?(path: String, displayScale: CGFloat) {
    let name = path as NSString
    let pathExtension = name.pathExtension.isEmpty ? "png" : name.pathExtension
    let stem = name.pathExtension.isEmpty ? path : name.deletingPathExtension
    if let scale = Self.scale(namedIn: stem) {
      self.init(contentsOf: "\(stem).\(pathExtension)", scale: scale)
      return
    }
    for scale in Self.preferences(for: displayScale) {
      let suffix = scale == 1 ? "" : "@\(scale)x"
      if let file = Self(contentsOf: "\(stem)\(suffix).\(pathExtension)", scale: scale) {
        self = file
        return
      }
    }
    return nil
  }

  private init?(contentsOf path: String, scale: Int) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.data = data
    self.scale = CGFloat(scale)
  }

  private static func scale(namedIn stem: String) -> Int? {
    stem.hasSuffix("@2x") ? 2 : stem.hasSuffix("@3x") ? 3 : nil
  }

  /// Scales in the order in which they are looked for: the one of the display, then finer ones, then coarser ones.
  static func preferences(for displayScale: CGFloat) -> [Int] {
    let wanted = displayScale <= 1 ? 1 : displayScale <= 2 ? 2 : 3
    return Array(wanted...3) + (1..<wanted).reversed()
  }
}
