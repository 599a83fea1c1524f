// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation
import StippleText

/// The shadow of text.
///
/// Any object but a `UIColor` or a `CGColor` as its colour casts no shadow.
open class NSShadow: NSObject, NSCopying, NSSecureCoding {
  /// How far the shadow is from the text, in points, y down. None at first.
  open var shadowOffset = CGSize.zero

  /// How blurred the shadow is, in points. 0 at first.
  open var shadowBlurRadius: CGFloat = 0

  /// The colour, a `UIColor`: black with an alpha of 1/3 at first; nil for no shadow.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1 / 3)

  /// Makes a shadow that lies under the text.
  public override init() {
    super.init()
  }

  /// Makes the shadow of an archive that ``encode(with:)`` wrote.
  public required init?(coder: NSCoder) {
    super.init()
    shadowOffset = CGSize(
      width: coder.decodeDouble(forKey: "offsetWidth"), height: coder.decodeDouble(forKey: "offsetHeight"))
    shadowBlurRadius = coder.decodeDouble(forKey: "blurRadius")
    let parts = coder.decodeNumbers(forKey: "color") ?? []
    shadowColor =
      parts.count == 4 ? UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) : nil
  }

  /// Writes the shadow, its colour as it is now. Apple's archives have other keys.
  open func encode(with coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "offsetWidth")
    coder.encode(Double(shadowOffset.height), forKey: "offsetHeight")
    coder.encode(Double(shadowBlurRadius), forKey: "blurRadius")
    let color = (shadowColor as? any TextColor)?.textColor.rgba
    coder.encodeNumbers(color.map { [$0.red, $0.green, $0.blue, $0.alpha] }, forKey: "color")
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// A shadow that is equal.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSShadow()
    (copy.shadowOffset, copy.shadowBlurRadius, copy.shadowColor) = (shadowOffset, shadowBlurRadius, shadowColor)
    return copy
  }

  /// Whether another object is a shadow of equal offset, blur and colour.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSShadow else { return false }
    let colors = (shadowColor as? NSObject, other.shadowColor as? NSObject)
    return shadowOffset == other.shadowOffset && shadowBlurRadius == other.shadowBlurRadius && colors.0 == colors.1
  }

  /// Equal for equal shadows.
  open override var hash: Int { shadowOffset.width.hashValue ^ shadowOffset.height.hashValue }
}

extension NSShadow: TextShadow {
  package var textShadowOffset: CGSize { shadowOffset }
  package var textShadowBlur: CGFloat { shadowBlurRadius }
  package var textShadowColor: CGColor? { (shadowColor as? any TextColor)?.textColor }
}

extension UIColor: TextColor {
  package var textColor: CGColor { cgColor }
}
