// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation
import QuartzCore

extension UIWindow {
  /// Posted when a window is shown.
  public nonisolated static let didBecomeVisibleNotification = Notification.Name("UIWindowDidBecomeVisibleNotification")
  /// Posted when a window is shown no more.
  public nonisolated static let didBecomeHiddenNotification = Notification.Name("UIWindowDidBecomeHiddenNotification")
  /// Posted when a window has become the key window.
  public nonisolated static let didBecomeKeyNotification = Notification.Name("UIWindowDidBecomeKeyNotification")
  /// Posted when a window is the key window no more.
  public nonisolated static let didResignKeyNotification = Notification.Name("UIWindowDidResignKeyNotification")

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// The loop that shows the window.
  final var loop: AppLoop? { windowScene?.application?.loop }

  /// Comes into a scene: for initializers, which observers do not hear of.
  func join(_ scene: UIWindowScene) {
    windowScene = scene
  }

  func moved(from old: UIWindowScene?) {
    old?.remove(self)
    windowScene?.add(self)
    updateTraits()
  }

  /// Follows a change of whether the window is hidden.
  func visibilityChanged() {
    if isHidden {
      layer.setOnScreen(false)
      giveUpKey(of: windowScene)
      for controller in controllers { controller.appear(false, animated: false, in: self) }
      windowScene?.windowsChanged()
      post(Self.didBecomeHiddenNotification)
    } else {
      if windowScene == nil { windowScene = UIApplication.shared.scene }
      // What is animated right now begins with the first frame.
      layer.setOnScreen(loop != nil)
      windowScene?.bringToFront(self)
      showRootView()
      for controller in controllers { controller.appear(true, animated: false, in: self) }
      post(Self.didBecomeVisibleNotification)
    }
  }

  func takeKey() {
    guard let scene = windowScene, canBecomeKey, scene.keyWindow !== self else { return }
    scene.keyWindow?.giveUpKey(of: scene)
    scene.keyWindow = self
    becomeKey()
    post(Self.didBecomeKeyNotification)
  }

  func giveUpKey(of scene: UIWindowScene?) {
    guard let scene, scene.keyWindow === self else { return }
    scene.keyWindow = nil
    resignKey()
    post(Self.didResignKeyNotification)
  }

  /// The controllers that are shown in the window: the root, and those that are presented over it, one by another.
  var controllers: [UIViewController] {
    rootViewController.map { Array(sequence(first: $0, next: \.ownPresented)) } ?? []
  }

  func rootChanged(from old: UIViewController?) {
    old?.ownPresented?.leave(reveals: false)
    old?.viewIfLoaded?.removeFromSuperview()
    showRootView()
  }

  /// Puts the root controller's view into the window, if that is shown and no other one has taken its place.
  private func showRootView() {
    guard !isHidden, let controller = rootViewController, controller.ownPresented == nil, let view = controller.view,
      view.superview !== self
    else { return }
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }

  /// Finishes what has begun since the last frame of the window: tells controllers that their views appear, lays out,
  /// and tells them that they have appeared, or are gone.
  func finishTransitions() {
    // One that appears may show another.
    for _ in 0..<16 where hasTransitions {
      let (controllers, completions) = (controllersInTransition, self.completions)
      (controllersInTransition, self.completions) = ([], [])
      for controller in controllers { controller.tellIsAppearing() }
      layoutIfNeeded()
      for controller in controllers { controller.endAppearanceTransition() }
      for completion in completions { completion() }
    }
  }

  /// Whether something has begun that is to be finished.
  var hasTransitions: Bool { !controllersInTransition.isEmpty || !completions.isEmpty }

  /// Runs something when all controllers have been told of their views.
  func afterwards(_ completion: @escaping () -> Void) {
    completions.append(completion)
    if let loop { loop.requestFrame() } else { finishTransitions() }
  }

  /// Has a controller told at the end of the frame that its view has come, or gone; at once where no loop makes frames.
  func finishLater(_ controller: UIViewController) {
    if !controllersInTransition.contains(controller) { controllersInTransition.append(controller) }
    if let loop { loop.requestFrame() } else { finishTransitions() }
  }
}
