// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo

extension CGBlendMode {
  /// How a mode is drawn.
  enum Route {
    /// Cairo's operator does it, whatever the shape: where there is no source, nothing changes.
    case plain(cairo_operator_t)
    /// Cairo's operator does it, but changes all that the shape leaves free, too: only a clip or a copy holds it back.
    case unbounded(cairo_operator_t)
    /// `PixelBlend` does it, Cairo has no such operator.
    case pixels(PixelBlend)
  }

  /// How the mode is drawn on a surface.
  ///
  /// Those that look at hue are not Cairo's on bitmaps: pixels may have red and blue exchanged, whose weights differ.
  func route(isVector: Bool) -> Route {
    switch self {
    case .hue where !isVector: .pixels(.hue)
    case .saturation where !isVector: .pixels(.saturation)
    case .color where !isVector: .pixels(.color)
    case .luminosity where !isVector: .pixels(.luminosity)
    case .plusDarker: .pixels(.plusDarker)
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: .unbounded(cairoOperator)
    default: .plain(cairoOperator)
    }
  }

  private var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusDarker, .plusLighter: CAIRO_OPERATOR_ADD
    }
  }

  /// Whether a source of nothing at all changes what it is drawn on, as the end of an empty transparency layer does.
  var actsWithoutSource: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: true
    default: false
    }
  }
}
