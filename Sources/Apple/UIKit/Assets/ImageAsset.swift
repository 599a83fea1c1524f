// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// An image of an asset catalog: PNG files for scales and appearances.
struct ImageAsset {
  let data: Data
  /// Pixels a point.
  let scale: CGFloat
  let renderingMode: UIImage.RenderingMode

  /// Reads the file that suits traits best: the right appearance first, then the scale, or the next finer one.
  ///
  /// Nil if there is no set of the name, or it has no PNG file.
  init?(named name: String, in bundle: Bundle, traits: UITraitCollection) {
    guard let folder = AssetCatalog.folder(of: .image, named: name, in: bundle),
      let description = AssetCatalog.description(Description.self, in: folder)
    else { return nil }
    let wanted = ImageFile.preferences(for: traits.usableDisplayScale)
    let style = traits.userInterfaceStyle == .dark ? UIUserInterfaceStyle.dark : .light
    let candidates = description.images.compactMap { entry -> (rank: Int, entry: Entry, scale: Int)? in
      guard let own = entry.appearances.style, own == style || own == .unspecified, entry.isUsable,
        let scale = entry.scaleNumber, let place = wanted.firstIndex(of: scale)
      else { return nil }
      return ((own == style ? 0 : 10) + place, entry, scale)
    }
    guard let best = candidates.min(by: { $0.rank < $1.rank }), let name = best.entry.filename,
      let data = FileManager.default.contents(atPath: folder.appending(path: name).path)
    else { return nil }
    self.data = data
    scale = CGFloat(best.scale)
    switch description.properties?.intent {
    case "template": renderingMode = .alwaysTemplate
    case "original": renderingMode = .alwaysOriginal
    default: renderingMode = .automatic
    }
  }

  private struct Description: Decodable {
    let images: [Entry]
    let properties: Properties?
  }

  private struct Properties: Decodable {
    let intent: String?

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
    }
  }

  private struct Entry: Decodable {
    let filename: String?
    let idiom: String?
    let scale: String?
    let appearances: [AssetCatalog.Appearance]?

    /// Whether it is a file in the set's own folder, for phones.
    var isUsable: Bool {
      guard let filename, !filename.isEmpty, !filename.contains("/") else { return false }
      return idiom == nil || idiom == "universal" || idiom == "iphone"
    }

    /// Pixels a point; a single file without a scale has one.
    var scaleNumber: Int? {
      guard let scale else { return 1 }
      return scale.hasSuffix("x") ? Int(scale.dropLast()) : nil
    }
  }
}
