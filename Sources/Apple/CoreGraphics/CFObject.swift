// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What the objects of Core Foundation and Core Graphics have in common: they can be compared, and be keys.
///
/// An object equals itself only, unless its class compares contents, as colours and paths do.
public protocol _CFObject: AnyObject, Hashable {}

extension _CFObject {
  /// Whether two are one object.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs === rhs
  }

  /// Feeds the object's identity to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension CGContext: _CFObject {}
extension CGDataConsumer: _CFObject {}
extension CGDataProvider: _CFObject {}
extension CGGradient: _CFObject {}
extension CGImage: _CFObject {}
