// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import CPango
internal import CoreGraphics
internal import Foundation

/// Pango's view of a library of fonts: finds fonts by description, measures them, and makes layouts.
///
/// Nothing of it depends on fontconfig's rules, on the locale or on the environment. It serves one thread.
package final class FontSet {
  package let library: FontLibrary?
  private let map: OpaquePointer?
  private let context: OpaquePointer?
  private var metrics: [FontDescription: FontMetrics] = [:]
  private var glyphFonts: [OpaquePointer: GlyphFont] = [:]

  /// Pango's units a point.
  static let unit = 1024.0

  /// The set of the fonts in the standard folders, made once a thread.
  package static var current: FontSet {
    let key = "StippleTextFontSet"
    if let set = Thread.current.threadDictionary[key] as? FontSet { return set }
    let set = FontSet(library: FontLibrary())
    Thread.current.threadDictionary[key] = set
    return set
  }

  /// Makes a set of a library's fonts; without a library, or with one that is empty, there is no text to be seen.
  package init(library: FontLibrary?) {
    self.library = library
    guard let library, !library.faces.isEmpty, let map = pango_cairo_font_map_new_for_font_type(1) else {
      (map, context) = (nil, nil)
      return
    }
    pango_fc_font_map_set_config(map, library.config)
    // Fontconfig would put the languages of the environment in.
    pango_fc_font_map_set_default_substitute(
      map,
      { pattern, _ in
        FcPatternDel(pattern, FC_LANG)
        FcPatternAddString(pattern, FC_LANG, "en")
      }, nil, nil)
    let context = pango_font_map_create_context(map)
    // A language that Pango knows no script of: of any other it would go on to ask the environment.
    pango_context_set_language(context, pango_language_from_string("und"))
    pango_context_set_round_glyph_positions(context, 0)
    pango_cairo_context_set_resolution(context, 72)
    let options = cairo_font_options_create()
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    (self.map, self.context) = (map, context)
  }

  deinit {
    FontLock.hold {
      if let context { g_object_unref(UnsafeMutableRawPointer(context)) }
      if let map { g_object_unref(UnsafeMutableRawPointer(map)) }
    }
  }

  /// Whether there is no font at all.
  package var isEmpty: Bool { context == nil }

  /// The measures of a font; all zero where there is none, or its size is.
  package func metrics(of description: FontDescription) -> FontMetrics {
    if let known = metrics[description] { return known }
    if metrics.count >= 256 { metrics = [:] }
    let measured = FontLock.hold { measure(description) }
    metrics[description] = measured
    return measured
  }

  private func measure(_ description: FontDescription) -> FontMetrics {
    guard let context, description.usableSize > 0 else { return FontMetrics() }
    let pango = description.makePangoDescription()
    defer { pango_font_description_free(pango) }
    guard let font = pango_font_map_load_font(map, context, pango) else { return FontMetrics() }
    defer { g_object_unref(UnsafeMutableRawPointer(font)) }
    return FontMetrics(of: font, size: description.usableSize)
  }

  /// A layout without text, in a direction; nil where there are no fonts.
  ///
  /// - Parameter direction: As Pango counts; it must not be asked for another before the layout has been read.
  func makeLayout(direction: PangoDirection) -> OpaquePointer? {
    guard let context else { return nil }
    pango_context_set_base_dir(context, direction)
    return pango_layout_new(context)
  }

  /// The font that the glyphs of a run are of.
  func glyphFont(of font: OpaquePointer) -> GlyphFont? {
    guard let scaled = pango_cairo_font_get_scaled_font(font) else { return nil }
    if let known = glyphFonts[scaled] { return known }
    if glyphFonts.count >= 64 { glyphFonts = [:] }
    let made = GlyphFont(scaled, metrics: FontMetrics(of: font, size: 0).lines)
    glyphFonts[scaled] = made
    return made
  }
}

extension FontDescription {
  /// The description in Pango's terms, to be freed.
  func makePangoDescription() -> OpaquePointer? {
    let pango = pango_font_description_new()
    pango_font_description_set_family(pango, families.joined(separator: ","))
    pango_font_description_set_absolute_size(pango, usableSize * FontSet.unit)
    pango_font_description_set_weight(pango, PangoWeight(openTypeWeight))
    pango_font_description_set_style(pango, isItalic ? 2 : 0)
    pango_font_description_set_stretch(pango, stretch)
    return pango
  }
}

extension FontMetrics {
  /// Measures a font of Pango's.
  fileprivate init(of font: OpaquePointer, size: CGFloat) {
    self.init()
    guard let pango = pango_font_get_metrics(font, pango_language_from_string("und")) else { return }
    defer { pango_font_metrics_unref(pango) }
    let points = { (units: Int32) in CGFloat(units) / FontSet.unit }
    ascender = points(pango_font_metrics_get_ascent(pango))
    descender = -points(pango_font_metrics_get_descent(pango))
    leading = max(0, points(pango_font_metrics_get_height(pango)) - ascender + descender)
    let (underline, strikethrough) = (
      points(pango_font_metrics_get_underline_thickness(pango)),
      points(pango_font_metrics_get_strikethrough_thickness(pango))
    )
    // Pango tells the top of the line.
    lines = DecorationMetrics(
      underlinePosition: points(pango_font_metrics_get_underline_position(pango)) - underline / 2,
      underlineThickness: underline,
      strikethroughPosition: points(pango_font_metrics_get_strikethrough_position(pango)) - strikethrough / 2,
      strikethroughThickness: strikethrough)
    guard let shaper = pango_font_get_hb_font(font) else { return }
    capHeight = Self.height(HB_OT_METRICS_TAG_CAP_HEIGHT, of: shaper) ?? size * 0.7
    xHeight = Self.height(HB_OT_METRICS_TAG_X_HEIGHT, of: shaper) ?? size * 0.5
  }

  /// A height that the font's tables tell, if they do.
  private static func height(_ tag: hb_ot_metrics_tag_t, of font: OpaquePointer) -> CGFloat? {
    var value: hb_position_t = 0
    guard hb_ot_metrics_get_position(font, tag, &value) != 0, value > 0 else { return nil }
    return CGFloat(value) / FontSet.unit
  }
}
