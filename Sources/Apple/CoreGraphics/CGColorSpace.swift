// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What the numbers of a colour mean.
///
/// Drawing is in sRGB: device RGB is taken for it, and colours of other spaces are converted to it. Gray levels of the
/// gamma 2.2 spaces are taken for equal parts of red, green and blue in sRGB, as layers and screens treat them, without
/// the small difference between gamma 2.2 and sRGB's own curve. CMYK is converted without a profile.
public final class CGColorSpace: Hashable, Sendable {
  /// Which space this is.
  let kind: Kind
  /// The space of the colours that patterns without own ones are drawn in; nil for other spaces.
  public let baseColorSpace: CGColorSpace?

  init(_ kind: Kind) {
    self.kind = kind
    baseColorSpace = nil
  }

  /// Makes the space of patterns.
  ///
  /// - Parameter baseSpace: The space of the colours that uncoloured patterns are drawn in; nil for coloured patterns. Nil
  ///   is returned if it is a space of patterns itself.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    guard baseSpace?.model != .pattern else { return nil }
    kind = .pattern
    baseColorSpace = baseSpace
  }

  /// Makes the colour space of a name, one of this class's constants; nil for any other.
  public convenience init?(name: CFString) {
    guard let kind = Kind(rawValue: String(describing: name)), kind != .pattern else { return nil }
    self.init(kind)
  }

  /// The name of the space; nil for one of patterns.
  public var name: CFString? {
    kind == .pattern ? nil : NSString(string: kind.rawValue)
  }

  /// What the components stand for.
  public var model: CGColorSpaceModel {
    kind.model
  }

  /// How many components a colour has, without alpha.
  public var numberOfComponents: Int {
    switch model {
    case .monochrome: 1
    case .cmyk: 4
    case .pattern: baseColorSpace?.numberOfComponents ?? 0
    default: 3
    }
  }

  /// Whether the space holds many more colours than sRGB does.
  public var isWideGamutRGB: Bool {
    switch kind {
    case .displayP3, .linearDisplayP3, .extendedDisplayP3, .extendedLinearDisplayP3: true
    case .extendedSRGB, .extendedLinearSRGB: true
    default: false
    }
  }

  /// Whether two spaces are the same one.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.kind == rhs.kind && lhs.baseColorSpace == rhs.baseColorSpace
  }

  /// Feeds the space to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(baseColorSpace)
  }
}

/// Makes the RGB space of the device, here sRGB under another name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(.deviceRGB)
}

/// Makes the gray space of the device, here that of gamma 2.2 under another name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(.deviceGray)
}

/// Makes the CMYK space of the device, here the generic one under another name.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace {
  CGColorSpace(.deviceCMYK)
}
