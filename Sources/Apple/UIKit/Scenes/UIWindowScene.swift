// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The scene of an app's windows: all that one window of the desktop shows.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// A window, which is its owner's to keep, and when it was shown last.
  private struct Entry {
    weak var window: UIWindow?
    var order = 0
  }

  private var entries: [Entry] = []
  private var lastOrder = 0
  private var ownScreen: UIScreen?
  /// The appearance that the desktop asks for.
  final var style = UIUserInterfaceStyle.unspecified

  /// The screen that shows the scene; it is as large as the scene.
  open var screen: UIScreen { ownScreen ?? .main }

  /// The space in which windows lie.
  open var coordinateSpace: any UICoordinateSpace { screen }

  /// The traits of the windows: the screen's, and the appearance that the desktop asks for.
  open var traitCollection: UITraitCollection {
    let traits = screen.traitCollection
    return style == .unspecified ? traits : traits.replacing(UITraitUserInterfaceStyle.self, value: style)
  }

  /// The windows of the scene, hidden ones too, from back to front.
  open var windows: [UIWindow] { windows { _ in true } }

  /// The window that key presses go to.
  open internal(set) weak var keyWindow: UIWindow?

  /// The windows that are shown, from back to front.
  final var windowsOnScreen: [UIWindow] { windows { !$0.isHidden } }

  private func windows(where isMeant: (UIWindow) -> Bool) -> [UIWindow] {
    let present = entries.compactMap { entry in entry.window.map { (window: $0, order: entry.order) } }
    return
      present.filter { isMeant($0.window) }
      .sorted { ($0.window.windowLevel.rawValue, $0.order) < ($1.window.windowLevel.rawValue, $1.order) }
      .map(\.window)
  }

  final func attach(to application: UIApplication, screen: UIScreen) {
    self.application = application
    ownScreen = screen
  }

  final func add(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    entries.append(Entry(window: window))
    bringToFront(window)
  }

  final func remove(_ window: UIWindow) {
    entries.removeAll { $0.window == nil || $0.window === window }
    if keyWindow === window { window.giveUpKey(of: self) }
    windowsChanged()
  }

  /// Puts a window in front of the others of its level.
  final func bringToFront(_ window: UIWindow) {
    guard let index = entries.firstIndex(where: { $0.window === window }) else { return }
    lastOrder += 1
    entries[index].order = lastOrder
    windowsChanged()
  }

  final func windowsChanged() {
    application?.loop?.requestFrame()
  }
}
