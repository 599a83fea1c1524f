// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation
package import StippleText

/// A font in a size.
///
/// The system font is Inter, and Inter Display from 20 points (Apple's is San Francisco, in two cuts too), the
/// monospaced one JetBrains Mono. Where they are not installed, DejaVu Sans, Liberation Sans, Noto Sans or any font
/// there is takes their place; where there is none at all, text draws nothing and takes no room. Other fonts go by the
/// names that their files have; only those in `/usr/share/fonts` and `/usr/local/share/fonts` are known.
///
/// A size that is not positive, or no number, draws nothing; more than 4096 points is drawn as that.
// Unchecked: nothing is mutable after init.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  let descriptor: UIFontDescriptor

  init(_ description: FontDescription, textStyle: TextStyle? = nil) {
    descriptor = UIFontDescriptor(description, textStyle: textStyle)
    super.init()
  }

  /// Makes the font of a PostScript name, such as `Inter-Bold`, or of a family's name; nil if it is not installed.
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard let face = FontSet.current.library?.face(named: fontName) else { return nil }
    descriptor = UIFontDescriptor(face.description(size: fontSize))
    super.init()
  }

  /// Makes the font that comes nearest to a descriptor.
  ///
  /// - Parameter pointSize: In points; 0 for the descriptor's own size or, if it has none, 12.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let own = descriptor.pointSize == 0 ? 12 : descriptor.pointSize
    self.init(descriptor.withSize(pointSize == 0 ? own : pointSize))
  }

  private init(_ descriptor: UIFontDescriptor) {
    self.descriptor = descriptor
    super.init()
  }

  /// Makes the font of an archive that ``encode(with:)`` wrote.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "descriptor"),
      let descriptor = coder.decodeObject(of: UIFontDescriptor.self, forKey: "descriptor")
    else { return nil }
    self.descriptor = descriptor
    super.init()
  }

  /// Writes the font's descriptor. Apple's archives have other keys.
  open func encode(with coder: NSCoder) {
    coder.encode(descriptor, forKey: "descriptor")
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// The same font: it cannot change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The name of the family, such as `Inter`.
  open var familyName: String { face?.family ?? fallbackName }

  /// The PostScript name, such as `Inter-SemiBold`. (Apple's system font has a name that begins with a dot.)
  open var fontName: String { face?.postScriptName ?? fallbackName }

  /// The size, in points.
  open var pointSize: CGFloat { descriptor.pointSize }

  /// How far the font reaches above the baseline, in points.
  open var ascender: CGFloat { metrics.ascender }

  /// How far the font reaches below the baseline, in points; negative.
  open var descender: CGFloat { metrics.descender }

  /// The height of capitals, in points.
  open var capHeight: CGFloat { metrics.capHeight }

  /// The height of an x, in points.
  open var xHeight: CGFloat { metrics.xHeight }

  /// The height of a line, in points: from ascender to descender.
  open var lineHeight: CGFloat { metrics.lineHeight }

  /// What the font asks for between two lines, in points.
  open var leading: CGFloat { metrics.leading }

  /// The font in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor.withSize(fontSize))
  }

  /// What the font is.
  open var fontDescriptor: UIFontDescriptor { descriptor }

  /// Whether another object is a font of an equal descriptor.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return descriptor.isEqual(other.descriptor)
  }

  /// Equal for equal fonts.
  open override var hash: Int { descriptor.hash }

  /// The font's name and size, without the object's address.
  open override var description: String {
    "<UIFont: font-family: \"\(familyName)\"; font-name: \"\(fontName)\"; font-size: \(pointSize)pt>"
  }

  private var metrics: FontMetrics { FontSet.current.metrics(of: descriptor.value) }
  private var face: FontFace? { FontSet.current.library?.face(for: descriptor.value) }
  private var fallbackName: String { descriptor.value.families.first ?? "" }
}

extension UIFont: TextFont {
  package var fontDescription: FontDescription { descriptor.value }
}
