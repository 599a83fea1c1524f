// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation
import StippleText

/// What a font is: family, weight, slant, width and size.
///
/// Differs from Apple's: it holds just that, so no matrix, no character sets, no lists of fallback fonts and no feature
/// settings.
// Unchecked: nothing is mutable after init.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let value: FontDescription
  private let textStyle: UIFont.TextStyle?

  init(_ value: FontDescription, textStyle: UIFont.TextStyle? = nil) {
    self.value = value
    self.textStyle = textStyle
    super.init()
  }

  /// Makes the descriptor of the system font, without a size.
  public convenience override init() {
    self.init(FontDescription(family: .system, size: 0))
  }

  /// Makes a descriptor of attributes; those that are not known are left out.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let style = (attributes[.textStyle] as? UIFont.TextStyle)
    let base = style?.fontDescription ?? FontDescription(family: .system, size: 0)
    self.init(base.setting(attributes), textStyle: style)
  }

  /// Makes the descriptor of a PostScript name or a family's name; of what takes its place if it is not installed.
  public convenience init(name fontName: String, size: CGFloat) {
    let face = FontSet.current.library?.face(named: fontName)
    self.init(face?.description(size: size) ?? FontDescription(family: .named(fontName), size: size))
  }

  /// The descriptor of the system font for a use.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(style.fontDescription, textStyle: style)
  }

  /// The descriptor of the system font for a use. No trait changes its size here.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    preferredFontDescriptor(withTextStyle: style)
  }

  /// Makes the descriptor of an archive that ``encode(with:)`` wrote.
  public required init?(coder: NSCoder) {
    guard let value = FontDescription(coder: coder) else { return nil }
    self.value = value
    textStyle = coder.archivedText(forKey: "textStyle").map(UIFont.TextStyle.init)
    super.init()
  }

  /// Writes what the font is. Apple's archives have other keys.
  open func encode(with coder: NSCoder) {
    value.encode(with: coder)
    if let textStyle { coder.encode(NSString(string: textStyle.rawValue), forKey: "textStyle") }
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// The same descriptor: it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The PostScript name of the font that comes nearest.
  open var postscriptName: String {
    FontSet.current.library?.face(for: value)?.postScriptName ?? value.families.first ?? ""
  }

  /// The size, in points; 0 for none.
  open var pointSize: CGFloat { value.size }

  /// Whether the font is bold, italic and so on.
  open var symbolicTraits: SymbolicTraits { value.symbolicTraits }

  /// The value of an attribute.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    fontAttributes[anAttribute]
  }

  /// All attributes that the descriptor has.
  open var fontAttributes: [AttributeName: Any] {
    var attributes: [AttributeName: Any] = [
      .size: value.size, .name: postscriptName,
      .traits: [TraitKey.weight: value.weight, .width: value.width, .symbolic: symbolicTraits.rawValue]
        as [TraitKey: Any],
    ]
    if case .named(let family) = value.family { attributes[.family] = family }
    if let textStyle { attributes[.textStyle] = textStyle }
    return attributes
  }

  /// This descriptor with other attributes; those that are not known are left out.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(value.setting(attributes), textStyle: attributes[.textStyle] as? UIFont.TextStyle ?? textStyle)
  }

  /// This descriptor in another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var value = value
    value.size = newPointSize
    return UIFontDescriptor(value, textStyle: textStyle)
  }

  /// The face of the family that has a name, such as "Bold Italic"; this descriptor if there is none.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    addingAttributes([.face: newFace])
  }

  /// The same weight and slant in another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// The same family with other traits; nil if the family has no such font.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    value.applying(symbolicTraits).map { UIFontDescriptor($0, textStyle: textStyle) }
  }

  /// The system font in another design; nil for the designs that there are not: rounded and with serifs.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var value = value
    switch design {
    case .default: value.family = .system
    case .monospaced: value.family = .monospaced
    default: return nil
    }
    return UIFontDescriptor(value, textStyle: textStyle)
  }

  /// Whether another object is a descriptor of the same font in the same size.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return value == other.value
  }

  /// Equal for equal descriptors.
  open override var hash: Int { value.hashValue }

  /// The font's name and size, without the object's address.
  open override var description: String {
    "<UIFontDescriptor: \(postscriptName), \(pointSize)pt>"
  }
}
