// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import UIKit

extension NibAttribute.Value {
  /// A value as a document holds it; nil for an image that has no name.
  @MainActor init?(_ value: Any?) {
    switch value {
    case nil: self = .null
    case let value as Bool: self = .boolean(value)
    case let value as Int: self = .integer(value)
    case let value as CGFloat: self = .real(value.native)
    case let value as Float: self = .real(Double("\(value)") ?? Double(value))
    case let value as Double: self = .real(value)
    case let value as String: self = .string(value)
    case let value as ImageName: self = .image(value.name)
    case let value as UIColor: self = .color(NibColor(value))
    case let value as CGColor: self = .color(NibColor(UIColor(cgColor: value)))
    case let value as CGPoint: self = .point(value)
    case let value as CGSize: self = .size(value)
    case let value as CGRect: self = .rect(value)
    default: return nil
    }
  }
}

extension NibColor {
  /// A colour of the system by its name in documents, such as `systemRedColor`; others by their components in sRGB.
  @MainActor init(_ color: UIColor) {
    if let name = color.name, UIColor.isChanging(name) {
      self = .system(name == "tintColor" ? name : name + "Color")
    } else {
      self.init(components: color)
    }
  }

  /// The components of a colour of the system in light mode, as the resources of a document keep them.
  @MainActor static func resource(_ color: NibColor) -> NibColor? {
    guard case .system(let name) = color, let color = UIColor.named(name) else { return nil }
    return NibColor(components: color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)))
  }

  @MainActor private init(components color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self = .rgb(red: red, green: green, blue: blue, alpha: alpha, space: "sRGB")
  }
}
