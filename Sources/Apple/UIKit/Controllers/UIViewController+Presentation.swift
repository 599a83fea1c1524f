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
    if isReplacing {
      window.finishLater(presenter)
      window.afterwards { presenter.viewIfLoaded?.removeFromSuperview() }
    }
    if let completion { window.afterwards(completion) }
  }

  func takeAway(animated: Bool, completion: (() -> Void)?) {
    let target = presenter
    guard let controller = target.ownPresented ?? (target.ownPresenting == nil ? nil : target) else { return }
    let window = controller.viewIfLoaded?.window
    controller.leave(animated: animated)
    if let completion {
      if let window { window.afterwards(completion) } else { completion() }
    }
  }

  /// Takes the controller off the screen, with all that is over it.
  func leave(animated: Bool = false) {
    ownPresented?.leave()
    guard let presenter = ownPresenting else { return }
    isBeingDismissed = true
    let window = viewIfLoaded?.window
    beginAppearanceTransition(false, animated: animated)
    if let window, let view = presenter.viewIfLoaded, view.window == nil {
      view.frame = window.bounds
      presenter.beginAppearanceTransition(true, animated: animated)
      window.insertSubview(view, at: 0)
    }
    (presenter.ownPresented, ownPresenting) = (nil, nil)
    viewIfLoaded?.removeFromSuperview()
    endAppearanceTransition()
    isBeingDismissed = false
  }
}
