// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleText

/// What a label shows, and how it was laid out for the rooms that were asked for last.
///
/// Text is shaped again only when it, its font or its paragraphs change, or another width is asked for; colours are
/// looked up when it is drawn.
final class LabelContent {
  /// The room that a label gives its text.
  struct Room: Hashable {
    /// In points; 0 for no limit.
    var width: CGFloat = 0
    /// In points; 0 for no limit.
    var height: CGFloat = 0
    var lines = 1
    var direction = TextDirection.leftToRight
    /// How small letters may become so that the text fits; nil if they may not.
    var minimumScale: CGFloat?
  }

  private let text: StyledText
  private let truncation: LineBreak.Truncation?
  private var known: [(room: Room, text: LaidOutText)] = []
  /// How often text has been shaped.
  private(set) var shapingCount = 0

  /// Makes content of a text whose first paragraph tells how lines break in all.
  init(_ text: StyledText) {
    switch text.firstParagraph.lineBreak {
    case .truncating(let truncation):
      self.truncation = truncation
      // Lines but the last go on below.
      self.text = text.mapped(paragraph: { if case .truncating = $0.lineBreak { $0.lineBreak = .wordWrapping } })
    case .wordWrapping, .characterWrapping, .clipping:
      truncation = nil
      self.text = text
    }
  }

  var isEmpty: Bool { text.isEmpty }

  /// The text in a room.
  func laidOut(in room: Room) -> LaidOutText {
    if let known = known.first(where: { $0.room == room }) { return known.text }
    let laidOut = makeLaidOut(in: room)
    // A label is measured without a limit and with one, and drawn.
    known.append((room, laidOut))
    if known.count > 4 { known.removeFirst() }
    return laidOut
  }

  private func makeLaidOut(in room: Room) -> LaidOutText {
    if room.height > 0 {
      var unlimited = room
      unlimited.height = 0
      let whole = laidOut(in: unlimited)
      if whole.size.height <= room.height || whole.lines.count <= 1 { return whole }
    }
    if let minimum = room.minimumScale { return shrunk(in: room, to: minimum) }
    return shape(text, room)
  }

  /// The text as large as fits the width.
  private func shrunk(in room: Room, to minimum: CGFloat) -> LaidOutText {
    var natural = Room(lines: room.lines, direction: room.direction)
    natural.height = 0
    let width = laidOut(in: natural).size.width
    guard width > room.width, room.width > 0 else { return shape(text, room) }
    var scale = max(minimum, room.width / width)
    var laidOut = shape(text.scaled(by: scale), room)
    // Widths are not quite in proportion: the system font has a cut of its own for small sizes.
    for _ in 0..<4 where laidOut.isTruncated && scale > minimum {
      scale = max(minimum, scale * 0.98)
      laidOut = shape(text.scaled(by: scale), room)
    }
    return laidOut
  }

  private func shape(_ text: StyledText, _ room: Room) -> LaidOutText {
    shapingCount += 1
    let container = TextContainer(
      width: room.width, height: room.height, maximumLines: room.lines, truncation: truncation,
      direction: room.direction)
    return TextLayouter.layOut(text, in: container, with: .current)
  }
}
