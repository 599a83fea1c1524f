// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// A type that an inspectable property can have: one that Interface Builder can show, or an optional of it.
///
/// This is not Apple's. The build plugin `Inspectables` tells properties of these types from others with it.
/// Source: Apple, "IBInspectable" in Interface Builder's help lists the types.
public protocol InspectableValue {
  /// The type as values, for setting it from numbers, documents and text.
  static var inspectableType: InspectableType { get }
}

extension CGFloat: InspectableValue {
  public static var inspectableType: InspectableType { InspectableType(.cgFloat) }
}

extension Double: InspectableValue {
  public static var inspectableType: InspectableType { InspectableType(.double) }
}

extension Float: InspectableValue {
  public static var inspectableType: InspectableType { InspectableType(.float) }
}

extension Int: InspectableValue {
  public static var inspectableType: InspectableType { InspectableType(.int) }
}

extension Bool: InspectableValue {
  public static var inspectableType: InspectableType { InspectableType(.bool) }
}

extension String: InspectableValue {
  public static var inspectableType: InspectableType { InspectableType(.string) }
}

extension CGPoint: InspectableValue {
  public static var inspectableType: InspectableType { InspectableType(.point) }
}

extension CGSize: InspectableValue {
  public static var inspectableType: InspectableType { InspectableType(.size) }
}

extension CGRect: InspectableValue {
  public static var inspectableType: InspectableType { InspectableType(.rect) }
}

extension UIColor: InspectableValue {
  public static var inspectableType: InspectableType { InspectableType(.color) }
}

extension CGColor: InspectableValue {
  public static var inspectableType: InspectableType { InspectableType(.cgColor) }
}

extension UIImage: InspectableValue {
  public static var inspectableType: InspectableType { InspectableType(.image) }
}

extension Optional: InspectableValue where Wrapped: InspectableValue {
  public static var inspectableType: InspectableType {
    InspectableType(Wrapped.inspectableType.kind, isOptional: true)
  }
}
