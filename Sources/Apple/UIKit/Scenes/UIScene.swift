// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// One of the things that an app shows at a time; here there is one, a ``UIWindowScene``, while the app runs.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether a scene is shown, and gets events.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is shown and gets events.
    case foregroundActive = 0
    /// It is shown, and gets no events.
    case foregroundInactive = 1
    /// It is not shown.
    case background = 2
  }

  /// What a scene is connected for: nothing in particular here.
  @preconcurrency @MainActor
  open class ConnectionOptions: NSObject {
    override init() {
      super.init()
    }
  }

  /// The app that the scene is of.
  package final internal(set) weak var application: UIApplication?

  /// Makes a scene; an app makes its own.
  public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The session of the scene.
  public final let session: UISceneSession

  /// The object that is told what happens to the scene; held.
  open var delegate: (any UISceneDelegate)?

  /// Whether the scene is shown, and gets events.
  open internal(set) var activationState = ActivationState.unattached

  /// What the scene is called; nobody shows it here. Empty at first, and if it is set to nil.
  open var title: String! = "" {
    didSet { if title == nil { title = "" } }
  }

  /// The app.
  open override var next: UIResponder? { application }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
