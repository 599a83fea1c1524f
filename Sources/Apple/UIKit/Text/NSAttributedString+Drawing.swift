// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation

// Sizes are not rounded: a label of a text's size must be as large as the next whole pixels.
extension NSAttributedString {
  /// The size of the text in as many lines as it has line breaks, in points; nothing for an empty string.
  ///
  /// The cost is that of shaping the text, each time.
  public func size() -> CGSize {
    length == 0 ? .zero : TextDrawing(self).size()
  }

  /// Draws the text in the current context, in as many lines as it has line breaks, its top left at a point.
  public func draw(at point: CGPoint) {
    TextDrawing(self).draw(at: point)
  }

  /// Draws the text in the current context, in a rectangle of points: as wide, and as many whole lines as fit.
  ///
  /// The first line is always drawn, and nothing is clipped. A side that is 0 is no limit.
  public func draw(in rect: CGRect) {
    TextDrawing(self).draw(in: rect)
  }

  /// Draws the text in the current context, in a rectangle of points, as options have it.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    TextDrawing(self).draw(in: rect, options: options, context: context)
  }

  /// The box of the text in the room that there is, in points. A side that is 0 is no limit.
  ///
  /// Its origin is the top left if options say so, else on the baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    TextDrawing(self).boundingRect(with: size, options: options, context: context)
  }
}
