// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIViewController {
  /// The children who are told what this controller is told of its view.
  private var followers: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// Whether nobody but UIKit tells the controller of its view.
  private var isToldAutomatically: Bool { parent?.shouldAutomaticallyForwardAppearanceMethods ?? true }

  /// Tells the controller that its view comes into a window, or goes with it.
  func appear(_ isAppearing: Bool, animated: Bool, in window: UIWindow) {
    guard isAppearing != appearance.isOn, !isAppearing || viewIfLoaded?.window === window else { return }
    beginAppearanceTransition(isAppearing, animated: animated)
    if isAppearing { window.finishLater(self) } else { endAppearanceTransition() }
  }

  /// Follows the view into a window, or out of one.
  func viewWillMove(to window: UIWindow?) {
    guard isToldAutomatically else { return }
    if appearance.isOn, let old = viewIfLoaded?.window, old !== window {
      beginAppearanceTransition(false, animated: false)
    }
    if let window, !window.isHidden, !appearance.isOn { beginAppearanceTransition(true, animated: false) }
  }

  /// Follows the view when it has come into a window, or out of one.
  func viewDidMove(to window: UIWindow?) {
    guard isToldAutomatically else { return }
    switch appearance.state {
    case .disappearing: endAppearanceTransition()
    case .appearing:
      // A parent whose view comes with this one tells this one, too.
      if let window, parent?.appearance.state != .appearing { window.finishLater(self) }
    case .appeared, .disappeared: break
    }
  }

  func beginAppearing(animated: Bool) {
    guard !appearance.isOn else { return }
    appearance = ControllerAppearance(state: .appearing, isAnimated: animated)
    viewWillAppear(animated)
    for child in followers { child.beginAppearanceTransition(true, animated: animated) }
  }

  func beginDisappearing(animated: Bool) {
    guard appearance.isOn else { return }
    appearance = ControllerAppearance(state: .disappearing, isAnimated: animated)
    viewWillDisappear(animated)
    for child in followers { child.beginAppearanceTransition(false, animated: animated) }
  }

  /// Tells the controller, and those in it, that its view is in the window.
  func tellIsAppearing() {
    guard appearance.state == .appearing else { return }
    viewIsAppearing(appearance.isAnimated)
    for child in followers { child.tellIsAppearing() }
  }

  func endAppearance() {
    switch appearance.state {
    case .appearing:
      appearance.state = .appeared
      viewDidAppear(appearance.isAnimated)
      (isBeingPresented, isMovingToParent) = (false, false)
    case .disappearing:
      appearance.state = .disappeared
      viewDidDisappear(appearance.isAnimated)
      isBeingDismissed = false
    case .appeared, .disappeared: return
    }
    for child in followers { child.endAppearanceTransition() }
  }
}
