// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How what is drawn goes together with what is there.
///
/// R, S and D are the result, the source and the destination, premultiplied; Ra, Sa and Da are their alphas. The
/// source's coverage at an edge mixes the result with the destination, so that every mode changes only what the shape
/// (the image's rectangle, the clip of a gradient or a transparency layer) covers.
///
/// On bitmaps all modes are within 2/255 of the formulas of "Compositing and Blending Level 1" (W3C), and `plusDarker`
/// of its own. PDF carries `normal` to `luminosity` by name, SVG `normal` alone: under any other mode the page (or the
/// transparency layer) on which it is used comes out as an image of four pixels a point.
public enum CGBlendMode: Int32, Sendable {
  /// The source over the destination: R = S + D * (1 - Sa).
  case normal = 0
  /// The product of the colours.
  case multiply
  /// The complement of the product of the complements.
  case screen
  /// Multiplies or screens, depending on the destination.
  case overlay
  /// The darker of the colours, component by component.
  case darken
  /// The lighter of the colours, component by component.
  case lighten
  /// Brightens the destination to reflect the source.
  case colorDodge
  /// Darkens the destination to reflect the source.
  case colorBurn
  /// Darkens or lightens, depending on the source, softly.
  case softLight
  /// Multiplies or screens, depending on the source.
  case hardLight
  /// The difference of the colours.
  case difference
  /// Like the difference, with less contrast.
  case exclusion
  /// The source's hue with the destination's saturation and luminosity.
  case hue
  /// The source's saturation with the destination's hue and luminosity.
  case saturation
  /// The source's hue and saturation with the destination's luminosity.
  case color
  /// The source's luminosity with the destination's hue and saturation.
  case luminosity
  /// Nothing: R = 0.
  case clear
  /// The source alone: R = S.
  case copy
  /// R = S * Da.
  case sourceIn
  /// R = S * (1 - Da).
  case sourceOut
  /// R = S * Da + D * (1 - Sa).
  case sourceAtop
  /// R = S * (1 - Da) + D.
  case destinationOver
  /// R = D * Sa.
  case destinationIn
  /// R = D * (1 - Sa).
  case destinationOut
  /// R = S * (1 - Da) + D * Sa.
  case destinationAtop
  /// R = S * (1 - Da) + D * (1 - Sa).
  case xor
  /// Adds up what the colours lack of white: Ra = min(1, Sa + Da), R = max(0, Ra - (Sa - S) - (Da - D)).
  ///
  /// Apple's header gives MAX(0, (1 - D) + (1 - S)), which is not what it draws.
  ///
  /// Source: what WebKit draws, as the CSS working group took it down (fxtf-drafts, issue 447).
  case plusDarker
  /// Adds up the colours: R = min(1, S + D).
  case plusLighter
}
