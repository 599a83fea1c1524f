// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CGContext {
  /// Makes a context that writes an SVG document, one CSS pixel a unit. This is not Apple's: Core Graphics has no SVG.
  ///
  /// As in every new context, the origin is at the bottom left and y runs up. The document is written by `finish()`, or
  /// when the context goes away. The same drawing gives the same bytes.
  ///
  /// - Returns: nil if a side is not positive or over 32767.
  public convenience init?(svg consumer: CGDataConsumer, size: CGSize) {
    guard let surface = SVGSurface(consumer: consumer, size: size) else { return nil }
    self.init(surface: surface)
  }
}
