// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Puts the lines of a text's paragraphs one below the other.
///
/// The cost is linear in the length of the text; paragraphs below the room that there is are not looked at.
package struct TextLayouter {
  private let text: StyledText
  private let container: TextContainer
  private let fonts: FontSet
  private var result = LaidOutText()
  private var stack = LineStack()
  /// The settings of each line, and whether it is the last of its paragraph.
  private var settings: [ParagraphSettings] = []

  /// Lays a text out.
  package static func layOut(_ text: StyledText, in container: TextContainer, with fonts: FontSet) -> LaidOutText {
    var layouter = TextLayouter(text: text, container: container, fonts: fonts)
    layouter.addParagraphs()
    layouter.align()
    return layouter.result
  }

  private init(text: StyledText, container: TextContainer, fonts: FontSet) {
    self.text = text
    self.container = container
    self.fonts = fonts
  }

  private mutating func addParagraphs() {
    var paragraphs = Paragraph.paragraphs(of: text, wrapped: container.usableWidth != nil)[...]
    while let paragraph = paragraphs.popFirst() {
      guard add(paragraph, hasMore: !paragraphs.isEmpty) else { break }
    }
    result.size.height = stack.bottom
  }

  /// Adds the lines of a paragraph that have room; gives false once there is no more.
  private mutating func add(_ paragraph: Paragraph, hasMore: Bool) -> Bool {
    let linesLeft = container.maximumLines > 0 ? container.maximumLines - stack.count : nil
    var shaped = shape(paragraph, limit: linesLeft)
    var fitting = linesThatFit(shaped.lines, of: paragraph)
    let isFull = fitting < shaped.lines.count || fitting == linesLeft || !hasRoom(below: shaped.lines, of: paragraph)
    let isCut = fitting < shaped.lines.count || (hasMore && isFull)
    if isCut, container.truncation != nil, fitting > 0 {
      shaped = shape(paragraph, limit: fitting, showsMore: hasMore && fitting == shaped.lines.count)
      fitting = min(fitting, shaped.lines.count)
    }
    for (index, line) in shaped.lines.prefix(fitting).enumerated() {
      var line = line
      place(&line, in: &stack, startsParagraph: index == 0, of: paragraph)
      result.lines.append(line)
      settings.append(paragraph.settings)
    }
    if isCut || shaped.isShortened { result.isTruncated = true }
    return !isCut
  }

  private func shape(_ paragraph: Paragraph, limit: Int?, showsMore: Bool = false) -> ShapedParagraph {
    ShapedParagraph(
      paragraph, of: text, in: container, limit: limit, showsMore: showsMore, fonts: fonts)
  }

  private func place(
    _ line: inout LaidOutLine, in stack: inout LineStack, startsParagraph: Bool, of paragraph: Paragraph
  ) {
    let leading = container.usesFontLeading ? fonts.metrics(of: paragraph.style.font).leading : 0
    stack.place(&line, startsParagraph: startsParagraph, paragraph.settings, leading: leading)
  }

  /// How many of a paragraph's lines fit in the height that is left; the first of the text always does.
  private func linesThatFit(_ lines: [LaidOutLine], of paragraph: Paragraph) -> Int {
    guard let limit = container.usableHeight else { return lines.count }
    var stack = stack
    for (index, line) in lines.enumerated() {
      var line = line
      place(&line, in: &stack, startsParagraph: index == 0, of: paragraph)
      // A 1024th of a point is nothing that is seen.
      if stack.bottom > limit + 1e-3, stack.count > 1 { return index }
    }
    return lines.count
  }

  /// Whether another line as high as the last would fit below a paragraph.
  private func hasRoom(below lines: [LaidOutLine], of paragraph: Paragraph) -> Bool {
    guard let limit = container.usableHeight, var last = lines.last else { return true }
    var stack = stack
    for (index, line) in lines.enumerated() {
      var line = line
      place(&line, in: &stack, startsParagraph: index == 0, of: paragraph)
    }
    place(&last, in: &stack, startsParagraph: true, of: paragraph)
    return stack.bottom <= limit + 1e-3
  }
}

extension TextLayouter {
  /// Moves each line to its side of the room that there is, or of the widest line.
  private mutating func align() {
    for index in result.lines.indices {
      let line = result.lines[index]
      let needed = line.width + settings[index].leadingIndent(ofFirst: line.isFirstOfParagraph)
      result.size.width = max(result.size.width, needed + settings[index].trailingIndent)
    }
    let width = container.usableWidth ?? result.size.width
    result.alignedWidth = width
    for index in result.lines.indices {
      result.lines[index].origin.x = settings[index].leftEnd(of: result.lines[index], in: width)
    }
  }
}

extension ParagraphSettings {
  func leadingIndent(ofFirst isFirst: Bool) -> CGFloat {
    (isFirst ? firstLineHeadIndent : headIndent).usableDistance
  }

  /// What is kept free at the trailing edge, whatever the width.
  fileprivate var trailingIndent: CGFloat { max(0, -tailIndent.usableDistance) }

  /// Where the line's room begins and ends in a width, counted from the leading edge.
  func room(ofFirst isFirst: Bool, in width: CGFloat) -> (start: CGFloat, end: CGFloat) {
    let (start, tail) = (leadingIndent(ofFirst: isFirst), tailIndent.usableDistance)
    return (start, tail > 0 ? min(tail, width) : width + tail)
  }

  fileprivate func leftEnd(of line: LaidOutLine, in width: CGFloat) -> CGFloat {
    let room = room(ofFirst: line.isFirstOfParagraph, in: width)
    let isReversed = line.direction == .rightToLeft
    let (left, right) = isReversed ? (width - room.end, width - room.start) : (room.start, room.end)
    switch alignment {
    case .left: return left
    case .right: return right - line.width
    case .center: return (left + right - line.width) / 2
    case .natural, .justified: return isReversed ? right - line.width : left
    }
  }
}
