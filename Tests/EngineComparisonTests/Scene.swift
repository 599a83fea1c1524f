// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

/// One thing to be drawn by both engines, 120 by 80 points.
struct Scene: Sendable, CustomTestStringConvertible {
  static let size = CGSize(width: 120, height: 80)

  let name: String
  var testDescription: String { name }
  /// How far any channel of any pixel may be off, of 255.
  let limit: Int
  private let fill: @MainActor @Sendable (UIView) -> Void

  init(_ name: String, limit: Int = Scene.edgeLimit, fill: @escaping @MainActor @Sendable (UIView) -> Void) {
    self.name = name
    self.limit = limit
    self.fill = fill
  }

  /// The scene on white, as a file.
  @MainActor func data(_ format: PictureFormat, scale: Int) throws -> Data {
    let view = UIView(frame: CGRect(origin: .zero, size: Self.size))
    fill(view)
    return try Picture(of: view, size: Self.size, scale: CGFloat(scale), background: .white).data(format)
  }

  /// For straight edges and dots.
  ///
  /// Measured on the thin slanting line against its exact coverage: our bitmap is within 17 of 255 (Cairo counts fifteen
  /// scan lines a pixel), Chromium within 33, and it loses a seventh of the ink. On corners and small discs the two are
  /// up to 73 apart.
  static let edgeLimit = 80

  /// For strokes of curves: Skia strokes a curve by a few arcs of parabolas, which lie up to half a pixel beside the true
  /// outline; where that was measured (the inner edge of the wide curve), ours was on it.
  static let curveLimit = 128
}
