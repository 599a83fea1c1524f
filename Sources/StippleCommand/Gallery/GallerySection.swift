// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Stipple
import UIKit

/// Styles of one kind, each with the attribute and value that choose it.
@MainActor
struct GallerySection {
  /// One style.
  struct Tile {
    let name: String
    let view: UIView
  }

  let title: String
  let tiles: [Tile]
  let columnCount: Int
  /// How high a tile is, without its name.
  let height: CGFloat

  static var all: [GallerySection] { [patterns, majors, fits, marks, looks, borders] }
}
