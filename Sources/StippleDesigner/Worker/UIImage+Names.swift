// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension UIImage {
  /// The names by which a bundle's images are found: of its PNG files, and of the image sets of its asset catalogs.
  ///
  /// In alphabetical order, each once, whichever scales there are of it. Whether a file can be read is not looked at.
  /// - Parameter bundle: The main bundle if it is nil.
  static func names(in bundle: Bundle?) -> [String] {
    guard let folder = (bundle ?? .main).resourceURL else { return [] }
    let entries = contents(of: folder)
    let files = entries.filter { $0.pathExtension == "png" }.map { file in
      let stem = file.deletingPathExtension().lastPathComponent
      return stem.hasSuffix("@2x") || stem.hasSuffix("@3x") ? String(stem.dropLast(3)) : stem
    }
    let sets = entries.filter { $0.pathExtension == "xcassets" }.flatMap { imageSets(below: $0, depth: 0) }
    return Set(files + sets).filter { !$0.isEmpty }.sorted()
  }

  /// Those of a catalog, in whichever of its folders.
  private static func imageSets(below folder: URL, depth: Int) -> [String] {
    guard depth < 32 else { return [] }
    return contents(of: folder).filter(\.hasDirectoryPath).flatMap { entry in
      switch entry.pathExtension {
      case "imageset": [entry.deletingPathExtension().lastPathComponent]
      case "": imageSets(below: entry, depth: depth + 1)
      default: [String]()
      }
    }
  }

  private static func contents(of folder: URL) -> [URL] {
    // What cannot be listed has no images that could be found.
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])) ?? []
  }
}
