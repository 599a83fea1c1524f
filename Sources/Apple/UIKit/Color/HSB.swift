// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// A colour as hue, saturation and brightness: the cone over the RGB cube's hexagon.
///
/// Source: A. R. Smith, Color Gamut Transform Pairs, SIGGRAPH 1978 (there named HSV).
struct HSB {
  /// A part of a turn, from 0 at red over green and blue up to 1.
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    brightness = max(red, green, blue)
    let chroma = brightness - min(red, green, blue)
    saturation = brightness == 0 ? 0 : chroma / brightness
    guard chroma > 0 else {
      hue = 0
      return
    }
    let sixths =
      switch brightness {
      case red: (green - blue) / chroma
      case green: (blue - red) / chroma + 2
      default: (red - green) / chroma + 4
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let turns = hue.isFinite ? hue - hue.rounded(.down) : 0
    let sixths = turns * 6
    // Each component is a trapezium over the hue, a third of a turn apart.
    func component(_ offset: CGFloat) -> CGFloat {
      let position = (offset + sixths).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(position, 4 - position, 1)))
    }
    return (component(5), component(3), component(1))
  }
}
