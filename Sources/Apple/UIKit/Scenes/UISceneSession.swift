// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What lasts of a scene; here no longer than the app runs.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name that UIKit uses.
    public let rawValue: String

    /// Makes a role with a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The windows of an app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  init(configuration: UISceneConfiguration) {
    (self.configuration, role) = (configuration, configuration.role)
    super.init()
  }

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?

  /// What the scene is for.
  public final let role: Role

  /// How the scene is made.
  open internal(set) var configuration: UISceneConfiguration

  /// A name for the session: the same in every run, as there is one.
  open var persistentIdentifier: String { "main" }

  /// Whatever an app wants to keep with the session.
  open var userInfo: [String: Any]?
}
