// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CGColorSpace {
  /// The spaces there are, by Apple's names for them.
  enum Kind: String, Hashable, Sendable {
    case deviceRGB = "kCGColorSpaceDeviceRGB"
    case deviceGray = "kCGColorSpaceDeviceGray"
    case deviceCMYK = "kCGColorSpaceDeviceCMYK"
    case sRGB = "kCGColorSpaceSRGB"
    case linearSRGB = "kCGColorSpaceLinearSRGB"
    case extendedSRGB = "kCGColorSpaceExtendedSRGB"
    case extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    case displayP3 = "kCGColorSpaceDisplayP3"
    case linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
    case extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    case extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
    case gray = "kCGColorSpaceGenericGrayGamma2_2"
    case linearGray = "kCGColorSpaceLinearGray"
    case extendedGray = "kCGColorSpaceExtendedGray"
    case extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
    case genericCMYK = "kCGColorSpaceGenericCMYK"
    case pattern = "pattern"
  }

  /// The RGB space of the web and of most pictures.
  public static var sRGB: CFString { name(.sRGB) }
  /// sRGB without its curve: components are amounts of light.
  public static var linearSRGB: CFString { name(.linearSRGB) }
  /// sRGB that also names colours outside it, by components below 0 and above 1.
  public static var extendedSRGB: CFString { name(.extendedSRGB) }
  /// Linear sRGB that also names colours outside it.
  public static var extendedLinearSRGB: CFString { name(.extendedLinearSRGB) }
  /// The wide RGB space of Apple's screens.
  public static var displayP3: CFString { name(.displayP3) }
  /// Display P3 without its curve: components are amounts of light.
  public static var linearDisplayP3: CFString { name(.linearDisplayP3) }
  /// Display P3 that also names colours outside it.
  public static var extendedDisplayP3: CFString { name(.extendedDisplayP3) }
  /// Linear Display P3 that also names colours outside it.
  public static var extendedLinearDisplayP3: CFString { name(.extendedLinearDisplayP3) }
  /// Gray of gamma 2.2.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static var genericGrayGamma2_2: CFString { name(.gray) }
  /// Gray whose level is an amount of light.
  public static var linearGray: CFString { name(.linearGray) }
  /// Gray of gamma 2.2 with levels below 0 and above 1.
  public static var extendedGray: CFString { name(.extendedGray) }
  /// Linear gray with levels below 0 and above 1.
  public static var extendedLinearGray: CFString { name(.extendedLinearGray) }
  /// Cyan, magenta, yellow and black.
  public static var genericCMYK: CFString { name(.genericCMYK) }

  private static func name(_ kind: Kind) -> CFString {
    NSString(string: kind.rawValue)
  }
}

extension CGColorSpace.Kind {
  /// What the components stand for.
  var model: CGColorSpaceModel {
    switch self {
    case .deviceGray, .gray, .linearGray, .extendedGray, .extendedLinearGray: .monochrome
    case .deviceCMYK, .genericCMYK: .cmyk
    case .pattern: .pattern
    default: .rgb
    }
  }

  /// Whether components below 0 and above 1 name colours.
  var isExtended: Bool {
    switch self {
    case .extendedSRGB, .extendedLinearSRGB, .extendedDisplayP3, .extendedLinearDisplayP3: true
    case .extendedGray, .extendedLinearGray: true
    default: false
    }
  }

  /// Whether components are amounts of light.
  var isLinear: Bool {
    switch self {
    case .linearSRGB, .extendedLinearSRGB, .linearDisplayP3, .extendedLinearDisplayP3: true
    case .linearGray, .extendedLinearGray: true
    default: false
    }
  }

  /// Whether red, green and blue are those of Display P3.
  var isP3: Bool {
    switch self {
    case .displayP3, .linearDisplayP3, .extendedDisplayP3, .extendedLinearDisplayP3: true
    default: false
    }
  }
  /// Whether a mix of components is the same colour as that mix in sRGB.
  var mixesLikeSRGB: Bool {
    !isLinear && !isP3 && model != .cmyk
  }
}
