// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import Foundation

extension CGContext {
  /// Draws a group under the alpha of another one: where that covers half, half of the group is shown.
  ///
  /// Both are drawn within the clip of now, as transparency layers are. In PDF and SVG both stay shapes.
  package func drawGroup(_ content: () -> Void, maskedBy mask: () -> Void) {
    guard let content = group(content) else { return }
    defer { cairo_pattern_destroy(content) }
    guard let mask = group(mask) else { return }
    defer { cairo_pattern_destroy(mask) }
    draw(
      Drawing { cairo in
        cairo_set_source(cairo, content)
        cairo_mask(cairo, mask)
      })
  }

  /// What a closure draws, as a picture of its own; nil for nothing. The caller destroys it.
  private func group(_ body: () -> Void) -> OpaquePointer? {
    beginTransparencyLayer(auxiliaryInfo: nil)
    body()
    return takeTransparencyLayer()
  }
}
