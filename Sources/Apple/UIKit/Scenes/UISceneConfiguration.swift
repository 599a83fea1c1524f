// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuartzCore

/// How a scene is made: with which delegate. Classes of scenes and storyboards do not exist here.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  /// Makes a configuration. A name would be looked up in Info.plist, which does not exist here.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
    super.init()
  }

  /// The name.
  public final let name: String?

  /// What the scene is for.
  public final let role: UISceneSession.Role

  /// The class of the scene's delegate, which is made by its `init()`; nil for none.
  open var delegateClass: AnyClass?

  /// Makes the delegate; one of another class is reported on stderr, and there is none.
  package func makeDelegate() -> (any UISceneDelegate)? {
    guard let delegateClass else { return nil }
    let delegate = RuntimeClass(delegateClass).makeObject(of: NSObject.self) as? any UISceneDelegate
    if delegate == nil { StandardError.write("UISceneConfiguration: \(delegateClass) is no UISceneDelegate") }
    return delegate
  }
}
