// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleText

/// What the methods that draw and measure strings have in common.
struct TextDrawing {
  private let text: StyledText

  init(_ string: NSAttributedString) {
    text = StyledText(string, style: Self.defaultStyle)
  }

  init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
    text = StyledText(string, attributes: attributes, style: Self.defaultStyle)
  }

  /// Apple's is Helvetica of 12 points.
  private static var defaultStyle: TextStyle {
    TextStyle(font: FontDescription(family: .system, size: 12))
  }

  private func laidOut(_ container: TextContainer) -> LaidOutText {
    TextLayouter.layOut(text, in: container, with: .current)
  }

  private func laidOut(_ size: CGSize, _ options: NSStringDrawingOptions) -> LaidOutText {
    let container = container(size, options)
    guard !options.contains(.usesLineFragmentOrigin) else { return laidOut(container) }
    // One line does not break, however narrow the rectangle is.
    let line = text.mapped(paragraph: {
      if $0.lineBreak == .wordWrapping || $0.lineBreak == .characterWrapping { $0.lineBreak = .clipping }
    })
    return TextLayouter.layOut(line, in: container, with: .current)
  }

  private func container(
    _ size: CGSize, _ options: NSStringDrawingOptions
  ) -> TextContainer {
    let truncates = options.contains([.truncatesLastVisibleLine, .usesLineFragmentOrigin])
    return TextContainer(
      width: size.width, height: options.contains(.usesLineFragmentOrigin) ? size.height : 0,
      maximumLines: options.contains(.usesLineFragmentOrigin) ? 0 : 1, truncation: truncates ? .tail : nil,
      usesFontLeading: options.contains(.usesFontLeading))
  }

  func size() -> CGSize {
    laidOut(TextContainer()).size
  }

  func draw(at point: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    laidOut(TextContainer()).draw(in: context, at: point)
  }

  func draw(in rect: CGRect) {
    draw(in: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  func draw(in rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
    let rect = rect.standardized
    let laidOut = laidOut(rect.size, options)
    context?.totalBounds = bounds(of: laidOut, options).offsetBy(dx: rect.minX, dy: rect.minY)
    guard let canvas = UIGraphicsGetCurrentContext() else { return }
    let top = options.contains(.usesLineFragmentOrigin) ? rect.minY : rect.minY - laidOut.firstBaseline
    laidOut.draw(in: canvas, at: CGPoint(x: rect.minX, y: top))
  }

  func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect {
    let laidOut = laidOut(size, options)
    let bounds = bounds(of: laidOut, options)
    context?.totalBounds = bounds
    return bounds
  }

  private func bounds(of text: LaidOutText, _ options: NSStringDrawingOptions) -> CGRect {
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -text.firstBaseline
    return CGRect(origin: CGPoint(x: 0, y: top), size: text.size)
  }
}
