// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation

// Apple's String reaches the methods of NSString by bridging, which there is none of here.
extension StringProtocol {
  /// The size of the text in as many lines as it has line breaks, in points; an empty one is as high as a line.
  ///
  /// The cost is that of shaping the text, each time.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    TextDrawing(String(self), attrs).size()
  }

  /// Draws the text in the current context, in as many lines as it has line breaks, its top left at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    TextDrawing(String(self), attrs).draw(at: point)
  }

  /// Draws the text in the current context, in a rectangle of points: as wide, and as many whole lines as fit.
  ///
  /// The first line is always drawn, and nothing is clipped. A side that is 0 is no limit.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    TextDrawing(String(self), attrs).draw(in: rect)
  }

  /// Draws the text in the current context, in a rectangle of points, as options have it.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    TextDrawing(String(self), attributes).draw(in: rect, options: options, context: context)
  }

  /// The box of the text in the room that there is, in points. A side that is 0 is no limit.
  ///
  /// Its origin is the top left if options say so, else on the baseline.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    TextDrawing(String(self), attributes).boundingRect(with: size, options: options, context: context)
  }
}
