// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CPango
internal import CoreGraphics
internal import Foundation

/// The lines of one paragraph, shaped and broken by Pango.
///
/// Lines are not in their places yet: they are as they would be at the origin.
struct ShapedParagraph {
  private(set) var lines: [LaidOutLine] = []
  /// Whether a part of the paragraph is left out.
  private(set) var isShortened = false

  /// Shapes a paragraph.
  ///
  /// - Parameters:
  ///   - limit: How many lines there may be; nil for no limit.
  ///   - showsMore: Whether the last line is to show that there is more text after the paragraph.
  init(
    _ paragraph: Paragraph, of text: StyledText, in container: TextContainer, limit: Int?, showsMore: Bool,
    fonts: FontSet
  ) {
    FontLock.hold { shape(paragraph, of: text, in: container, limit: limit, showsMore: showsMore, fonts: fonts) }
  }

  private mutating func shape(
    _ paragraph: Paragraph, of text: StyledText, in container: TextContainer, limit: Int?, showsMore: Bool,
    fonts: FontSet
  ) {
    let direction: PangoDirection =
      switch paragraph.settings.direction ?? container.direction {
      case .leftToRight: 0
      case .rightToLeft: 1
      }
    guard let layout = fonts.makeLayout(direction: direction) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    var bytes = Array(text.bytes[paragraph.range])
    if showsMore { bytes += Array("…".utf8) }
    pango_layout_set_auto_dir(layout, paragraph.settings.direction == nil ? 1 : 0)
    bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { pango_layout_set_text(layout, $0.baseAddress, Int32($0.count)) }
    }
    Self.setAttributes(of: layout, paragraph, of: text, length: bytes.count)
    Self.setBreaks(of: layout, paragraph.settings, in: container, limit: limit)
    isShortened = pango_layout_is_ellipsized(layout) != 0
    let count = Int(pango_layout_get_line_count(layout))
    let shown = min(count, limit ?? count)
    if shown < count { isShortened = true }
    let runs = text.runs[paragraph.runs].map {
      (start: $0.range.lowerBound - paragraph.range.lowerBound, style: $0.style)
    }
    let reader = LineReader(bytes: bytes, runs: runs, empty: paragraph.style, fonts: fonts)
    for index in 0..<shown {
      guard let line = pango_layout_get_line_readonly(layout, Int32(index)) else { continue }
      lines.append(reader.line(line, isFirst: index == 0))
    }
  }

  /// Tells Pango the fonts of the runs.
  private static func setAttributes(
    of layout: OpaquePointer, _ paragraph: Paragraph, of text: StyledText, length: Int
  ) {
    let font = paragraph.style.font.makePangoDescription()
    defer { pango_font_description_free(font) }
    pango_layout_set_font_description(layout, font)
    guard let list = pango_attr_list_new() else { return }
    defer { pango_attr_list_unref(list) }
    for run in text.runs[paragraph.runs] {
      let start = max(run.range.lowerBound, paragraph.range.lowerBound) - paragraph.range.lowerBound
      let isLast = run.range.upperBound >= paragraph.range.upperBound
      let end = isLast ? length : run.range.upperBound - paragraph.range.lowerBound
      for attribute in run.style.attributes() {
        attribute.pointee.start_index = UInt32(start)
        attribute.pointee.end_index = UInt32(end)
        pango_attr_list_insert(list, attribute)
      }
    }
    pango_layout_set_attributes(layout, list)
  }

  /// Tells Pango where lines begin, end and break.
  private static func setBreaks(
    of layout: OpaquePointer, _ settings: ParagraphSettings, in container: TextContainer, limit: Int?
  ) {
    setTabs(of: layout, settings)
    guard let width = container.usableWidth else { return }
    let (first, other) = (settings.room(ofFirst: true, in: width), settings.room(ofFirst: false, in: width))
    let start = min(first.start, other.start)
    // Rounded up, so that what has been measured fits in as much.
    pango_layout_set_width(layout, Int32(max(0, ((first.end - start) * FontSet.unit).rounded(.up))))
    pango_layout_set_indent(layout, Int32(((first.start - other.start) * FontSet.unit).rounded()))
    pango_layout_set_justify(layout, settings.alignment == .justified ? 1 : 0)
    switch settings.lineBreak {
    case .wordWrapping: pango_layout_set_wrap(layout, 2)
    case .characterWrapping: pango_layout_set_wrap(layout, 1)
    case .clipping: pango_layout_set_width(layout, -1)
    case .truncating(let truncation): pango_layout_set_ellipsize(layout, truncation.pangoMode)
    }
    if let limit, let truncation = container.truncation, settings.lineBreak.wraps {
      pango_layout_set_ellipsize(layout, truncation.pangoMode)
      pango_layout_set_height(layout, -Int32(clamping: limit))
    }
  }

  private static func setTabs(of layout: OpaquePointer, _ settings: ParagraphSettings) {
    let interval = settings.defaultTabInterval.usableDistance
    var stops =
      settings.tabStops ?? (1...12).map { ParagraphSettings.TabStop(location: 28 * CGFloat($0), alignment: .left) }
    stops = stops.prefix(64).filter { $0.location > 0 }
    if stops.isEmpty || settings.tabStops != nil {
      let last = stops.last?.location.usableDistance ?? 0
      stops += (1...12).map { .init(location: last + (interval > 0 ? interval : 28) * CGFloat($0), alignment: .left) }
    }
    guard let tabs = pango_tab_array_new(Int32(stops.count), 0) else { return }
    defer { pango_tab_array_free(tabs) }
    for (index, stop) in stops.enumerated() {
      let alignment: PangoTabAlign = stop.alignment == .right ? 1 : stop.alignment == .center ? 2 : 0
      pango_tab_array_set_tab(tabs, Int32(index), alignment, Int32(stop.location.usableDistance * FontSet.unit))
    }
    pango_layout_set_tabs(layout, tabs)
  }
}

extension LineBreak {
  fileprivate var wraps: Bool { self == .wordWrapping || self == .characterWrapping }
}

extension LineBreak.Truncation {
  fileprivate var pangoMode: PangoEllipsizeMode {
    switch self {
    case .head: 1
    case .middle: 2
    case .tail: 3
    }
  }
}

extension TextStyle {
  /// What Pango is told of a run, to be given a range and to a list. A font of its own keeps a run apart from its
  /// neighbours, even if theirs is the same. Nothing is said that Pango would look up only once text is shaped, such as a
  /// colour: it looks for those of each run from the first of the paragraph on.
  fileprivate func attributes() -> [UnsafeMutablePointer<PangoAttribute>] {
    let description = font.makePangoDescription()
    defer { pango_font_description_free(description) }
    var attributes = [pango_attr_font_desc_new(description)]
    if letterSpacing != 0 {
      attributes.append(pango_attr_letter_spacing_new(Int32(letterSpacing * FontSet.unit)))
    }
    if baselineOffset != 0 {
      attributes.append(pango_attr_rise_new(Int32(baselineOffset.usableDistance * FontSet.unit)))
    }
    if !features.isEmpty { attributes.append(pango_attr_font_features_new(features)) }
    return attributes.compactMap { $0 }
  }
}
