// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation
import StippleText

/// How paragraphs are laid out, to be changed; text that has been given it must be given it anew to show a change.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Makes a style of UIKit's defaults.
  public override init() {
    super.init()
  }

  /// Makes the style of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// What is between two lines.
  open override var lineSpacing: CGFloat {
    get { settings.lineSpacing }
    set { settings.lineSpacing = newValue }
  }

  /// What is below a paragraph before the next one.
  open override var paragraphSpacing: CGFloat {
    get { settings.paragraphSpacing }
    set { settings.paragraphSpacing = newValue }
  }

  /// How far the first line is from the edge where it begins.
  open override var firstLineHeadIndent: CGFloat {
    get { settings.firstLineHeadIndent }
    set { settings.firstLineHeadIndent = newValue }
  }

  /// How far lines but the first are from the edge where they begin.
  open override var headIndent: CGFloat {
    get { settings.headIndent }
    set { settings.headIndent = newValue }
  }

  /// Where lines end: from the edge where they begin if positive, else from the other edge.
  open override var tailIndent: CGFloat {
    get { settings.tailIndent }
    set { settings.tailIndent = newValue }
  }

  /// How high lines are at least.
  open override var minimumLineHeight: CGFloat {
    get { settings.minimumLineHeight }
    set { settings.minimumLineHeight = newValue }
  }

  /// How high lines are at most; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { settings.maximumLineHeight }
    set { settings.maximumLineHeight = newValue }
  }

  /// By what the height of lines is multiplied, if positive.
  open override var lineHeightMultiple: CGFloat {
    get { settings.lineHeightMultiple }
    set { settings.lineHeightMultiple = newValue }
  }

  /// What is above a paragraph, below the one before.
  open override var paragraphSpacingBefore: CGFloat {
    get { settings.paragraphSpacingBefore }
    set { settings.paragraphSpacingBefore = newValue }
  }

  /// How far apart stops are beyond the last; 0 for the default of 28 points.
  open override var defaultTabInterval: CGFloat {
    get { settings.defaultTabInterval }
    set { settings.defaultTabInterval = newValue }
  }

  /// To which side lines go.
  open override var alignment: NSTextAlignment {
    get { choices.alignment }
    set { choices.alignment = newValue }
  }

  /// What becomes of lines that are too wide.
  open override var lineBreakMode: NSLineBreakMode {
    get { choices.lineBreakMode }
    set { choices.lineBreakMode = newValue }
  }

  /// The direction of writing.
  open override var baseWritingDirection: NSWritingDirection {
    get { super.baseWritingDirection }
    set { settings.direction = newValue.textDirection }
  }

  /// The stops of the tab key, of which 64 are used; nil for the default.
  open override var tabStops: [NSTextTab]! {
    get { super.tabStops }
    set { choices.tabStops = newValue }
  }

  /// Adds a stop of the tab key, by its place.
  open func addTabStop(_ anObject: NSTextTab) {
    let stops: [NSTextTab] = tabStops ?? []
    let index = stops.firstIndex { $0.location > anObject.location } ?? stops.count
    choices.tabStops = stops[..<index] + [anObject] + stops[index...]
  }

  /// Takes away all stops that are equal to one.
  open func removeTabStop(_ anObject: NSTextTab) {
    choices.tabStops = (tabStops ?? []).filter { !$0.isEqual(anObject) }
  }

  /// Takes over all that another style says.
  open func setParagraphStyle(_ obj: NSParagraphStyle) {
    (settings, choices) = (obj.settings, obj.choices)
  }
}
