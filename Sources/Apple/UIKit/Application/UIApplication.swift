// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

/// The app: what events come through on their way to windows, and what the delegate is told of.
///
/// It has one scene, and never leaves the foreground: the window of a desktop is shown until it is closed. Links, remote
/// notifications, background tasks and the status bar do not exist here.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// What an app does at a time.
  public enum State: Int, Sendable {
    /// It is shown and gets events.
    case active = 0
    /// It is shown, and gets no events.
    case inactive = 1
    /// It is not shown.
    case background = 2
  }

  /// What a program was started for: a key of what the delegate is told when it is launched. None are told here.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Makes a key with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The app of this program: the one that ``UIApplicationMain(_:_:_:_:)`` has made, or else a plain one, without a
  /// delegate and a scene.
  public class var shared: UIApplication {
    if let application = Shared.application { return application }
    let application = UIApplication()
    Shared.application = application
    return application
  }

  /// Makes this the app of the program.
  package func becomeShared() { Shared.application = self }

  @MainActor private enum Shared {
    static var application: UIApplication?
  }

  /// The delegate, if nobody else holds it.
  final var ownDelegate: (any UIApplicationDelegate)?
  /// Whether a scene's delegate is told of what happens to the scene, in place of the app's.
  final var hasSceneDelegate = false
  /// What makes the app's frames.
  package final weak var loop: AppLoop?
  /// The scene; none before the app is launched.
  package final internal(set) var scene: UIWindowScene?

  /// Makes an app; ``UIApplicationMain(_:_:_:_:)`` does.
  public override init() {
    super.init()
  }

  /// The object that is told what happens to the app; not held, but for the one that is made by its class.
  open weak var delegate: (any UIApplicationDelegate)?

  /// What the app does: it is inactive while it is launched, then active until it ends.
  open internal(set) var applicationState = State.inactive

  /// The scenes that are connected: one once the app is launched.
  open var connectedScenes: Set<UIScene> { scene.map { $0.activationState == .unattached ? [] : [$0] } ?? [] }

  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { scene.map { [$0.session] } ?? [] }

  /// False: an app has one scene here.
  open var supportsMultipleScenes: Bool { false }

  /// The windows of the app, those that are hidden left out, from back to front.
  open var windows: [UIWindow] { scene?.windowsOnScreen ?? [] }

  /// The window that key presses go to.
  open var keyWindow: UIWindow? { scene?.keyWindow }

  /// The delegate, if it is a responder and no view or controller; there the chain ends.
  open override var next: UIResponder? {
    let responder = delegate as? UIResponder
    return responder === self || responder is UIView || responder is UIViewController ? nil : responder
  }

  /// Hands an event to the windows that it is for: those of its touches, or the key window.
  ///
  /// All events of a user come through here; overrides call super.
  open func sendEvent(_ event: UIEvent) {
    let touched = (event.allTouches ?? []).inOrder.compactMap(\.window).uniqued()
    for window in touched.isEmpty ? [keyWindow].compactMap({ $0 }) : touched { window.sendEvent(event) }
  }
}
