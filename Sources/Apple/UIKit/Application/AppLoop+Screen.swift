// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension AppLoop {
  /// A size as a screen's: nothing for what is no size, and cut off where it is too large.
  static func screenSize(_ size: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0 else { return .zero }
    return CGSize(
      width: min(size.width, ScreenLimits.sides.upperBound), height: min(size.height, ScreenLimits.sides.upperBound))
  }

  /// Tells the app of one thing that a user did.
  func tell(_ event: HostEvent, timestamp: TimeInterval) {
    switch event {
    case .resized(let size, let scale): resize(to: size, scale: scale)
    case .appearance(let style): changeAppearance(to: style)
    case .exposed: screenPicture.damageEverything()
    case .closeRequested: close()
    default: dispatcher.handle(event, timestamp: timestamp, in: application.windows)
    }
  }

  /// Ends the app.
  private func close() {
    isOver = true
    application.terminate()
  }

  /// Gives the screen a size, and with it the windows that fill it. A scale that is out of range changes nothing.
  private func resize(to newSize: CGSize, scale newScale: CGFloat) {
    let newSize = Self.screenSize(newSize)
    let newScale = ScreenLimits.scales.contains(newScale) ? newScale : scale
    guard newSize != size || newScale != scale else { return }
    let windows = application.scene?.windows ?? []
    let filling = windows.filter { $0.frame == CGRect(origin: .zero, size: size) }
    let transitions = windows.map { window in
      let transition = WindowTransition(of: window)
      window.announce(
        transition, size: filling.contains(window) ? newSize : nil,
        traits: newScale == scale ? nil : window.traitCollection.replacing(UITraitDisplayScale.self, value: newScale))
      return transition
    }
    (size, scale) = (newSize, newScale)
    screenChanged()
    for (window, transition) in zip(windows, transitions) {
      transition.run {
        window.updateTraits()
        if filling.contains(window) { window.frame = CGRect(origin: .zero, size: newSize) }
      }
    }
  }

  /// Tells the windows whether the desktop is dark.
  func changeAppearance(to style: UIUserInterfaceStyle) {
    guard let scene = application.scene, scene.style != style else {
      firstStyle = style
      return
    }
    firstStyle = style
    let windows = scene.windows
    let transitions = windows.map { window in
      let transition = WindowTransition(of: window)
      window.announce(
        transition, size: nil, traits: window.traitCollection.replacing(UITraitUserInterfaceStyle.self, value: style))
      return transition
    }
    scene.style = style
    for (window, transition) in zip(windows, transitions) { transition.run { window.updateTraits() } }
  }

  /// Has what asks for the screen see it as it is.
  func screenChanged() {
    screen.host = (size, scale)
    // Where nobody lays out or draws, people ask for the screen's traits, as on Apple.
    if screen === UIScreen.main { UITraitCollection.current = screen.traitCollection }
  }
}

extension UIWindow {
  /// Tells the controllers of the window what is about to change.
  fileprivate func announce(_ transition: WindowTransition, size: CGSize?, traits: UITraitCollection?) {
    for controller in controllers where controller.isViewLoaded {
      controller.windowTransition = transition
      if let traits { controller.willTransition(to: traits, with: transition) }
      if let size { controller.viewWillTransition(to: size, with: transition) }
    }
  }
}
