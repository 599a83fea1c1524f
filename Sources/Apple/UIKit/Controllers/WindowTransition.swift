// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A change of a window's size or traits: it takes no time, as a person who drags the window's edge sees each of them.
@MainActor final class WindowTransition: NSObject, UIViewControllerTransitionCoordinator {
  private typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void
  private var animations: [Step] = []
  private var completions: [Step] = []
  private var isOver = false

  let isAnimated = false
  let isCancelled = false
  let isInteractive = false
  let transitionDuration: TimeInterval = 0
  let containerView: UIView
  let targetTransform = CGAffineTransform.identity

  init(of window: UIWindow) {
    containerView = window
    super.init()
  }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard !isOver else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Makes the change, runs what belongs to it, lays out, and runs what comes behind it.
  func run(_ change: () -> Void) {
    change()
    while !animations.isEmpty { animations.removeFirst()(self) }
    containerView.layoutIfNeeded()
    isOver = true
    for completion in completions { completion(self) }
    completions = []
  }
}
