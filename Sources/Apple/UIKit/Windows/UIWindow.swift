// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation
import QuartzCore

/// The view at the top of a hierarchy that is told, with all views in it, that it is in a window.
///
/// It is shown once it is not hidden, by the scene that it is in: an app has one, and a window that is made by its frame
/// joins that when it is shown. Without an app nothing shows it; it is drawn as any view is.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// How far in front a window is: those of a higher level are in front of all others.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height.
    public let rawValue: CGFloat

    /// Makes a level of a height; one that is no number is as the normal one.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue.isNaN ? 0 : rawValue
    }

    /// The same as `init(rawValue:)`.
    public init(_ rawValue: CGFloat) {
      self.init(rawValue: rawValue)
    }

    /// That of most windows: 0.
    public static let normal = Level(rawValue: 0)
    /// That of a status bar: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// That of an alert: 2000.
    public static let alert = Level(rawValue: 2000)
  }

  /// The responder that key presses would go to.
  final weak var firstResponder: UIResponder?
  /// The controllers whose views have come, or gone, and who are told at the end of the frame.
  final var controllersInTransition: [UIViewController] = []
  /// What runs when they have been told.
  final var completions: [() -> Void] = []

  /// Makes a window, hidden, with a place on the screen, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  /// Makes a window, hidden, as large as the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Makes a window, hidden, as large as a scene, and in it.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    join(windowScene)
  }

  /// Makes a window from an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Has the scene shown without the window.
  isolated deinit { windowScene?.windowsChanged() }

  /// The scene that shows the window; not held.
  open weak var windowScene: UIWindowScene? {
    didSet { if windowScene !== oldValue { moved(from: oldValue) } }
  }

  /// The screen: that of the scene, or the main one.
  open var screen: UIScreen { windowScene?.screen ?? .main }

  /// How far in front the window is.
  open var windowLevel = Level.normal {
    didSet { windowScene?.windowsChanged() }
  }

  /// Whether the window is left out: true at first.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      super.isHidden = newValue
      visibilityChanged()
    }
  }

  /// The scene.
  open override var next: UIResponder? { windowScene }

  /// The controller of the view that fills the window; none at first.
  ///
  /// Its view is loaded once the window is shown, and follows the window's size; the one of the controller before is taken
  /// out.
  open var rootViewController: UIViewController? {
    didSet { if rootViewController !== oldValue { rootChanged(from: oldValue) } }
  }

  // MARK: The key window

  /// Whether key presses go to the window.
  open var isKeyWindow: Bool { windowScene?.keyWindow === self }

  /// Whether the window may become the one that key presses go to: true, unless overridden.
  open var canBecomeKey: Bool { true }

  /// Called when the window has become the key window; for overriding.
  open func becomeKey() {}

  /// Called when the window is the key window no more; for overriding.
  open func resignKey() {}

  /// Makes the window the key window of its scene, if it may be.
  open func makeKey() { takeKey() }

  /// Shows the window in front of all others of its level, and makes it the key window.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { windowScene?.bringToFront(self) }
    makeKey()
  }

  // MARK: Events

  /// Hands an event to the views, controls and gesture recognizers in the window that it is for.
  ///
  /// All events of a user come through here; overrides call super.
  open func sendEvent(_ event: UIEvent) {
    deliver(event)
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
    controller?.viewWillMove(to: window)
    for subview in subviews { subview.tellWillMove(toWindow: window) }
  }

  /// Tells the view and all views in it that they are in another window, or in none.
  func tellDidMoveToWindow() {
    didMoveToWindow()
    controller?.viewDidMove(to: window)
    for subview in subviews { subview.tellDidMoveToWindow() }
  }
}
