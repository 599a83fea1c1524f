// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleText

// What a font descriptor does with its value.
extension FontDescription {
  var symbolicTraits: UIFontDescriptor.SymbolicTraits {
    var traits: UIFontDescriptor.SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if width >= 0.1 { traits.insert(.traitExpanded) }
    if width <= -0.1 { traits.insert(.traitCondensed) }
    if FontSet.current.library?.face(for: self)?.isMonospaced ?? (family == .monospaced) {
      traits.insert(.traitMonoSpace)
    }
    return traits
  }

  /// The same family with other traits; nil if it has no such font.
  func applying(_ traits: UIFontDescriptor.SymbolicTraits) -> FontDescription? {
    var copy = self
    copy.isItalic = traits.contains(.traitItalic)
    let isBold = weight >= UIFont.Weight.semibold.rawValue
    if traits.contains(.traitBold) != isBold {
      copy.weight = (traits.contains(.traitBold) ? UIFont.Weight.bold : .regular).rawValue
    }
    copy.width = traits.contains(.traitExpanded) ? 0.2 : traits.contains(.traitCondensed) ? -0.2 : 0
    if traits.contains(.traitMonoSpace), family == .system { copy.family = .monospaced }
    guard let face = FontSet.current.library?.face(for: copy) else { return copy }
    let isThere = face.isItalic == copy.isItalic && (face.weight >= 600) == traits.contains(.traitBold)
    return isThere && copy.width == 0 ? copy : nil
  }

  /// This description with attributes of a font descriptor.
  func setting(_ attributes: [UIFontDescriptor.AttributeName: Any]) -> FontDescription {
    var copy = self
    if let style = attributes[.textStyle] as? UIFont.TextStyle { copy = style.fontDescription }
    if let size = attributes[.size].flatMap(Self.number) { copy.size = size }
    let faces = FontSet.current.library?.faces ?? []
    if let name = attributes[.name] as? String {
      copy =
        FontSet.current.library?.face(named: name)?.description(size: copy.size)
        ?? FontDescription(family: .named(name), size: copy.size)
    }
    if let family = attributes[.family] as? String { copy.family = .named(family) }
    if let style = attributes[.face] as? String {
      let family = FontSet.current.library?.face(for: copy)?.family
      if let face = faces.first(where: { $0.family == family && $0.style == style }) {
        (copy.weight, copy.isItalic) = (face.appleWeight, face.isItalic)
      }
    }
    if let traits = attributes[.traits] as? [UIFontDescriptor.TraitKey: Any] { copy.set(traits) }
    return copy
  }

  private mutating func set(_ traits: [UIFontDescriptor.TraitKey: Any]) {
    if let bits = traits[.symbolic].flatMap(Self.number), bits >= 0, bits < 0x1_0000_0000 {
      self = applying(UIFontDescriptor.SymbolicTraits(rawValue: UInt32(bits))) ?? self
    }
    let weight = (traits[.weight] as? UIFont.Weight)?.rawValue ?? traits[.weight].flatMap(Self.number) ?? weight
    let width = (traits[.width] as? UIFont.Width)?.rawValue ?? traits[.width].flatMap(Self.number) ?? width
    let isItalic = traits[.slant].flatMap(Self.number).map { $0 != 0 } ?? isItalic
    self = FontDescription(
      family: family, size: size, weight: weight, isItalic: isItalic, width: width, hasFixedDigits: hasFixedDigits)
  }

  private static func number(_ value: Any) -> CGFloat? {
    value as? CGFloat ?? (value as? NSNumber).map { CGFloat($0.doubleValue) }
  }

  /// Writes the description, each part under a key of its own.
  func encode(with coder: NSCoder) {
    switch family {
    case .system: coder.encode("system" as NSString, forKey: "design")
    case .monospaced: coder.encode("monospaced" as NSString, forKey: "design")
    case .named(let name): coder.encode(name as NSString, forKey: "family")
    }
    for (key, number) in [("size", size), ("weight", weight), ("width", width)] {
      coder.encode(Double(number), forKey: key)
    }
    coder.encode(isItalic, forKey: "italic")
    coder.encode(hasFixedDigits, forKey: "fixedDigits")
  }

  init?(coder: NSCoder) {
    let family: Family
    switch (coder.archivedText(forKey: "design"), coder.archivedText(forKey: "family")) {
    case ("system", _): family = .system
    case ("monospaced", _): family = .monospaced
    case (_, let name?): family = .named(name)
    default: return nil
    }
    self.init(
      family: family, size: coder.decodeDouble(forKey: "size"), weight: coder.decodeDouble(forKey: "weight"),
      isItalic: coder.decodeBool(forKey: "italic"), width: coder.decodeDouble(forKey: "width"),
      hasFixedDigits: coder.decodeBool(forKey: "fixedDigits"))
  }
}

extension NSCoder {
  /// The text under a key; nil if there is none. (Foundation stops the program for a key that is not there.)
  func archivedText(forKey key: String) -> String? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: NSString.self, forKey: key).map { String(describing: $0) }
  }
}
