// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CCairo
import CPango
import Foundation

@testable import StippleText

/// What Pango itself says of a text: a layout of its own, made without any of the package's layout code.
struct PangoFigures {
  struct Line: Equatable {
    var width: CGFloat
    var ascent: CGFloat
    var descent: CGFloat
    var glyphCount: Int
  }

  private(set) var lines: [Line] = []
  private(set) var isEllipsized = false

  /// Lays a text out in one font.
  ///
  /// - Parameters:
  ///   - family: Families, as Pango takes them.
  ///   - width: In points; nil for no limit.
  ///   - height: Minus the number of lines, with an ellipsis at the end of the last; nil for no ellipsis.
  init(
    _ text: String, family: String, size: Double, weight: Int32 = 400, width: Double? = nil, height: Int32? = nil,
    wrap: Int32 = 2, library: FontLibrary
  ) {
    let map = pango_cairo_font_map_new_for_font_type(1)
    pango_fc_font_map_set_config(map, library.config)
    let context = pango_font_map_create_context(map)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("und"))
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    let font = pango_font_description_new()
    pango_font_description_set_family(font, family)
    pango_font_description_set_absolute_size(font, size * 1024)
    pango_font_description_set_weight(font, weight)
    let layout = pango_layout_new(context)
    pango_layout_set_font_description(layout, font)
    pango_layout_set_text(layout, text, -1)
    pango_layout_set_wrap(layout, wrap)
    if let width { pango_layout_set_width(layout, Int32((width * 1024).rounded(.up))) }
    if let height {
      pango_layout_set_ellipsize(layout, 3)
      pango_layout_set_height(layout, height)
    }
    for index in 0..<pango_layout_get_line_count(layout) {
      guard let line = pango_layout_get_line_readonly(layout, index) else { continue }
      lines.append(Line(line))
    }
    isEllipsized = pango_layout_is_ellipsized(layout) != 0
    pango_font_description_free(font)
    cairo_font_options_destroy(options)
    for object in [layout, context, map] { g_object_unref(object.map { UnsafeMutableRawPointer($0) }) }
  }
}

extension PangoFigures.Line {
  fileprivate init(_ line: UnsafeMutablePointer<PangoLayoutLine>) {
    var logical = PangoRectangle()
    pango_layout_line_get_extents(line, nil, &logical)
    var count = 0
    var next = line.pointee.runs
    while let node = next {
      count += Int(node.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self).pointee.glyphs.pointee.num_glyphs)
      next = node.pointee.next
    }
    self.init(
      width: CGFloat(logical.width) / 1024, ascent: CGFloat(-logical.y) / 1024,
      descent: CGFloat(logical.y + logical.height) / 1024, glyphCount: count)
  }
}
