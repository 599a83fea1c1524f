// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleText

extension UILabel {

  private func room(width: CGFloat, height: CGFloat = 0, lines: Int) -> LabelContent.Room {
    let canShrink = adjustsFontSizeToFitWidth && lines == 1 && width > 0
    return LabelContent.Room(
      width: width.isFinite ? max(0, width) : 0, height: height.isFinite ? max(0, height) : 0, lines: max(0, lines),
      direction: effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
      minimumScale: canShrink ? min(max(minimumScaleFactor.isFinite ? minimumScaleFactor : 0, 0), 1) : nil)
  }

  /// A length as the next whole pixels; what is less than a thousandth of one above is not counted.
  private func roundedUp(_ length: CGFloat) -> CGFloat {
    let scale = traitCollection.usableDisplayScale
    return (length * scale - 1e-3).rounded(.up) / scale
  }

  /// The size that the label asks for.
  func textSize(width: CGFloat) -> CGSize {
    guard !content.isEmpty else { return .zero }
    let width = width > 0 && width.isFinite ? width : 1_000_000
    return textRect(
      forBounds: CGRect(x: 0, y: 0, width: width, height: 1_000_000), limitedToNumberOfLines: numberOfLines
    ).size
  }

  func textBox(in bounds: CGRect, lines: Int) -> CGRect {
    guard bounds.minX.isFinite, bounds.minY.isFinite else { return .zero }
    guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
    let text = content.laidOut(in: room(width: bounds.width, height: bounds.height, lines: lines))
    let size = CGSize(
      width: min(roundedUp(text.size.width), bounds.width), height: min(roundedUp(text.size.height), bounds.height))
    let isUnlimited = bounds.width >= 1_000_000
    // The width has been rounded up, and the box must not leave the rectangle for it.
    let left = isUnlimited ? 0 : min(text.lines.map(\.origin.x).min() ?? 0, bounds.width - size.width)
    let top = bounds.height >= 1_000_000 ? 0 : (bounds.height - size.height) / 2
    return CGRect(origin: CGPoint(x: bounds.minX + max(0, left), y: bounds.minY + top), size: size)
  }

  func drawContent(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), !content.isEmpty, rect.width > 0, rect.height > 0,
      rect.minX.isFinite, rect.minY.isFinite
    else { return }
    let room = room(width: rect.width, height: rect.height, lines: numberOfLines)
    let text = content.laidOut(in: room)
    let origin = CGPoint(x: rect.minX, y: rect.minY + top(of: text, in: rect, room))
    context.saveGState()
    if !isEnabled { context.setAlpha(0.5) }
    if let shadowColor {
      let place = CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height)
      text.draw(in: context, at: place, allIn: shadowColor.cgColor)
    }
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    text.draw(in: context, at: origin, color: color?.cgColor)
    context.restoreGState()
  }

  /// How far below the rectangle's top the text begins.
  private func top(of text: LaidOutText, in rect: CGRect, _ room: LabelContent.Room) -> CGFloat {
    let middle = (rect.height - text.size.height) / 2
    guard room.minimumScale != nil, baselineAdjustment != .alignCenters else { return middle }
    var full = LabelContent.Room(lines: room.lines, direction: room.direction)
    full.height = 0
    let large = content.laidOut(in: full)
    let top = (rect.height - large.size.height) / 2
    return baselineAdjustment == .none ? top : top + large.firstBaseline - text.firstBaseline
  }
}
