// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A class whose objects take values of properties from an object that stands for all of them.
///
///     DottedLineView.appearance().dotColor = .systemRed
///
/// Apple's proxy records messages, which Swift on Linux has none of. Here the proxy is an object of the class. A view
/// looks at it once, when it is first laid out: it takes the values of the proxy that are not what a new object of the
/// class has, unless its own value is another one already. So a value that was set, but to what a new object has, cannot
/// be told from one that was not. Taken are the properties that can be set by name (those marked `@IBInspectable`, in a
/// target with the plugin `Inspectables`), background and tint colour and, of labels, font, text colour, highlighted text
/// colour, and shadow colour and offset.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {
  /// The proxy for all objects of the class and its subclasses.
  static func appearance() -> Self

  /// The proxy for objects within objects of some classes, the innermost first; it wins over those of fewer classes.
  static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self

  /// The proxy for objects whose traits contain some; it wins over the one for all.
  static func appearance(for trait: UITraitCollection) -> Self

  /// The proxy for objects whose traits contain some, and that are within objects of some classes.
  static func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self
}

extension UIView: UIAppearance {
  /// The proxy for all views of the class and its subclasses; see ``UIAppearance``.
  public class func appearance() -> Self {
    proxy(AppearanceRule.proxy(of: self, in: [], for: nil))
  }

  /// The proxy for views within objects of some classes, the innermost first.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    proxy(AppearanceRule.proxy(of: self, in: containerTypes, for: nil))
  }

  /// The proxy for views whose traits contain some.
  public class func appearance(for trait: UITraitCollection) -> Self {
    proxy(AppearanceRule.proxy(of: self, in: [], for: trait))
  }

  /// The proxy for views whose traits contain some, and that are within objects of some classes.
  public class func appearance(
    for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(AppearanceRule.proxy(of: self, in: containerTypes, for: trait))
  }

  private class func proxy(_ view: UIView?) -> Self {
    // Every class of views has the initializer that the proxy was made with.
    guard let proxy = view as? Self else { preconditionFailure("no \(self) could be made for its appearance") }
    return proxy
  }
}
