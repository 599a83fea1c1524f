// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// A colour: components in a colour space, or a rule that gives a colour for the traits in force.
///
/// Immutable. Colours made of components live in the extended sRGB or extended gray space, as on Apple since iOS 10:
/// components below 0 and above 1 are kept and clamped only when drawn; alpha is clamped at once, and what is no
/// number counts as 0. Dynamic colours resolve against ``UITraitCollection/current`` whenever components are asked for.
///
/// Differs from Apple's: no Core Image colours.
// Unchecked: nothing is mutable after init; a dynamic provider is called from any thread, as on Apple.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  enum Source {
    /// A fixed colour.
    case plain(CGColor)
    /// One of UIKit's colours with a light and a dark side.
    case system(SystemColor)
    /// A colour that a closure gives.
    case provider((UITraitCollection) -> UIColor)
    /// A dynamic colour with another alpha.
    case faded(UIColor, alpha: CGFloat)
    /// An image that is repeated, and the colour that it makes.
    case pattern(UIImage, CGColor)
  }

  let source: Source

  init(source: Source) {
    self.source = source
    super.init()
  }

  /// Makes a clear colour. Apple's is a placeholder that stops the program when it is used.
  public override init() {
    source = .plain(.extendedGray(0, alpha: 0))
    super.init()
  }

  /// Makes a gray, 0 black and 1 white.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .plain(.extendedGray(white, alpha: alpha))
    super.init()
  }

  /// Makes a colour of sRGB components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .plain(.extendedSRGB(red, green, blue, alpha: alpha))
    super.init()
  }

  /// Makes a colour of hue (one turn is 1), saturation and brightness; they are not clamped, and the hue wraps.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    source = .plain(.extendedSRGB(rgb.red, rgb.green, rgb.blue, alpha: alpha))
    super.init()
  }

  /// Makes a colour of Display P3 components.
  public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .plain(.displayP3(displayP3Red, green, blue, alpha: alpha))
    super.init()
  }

  /// Makes a colour of a Core Graphics colour, in that one's space.
  public init(cgColor: CGColor) {
    source = .plain(cgColor)
    super.init()
  }

  /// Makes a colour that asks a closure which colour to be under given traits.
  ///
  /// The closure may return a dynamic colour again; after 16 rounds of that, it counts as clear.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    source = .provider(dynamicProvider)
    super.init()
  }

  /// Makes the colour of a `#colorLiteral`, in sRGB.
  public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Makes a colour of an archive that ``encode(with:)`` wrote; nil for another one.
  public required convenience init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding, let list = coder.decodeList(forKey: "color") else { return nil }
    self.init(archived: list)
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the colour with a keyed archiver; UIKit's own colours stay dynamic, and one whose colour a closure gives is
  /// resolved under the current traits.
  open func encode(with coder: NSCoder) {
    if coder.allowsKeyedCoding { coder.encodeList(archived, forKey: "color") }
  }

  /// The colour as Core Graphics has it; a dynamic one as it is under ``UITraitCollection/current`` now.
  open var cgColor: CGColor {
    if let fixedColor { return fixedColor }
    return plainColor(with: .current)
  }

  /// The fixed colour that this one is under given traits; a fixed colour is that itself.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    if fixedColor != nil { return self }
    return UIColor(cgColor: plainColor(with: traitCollection))
  }

  /// This colour with another alpha; a dynamic colour stays dynamic.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .plain(let color): UIColor(cgColor: color.fading(to: alpha))
    case .pattern(let image, let color): UIColor(source: .pattern(image, color.fading(to: alpha)))
    default: UIColor(source: .faded(self, alpha: alpha))
    }
  }

  /// Gets sRGB components, which may lie outside 0...1; false for a pattern.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard cgColor.pattern == nil else { return false }
    let components = extendedSRGBComponents
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  /// Gets hue (0 up to 1), saturation and brightness of the sRGB components; a gray has hue and saturation 0. False for a
  /// pattern.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard cgColor.pattern == nil else { return false }
    let components = extendedSRGBComponents
    let hsb = HSB(red: components.red, green: components.green, blue: components.blue)
    hue?.pointee = hsb.hue
    saturation?.pointee = hsb.saturation
    brightness?.pointee = hsb.brightness
    alpha?.pointee = components.alpha
    return true
  }

  /// Gets the gray of the same luminance; false for a pattern.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    guard cgColor.pattern == nil else { return false }
    let gray = cgColor.converted(to: CGColorSpace.extendedGray)
    white?.pointee = gray?.components?.first ?? 0
    alpha?.pointee = gray?.alpha ?? 0
    return true
  }

  /// Makes this the fill and the stroke colour of the current context, if there is one.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes this the fill colour of the current context, if there is one.
  open func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the stroke colour of the current context, if there is one.
  open func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }

  /// The same colour: it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Fixed colours are equal when space and components are (so white is not the sRGB colour 1, 1, 1), UIKit's own when
  /// their names are, others when they are the same object.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    switch (source, other.source) {
    case (.plain(let one), .plain(let two)): return one == two
    case (.system(let one), .system(let two)): return one == two
    case (.pattern(_, let one), .pattern(_, let two)): return one == two
    case (.faded(let one, let alpha), .faded(let two, let otherAlpha)): return alpha == otherAlpha && one.isEqual(two)
    default: return self === other
    }
  }

  /// Equal for equal colours.
  open override var hash: Int {
    switch source {
    case .plain(let color): color.hashValue
    case .system(let color): color.hashValue
    case .faded(let color, let alpha): color.hash ^ alpha.hashValue
    case .pattern(_, let color): color.hashValue
    case .provider: ObjectIdentifier(self).hashValue
    }
  }

  /// The space and the components as on Apple, or the kind of dynamic colour; without the object's address.
  open override var description: String { text }
}

/// The type of a `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
