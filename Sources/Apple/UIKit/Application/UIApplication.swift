// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The app: what events come through on their way to windows, and what the delegate is told of.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The app of this program: the one that `UIApplicationMain` has made, or else a plain one without a delegate.
  public class var shared: UIApplication {
    if let application = Shared.application { return application }
    let application = UIApplication()
    Shared.application = application
    return application
  }

  @MainActor private enum Shared {
    static var application: UIApplication?
  }

  /// Makes an app; `UIApplicationMain` does.
  public override init() {
    super.init()
  }

  /// The windows that are shown, in no order, not held.
  package var windowsOnScreen: [UIWindow] = []

  /// The windows of the app, those that are hidden left out, from back to front.
  open var windows: [UIWindow] { windowsOnScreen }

  /// The window that key presses go to.
  open var keyWindow: UIWindow? { windows.last }

  /// Hands an event to the windows that it is for: those of its touches, or the key window.
  ///
  /// All events of a user come through here; overrides call super.
  open func sendEvent(_ event: UIEvent) {
    let touched = (event.allTouches ?? []).inOrder.compactMap(\.window).uniqued()
    for window in touched.isEmpty ? [keyWindow].compactMap({ $0 }) : touched { window.sendEvent(event) }
  }
}
