// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The view at the top of a hierarchy that is told, with all views in it, that it is in a window.
///
/// Nothing shows it, and nothing sends it events yet: it is drawn as any view is, once it is not hidden. Key windows,
/// scenes and levels do not exist here yet.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The responder that key presses would go to.
  weak var firstResponder: UIResponder?

  /// Makes a window, hidden, with a place on the screen, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  /// Makes a window from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The screen: the main one.
  open var screen: UIScreen { .main }

  /// The controller of the view that fills the window; none at first.
  ///
  /// Its view is loaded at once, and follows the window's size; the one of the controller before is taken out. The
  /// controller is not told that its view appears.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { showRootView(insteadOf: oldValue) } }
  }

  // MARK: Events

  /// Hands an event to the views, controls and gesture recognizers in the window that it is for.
  ///
  /// All events of a user come through here; overrides call super.
  open func sendEvent(_ event: UIEvent) {
    deliver(event)
  }

  private func showRootView(insteadOf old: UIViewController?) {
    old?.viewIfLoaded?.removeFromSuperview()
    guard let view = rootViewController?.view else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}

extension UIView {
  /// The window that the view is in, or is; nil if the topmost view above it is none.
  public var window: UIWindow? { root as? UIWindow }

  /// Tells the view and all views in it that they are about to be in another window, or in none.
  ///
  /// The first responder is none any more once it leaves.
  func tellWillMove(toWindow window: UIWindow?) {
    if let old = self.window, old.firstResponder === self { old.firstResponder = nil }
    willMove(toWindow: window)
    for subview in subviews { subview.tellWillMove(toWindow: window) }
  }

  /// Tells the view and all views in it that they are in another window, or in none.
  func tellDidMoveToWindow() {
    didMoveToWindow()
    for subview in subviews { subview.tellDidMoveToWindow() }
  }
}
