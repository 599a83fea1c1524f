// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The object that is told what happens to a scene of windows.
///
/// Apple's property is optional; here an extension holds a default.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene, which the delegate keeps.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Nil, and not to be set, unless the delegate has a property of the name.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
