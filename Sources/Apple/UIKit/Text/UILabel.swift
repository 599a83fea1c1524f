// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation
import StippleText

/// A view that shows text in one line or several, in the middle of its height.
///
/// Events pass through it at first, and it is not opaque. Text is shaped when it or its room changes, not when it is
/// drawn. Attributes that an attributed text lacks are the label's.
///
/// Differs from Apple's: no line break strategy, no tightening, no hyphenation, and no following of the user's text
/// size.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// What the label shows; an attributed text that was set last counts.
  var attributed: NSAttributedString?
  private var plain: String?
  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  private var ownTextColor: UIColor = .label
  private var knownContent: LabelContent?

  /// Makes a label without text with a place in its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    takeContentMode()
  }

  /// Makes a label of an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeContentMode()
    if coder.containsValue(forKey: "labelNumbers") { decodeLabel(with: coder) }
  }

  /// Writes the view's own properties and the label's; of an attributed text the characters.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeLabel(with: coder)
  }

  /// The text; nil at first. Setting it takes away attributes of an attributed text.
  open var text: String? {
    get { attributed?.string ?? plain }
    set {
      (plain, attributed) = (newValue, nil)
      contentChanged()
    }
  }

  /// The text with attributes; a plain text has the label's font, colour and paragraph style.
  ///
  /// How lines break, and whether the last is truncated, is what its first paragraph's style says, if it has one.
  /// Setting it sets ``font``, ``textColor``, ``textAlignment`` and ``lineBreakMode`` to what its start has of them.
  open var attributedText: NSAttributedString? {
    get { attributed ?? plain.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set {
      (plain, attributed) = (nil, nil)
      if let newValue, newValue.length > 0 { takeLook(newValue.attributes(at: 0, effectiveRange: nil)) }
      attributed = newValue?.copy() as? NSAttributedString
      contentChanged()
    }
  }

  /// The font: the system's of 17 points at first, and for nil. Setting it sets that of all of an attributed text.
  open var font: UIFont! {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      setAttribute(.font, to: ownFont)
      contentChanged()
    }
  }

  /// The colour: ``UIColor/label`` at first, and for nil. Setting it sets that of all of an attributed text.
  open var textColor: UIColor! {
    get { ownTextColor }
    set {
      ownTextColor = newValue ?? .label
      if attributed != nil {
        setAttribute(.foregroundColor, to: ownTextColor)
        contentChanged()
      }
      setNeedsDisplay()
    }
  }

  /// To which side lines go: natural at first. Setting it sets that of all of an attributed text.
  open var textAlignment = NSTextAlignment.natural {
    didSet { setParagraphStyles { $0.alignment = textAlignment } }
  }

  /// What becomes of text that has no room: its end is left out, at first. With several lines, this is for the last.
  ///
  /// Setting it sets that of all of an attributed text.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { setParagraphStyles { $0.lineBreakMode = lineBreakMode } }
  }

  /// How many lines there may be: one at first; 0 for no limit. A negative number is 0.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { roomChanged() } }
  }

  /// Whether letters become smaller so that one line fits the width. False at first; with several lines it does
  /// nothing.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { roomChanged() } }
  }

  /// How small letters may become, as a part of their size; 0 at first, for no limit. (Apple documents that 0 keeps the
  /// size; it is known to shrink text all the same.)
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { roomChanged() } }
  }

  /// Where text goes that has become smaller: on the baseline that it would have had, at first.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { setNeedsDisplay() }
  }

  /// The width that a label of several lines asks its height for, in points; 0, as at first, for none.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { roomChanged() } }
  }

  /// The colour of a sharp copy of the text behind it; none at first.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// How far that copy is from the text, in points: (0, -1) at first, up.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { setNeedsDisplay() }
  }

  /// The colour while the label is highlighted; nil, as at first, for no other.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Whether the label is highlighted. False at first.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// Whether the label is shown as enabled, as at first; else text is drawn at half its alpha. (By how much Apple's is
  /// paler is not documented.)
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }

  /// The box of the text in a rectangle, in the rectangle's space: in the middle of its height, and of whole pixels.
  ///
  /// For overriding: it is asked for the size that the label asks for.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    textBox(in: bounds, lines: numberOfLines)
  }

  /// Draws the text in the middle of the height of a rectangle, in the current context; for overriding.
  open func drawText(in rect: CGRect) {
    drawContent(in: rect)
  }

  /// Draws the text in the bounds.
  open override func draw(_ rect: CGRect) {
    drawText(in: bounds)
  }

  /// The size of the text, of whole pixels; of ``preferredMaxLayoutWidth`` if there may be several lines.
  open override var intrinsicContentSize: CGSize {
    let width = numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : 0
    return textSize(width: width)
  }

  /// The size of the text, of whole pixels: of one line whatever the room, of several in the room's width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: numberOfLines == 1 ? 0 : size.width)
  }

  override class var isInteractiveAtFirst: Bool { false }

  override func takeContentMode() {
    super.takeContentMode()
    // Text is placed anew in other bounds, never stretched.
    layer.needsDisplayOnBoundsChange = true
  }
}

// MARK: Content

extension UILabel {
  /// The text, made ready once after each change.
  var content: LabelContent {
    if let knownContent { return knownContent }
    let style = TextStyle(font: ownFont.fontDescription)
    let paragraph = ownParagraphStyle.paragraphSettings
    let text =
      attributed.map { StyledText($0, style: style, paragraph: paragraph) }
      ?? StyledText(plain ?? "", style: style, paragraph: paragraph)
    let content = LabelContent(text)
    knownContent = content
    return content
  }

  private func contentChanged() {
    knownContent = nil
    roomChanged()
  }

  private func roomChanged() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  private var ownParagraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return style
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    [.font: ownFont, .foregroundColor: ownTextColor, .paragraphStyle: ownParagraphStyle]
  }

  /// Takes over what attributes say of the label's own look.
  private func takeLook(_ attributes: [NSAttributedString.Key: Any]) {
    ownFont = attributes[.font] as? UIFont ?? ownFont
    ownTextColor = attributes[.foregroundColor] as? UIColor ?? ownTextColor
    guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
    (textAlignment, lineBreakMode) = (style.alignment, style.lineBreakMode)
  }

  /// Sets an attribute of all of an attributed text.
  private func setAttribute(_ key: NSAttributedString.Key, to value: Any) {
    guard let attributed else { return }
    let copy = NSMutableAttributedString(attributedString: attributed)
    copy.addAttribute(key, value: value, range: NSRange(location: 0, length: copy.length))
    self.attributed = copy
  }

  /// Changes the paragraph styles of an attributed text, and of what has none.
  private func setParagraphStyles(_ change: (NSMutableParagraphStyle) -> Void) {
    if let attributed {
      let copy = NSMutableAttributedString(attributedString: attributed)
      let all = NSRange(location: 0, length: copy.length)
      attributed.enumerateAttribute(.paragraphStyle, in: all) { value, range, _ in
        let style = NSMutableParagraphStyle()
        style.setParagraphStyle(value as? NSParagraphStyle ?? ownParagraphStyle)
        change(style)
        copy.addAttribute(.paragraphStyle, value: style, range: range)
      }
      self.attributed = copy
    }
    contentChanged()
  }
}
