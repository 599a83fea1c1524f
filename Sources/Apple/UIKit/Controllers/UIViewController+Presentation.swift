// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIViewController {
  /// The controller that presents for this one: the one at the top of those that it is in.
  private var presenter: UIViewController {
    var top = self
    while let parent = top.parent { top = parent }
    return top
  }

  func show(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    let presenter = presenter
    guard presenter.ownPresented == nil else {
      return StandardError.write("UIViewController: \(type(of: presenter)) presents another controller already")
    }
    guard controller.ownPresenting == nil, controller.parent == nil, controller !== presenter else {
      return StandardError.write("UIViewController: \(type(of: controller)) is shown already")
    }
    guard let window = presenter.viewIfLoaded?.window, let view = controller.view else {
      return StandardError.write("UIViewController: the view of \(type(of: presenter)) is in no window to present in")
    }
    (presenter.ownPresented, controller.ownPresenting) = (controller, presenter)
    controller.isBeingPresented = true
    let isReplacing = controller.modalPresentationStyle.replacesPresenter
    if isReplacing { presenter.beginAppearanceTransition(false, animated: animated) }
    view.frame = window.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearanceTransition(true, animated: animated)
    window.addSubview(view)
    // A view that was not gone yet does not tell that it comes.
    window.finishLater(controller)
    if isReplacing {
      window.finishLater(presenter)
      window.afterwards {
        if presenter.ownPresented === controller { presenter.viewIfLoaded?.removeFromSuperview() }
      }
    }
    if let completion { window.afterwards(completion) }
  }

  func takeAway(animated: Bool, completion: (() -> Void)?) {
    let target = presenter
    guard let controller = target.ownPresented ?? (target.ownPresenting == nil ? nil : target) else { return }
    let window = controller.windowOfThoseOver
    controller.leave(animated: animated)
    if let completion {
      if let window { window.afterwards(completion) } else { completion() }
    }
  }

  /// Takes the controller off the screen, with all that is over it.
  ///
  /// Where it took the place of its presenter's view, that one appears before this one is gone.
  ///
  /// - Parameter reveals: Whether that view comes back.
  func leave(animated: Bool = false, reveals: Bool = true) {
    guard let presenter = ownPresenting else { return }
    let window = windowOfThoseOver
    ownPresented?.leave(animated: animated, reveals: false)
    isBeingDismissed = true
    beginAppearanceTransition(false, animated: animated)
    (presenter.ownPresented, ownPresenting) = (nil, nil)
    guard reveals, let window, presenter.comesBack(in: window, behind: viewIfLoaded, animated: animated) else {
      return disappear()
    }
    window.finishLater(presenter)
    window.afterwards { [self] in
      // By then it may have been presented anew.
      if ownPresenting == nil { disappear() }
    }
  }

  /// The window that the controller is in, or those that have taken its place.
  private var windowOfThoseOver: UIWindow? {
    sequence(first: self, next: \.ownPresented).lazy.compactMap(\.viewIfLoaded?.window).first
  }

  private func disappear() {
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
    isBeingDismissed = false
  }

  /// Puts the view back whose place another one took, and gives whether there was that to do.
  private func comesBack(in window: UIWindow, behind other: UIView?, animated: Bool) -> Bool {
    guard let view = viewIfLoaded, view.window == nil || appearance.state == .disappearing else { return false }
    if !window.isHidden { beginAppearanceTransition(true, animated: animated) }
    guard view.window == nil else { return true }
    view.frame = window.bounds
    if let other, other.superview === window {
      window.insertSubview(view, belowSubview: other)
    } else {
      window.addSubview(view)
    }
    return true
  }
}
