// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CPango
internal import Foundation

/// Reads the lines that Pango has made of a paragraph.
struct LineReader {
  private let bytes: [UInt8]
  private let runStarts: [Int]
  private let styles: [TextStyle]
  private let empty: TextStyle
  private let fonts: FontSet

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - bytes: The paragraph's text.
  ///   - runs: Where each run begins in the text, and its look.
  ///   - empty: The look of what is in no run.
  init(bytes: [UInt8], runs: [(start: Int, style: TextStyle)], empty: TextStyle, fonts: FontSet) {
    self.bytes = bytes
    runStarts = runs.map(\.start)
    styles = runs.map(\.style)
    self.empty = empty
    self.fonts = fonts
  }

  /// Reads a line.
  func line(_ line: UnsafeMutablePointer<PangoLayoutLine>, isFirst: Bool) -> LaidOutLine {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    var runs: [GlyphRun] = []
    var (x, padding) = (0, 0)
    var next = line.pointee.runs
    while let node = next {
      let item = node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee
      if let run = run(item, at: &x, padding: &padding) { runs.append(run) }
      next = node.pointee.next
    }
    let isReversed = line.pointee.resolved_dir == 1
    // Pango leaves out what is added after the last character; UIKit does not.
    let spacing = (isReversed ? runs.first : runs.last)?.style.letterSpacing ?? 0
    if isReversed, spacing != 0 { runs = runs.map { $0.moved(by: spacing) } }
    return LaidOutLine(
      width: max(0, points(Int(logical.width) - padding) + spacing), ascent: points(-Int(logical.y)),
      descent: points(Int(logical.y) + Int(logical.height)), runs: runs,
      direction: isReversed ? .rightToLeft : .leftToRight, isFirstOfParagraph: isFirst)
  }

  /// Reads a run that begins at a place, and moves that to its end; nil for one without a font. What is left out of an
  /// ellipsis is added to the padding.
  private func run(_ glyphItem: PangoGlyphItem, at x: inout Int, padding: inout Int) -> GlyphRun? {
    guard let item = glyphItem.item?.pointee, let glyphs = glyphItem.glyphs?.pointee else { return nil }
    let start = x
    let infos = UnsafeBufferPointer(start: glyphs.glyphs, count: Int(glyphs.num_glyphs))
    let clusters = UnsafeBufferPointer(start: glyphs.log_clusters, count: Int(glyphs.num_glyphs))
    var placed: [cairo_glyph_t?] = []
    var edges: [Int] = []
    for info in infos {
      edges.append(x)
      placed.append(glyph(info, at: x, baseline: -Int(glyphItem.y_offset)))
      x += Int(info.geometry.width)
    }
    let added = self.padding(ofEllipsis: item, infos)
    (x, padding) = (x - added, padding + added)
    edges.append(x)
    guard let pango = item.analysis.font, let font = fonts.glyphFont(of: pango) else { return nil }
    let range = max(0, Int(item.offset))..<min(bytes.count, Int(item.offset + item.length))
    let text = Array(bytes[range])
    let map = ClusterMap(clusters: Array(clusters), isBackward: item.analysis.level & 1 == 1, length: text.count)
    return GlyphRun(
      font: font, style: style(at: Int(item.offset)), start: points(start), end: points(x),
      rise: points(Int(glyphItem.y_offset)), glyphs: placed.compactMap { $0 }, text: text,
      clusters: map.clusters(drawn: placed.map { $0 != nil }), isBackward: map.isBackward,
      words: map.words(in: text, edges: edges.map { points($0) }))
  }

  /// What Pango has added to an ellipsis so that the line is as wide as its room, which would part it from the letters
  /// that follow; 0 for any other run.
  private func padding(ofEllipsis item: PangoItem, _ infos: UnsafeBufferPointer<PangoGlyphInfo>) -> Int {
    // Pango's PANGO_ANALYSIS_FLAG_IS_ELLIPSIS.
    let isEllipsis = item.analysis.flags & 2 != 0
    guard isEllipsis, let last = infos.last, let font = pango_font_get_hb_font(item.analysis.font) else { return 0 }
    return max(0, Int(last.geometry.width) - Int(hb_font_get_glyph_h_advance(font, last.glyph)))
  }

  /// A glyph in its place; nil for what shows nothing. What no font has is the font's own sign for that.
  private func glyph(_ info: PangoGlyphInfo, at x: Int, baseline: Int) -> cairo_glyph_t? {
    let (empty, unknown): (UInt32, UInt32) = (0x0FFF_FFFF, 0x1000_0000)
    guard info.glyph != empty else { return nil }
    return cairo_glyph_t(
      index: info.glyph & unknown != 0 ? 0 : UInt(info.glyph), x: points(x + Int(info.geometry.x_offset)),
      y: points(baseline + Int(info.geometry.y_offset)))
  }

  /// The look of the run that a byte is in.
  private func style(at offset: Int) -> TextStyle {
    // Halving: a text may have as many looks as characters.
    var (low, high) = (0, runStarts.count)
    while low < high {
      let middle = (low + high) / 2
      if runStarts[middle] <= offset { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? styles[low - 1] : empty
  }

  private func points(_ units: Int) -> CGFloat {
    CGFloat(units) / FontSet.unit
  }
}
