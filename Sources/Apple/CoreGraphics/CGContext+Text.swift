// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo

extension CGContext {
  /// Draws glyphs as such, with their shadow: for PDF and SVG, where text stays text.
  ///
  /// - Parameters:
  ///   - color: Their colour; the current alpha counts.
  ///   - body: Shows glyphs with the Cairo context that it is given, whose space is user space.
  package func drawGlyphs(color: CGColor, _ body: @escaping (OpaquePointer) -> Void) {
    guard let transform = userToCanvas.drawable else { return }
    drawWithShadow(
      Drawing(
        within: nil, source: { cairo in self.setSource(color, in: cairo) },
        covering: { cairo in
          var matrix = transform.cairoMatrix
          cairo_set_matrix(cairo, &matrix)
          body(cairo)
          cairo_identity_matrix(cairo)
        }))
  }
}
