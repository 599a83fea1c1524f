// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A change of primaries between RGB spaces of one white, on amounts of light.
struct RGBMatrix {
  /// What one unit of red, of green and of blue is in the other space.
  var red, green, blue: SIMD3<Double>

  /// The colour in the other space.
  func applied(to light: SIMD3<Double>) -> SIMD3<Double> {
    light.x * red + light.y * green + light.z * blue
  }

  /// From Display P3 to sRGB, derived from the chromaticities of both, white D65.
  static var sRGBFromP3: RGBMatrix {
    RGBMatrix(
      red: SIMD3(1.2249401762805598, -0.0420569547096881, -0.0196375545903344),
      green: SIMD3(-0.2249401762805598, 1.0420569547096881, -0.0786360455506319),
      blue: SIMD3(0, 0, 1.0982736001409663))
  }

  /// From sRGB to Display P3, the inverse.
  static var p3FromSRGB: RGBMatrix {
    RGBMatrix(
      red: SIMD3(0.8224619687143623, 0.0331941988509616, 0.0170826307211200),
      green: SIMD3(0.1775380312856377, 0.9668058011490384, 0.0723974406639635),
      blue: SIMD3(0, 0, 0.9105199286149165))
  }

  /// How bright one unit of light of each sRGB primary is. Source: ITU-R BT.709.
  static var sRGBLuminance: SIMD3<Double> {
    SIMD3(0.2126, 0.7152, 0.0722)
  }
}
