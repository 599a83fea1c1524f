// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIFontDescriptor {
  /// The name of an attribute of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the attribute.
    public let rawValue: String

    /// Makes the attribute of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The family's name, a string.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name, a string.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The name of the face in its family, a string.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The size in points, a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Weight, width, slant and symbolic traits: a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The use of the font, a `UIFont.TextStyle`.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
  }

  /// The key of a trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the trait.
    public let rawValue: String

    /// Makes the key of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The bits of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The weight, from -1 to 1; a number or a `UIFont.Weight`.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The width, from -1 to 1; a number or a `UIFont.Width`.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant, from -1 to 1: what is not 0 is italic.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// A design of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the design.
    public let rawValue: String

    /// Makes the design of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The design of running text.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// Rounded letters; there is no such font here.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// Letters with serifs; there is no such system font here.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// Letters that are equally wide.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Traits of a font that it has or has not.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes a set of bits; those that are not known are kept.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold: semibold and heavier.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Wider than standard.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// Narrower than standard.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// Of equally wide letters.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }
}
