// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

/// What is on the screen of an app: its windows, from back to front, over black.
@MainActor final class AppPicture {
  /// A window that is shown, and what has changed in it.
  private struct Shown {
    weak var window: UIWindow?
    let stage: LayerStage
  }

  /// The pixels; nil for a screen of no size.
  private(set) var canvas: LayerCanvas?
  private let memory = CanvasMemory()
  /// Called when something has changed, once until it is drawn.
  var onChange: () -> Void = {}
  private var shown: [Shown] = []
  private var isStale = true

  /// Says that all is to be drawn anew.
  func damageEverything() {
    isStale = true
    onChange()
  }

  /// Draws what has changed of windows, on a screen of a size in points.
  ///
  /// - Returns: What is not as it was, in whole pixels from the top left.
  func draw(_ windows: [UIWindow], size: CGSize, scale: CGFloat) -> [CGRect] {
    show(windows)
    // Taken whether it is drawn or not, so that a screen of no size is told of a change by the next one.
    let damage = takeDamage()
    guard makeCanvas(size: size, scale: scale), let canvas else { return [] }
    let stages = shown.map(\.stage)
    let parts = canvas.redraw(isStale ? .everything : damage) { context in
      for stage in stages { stage.draw(in: context) }
    }
    isStale = false
    return parts
  }

  /// Watches the windows that are shown now.
  private func show(_ windows: [UIWindow]) {
    guard !shown.map({ $0.window }).elementsEqual(windows, by: { $0 === $1 }) else { return }
    isStale = true
    let old = shown
    shown = windows.map { window in
      if let known = old.first(where: { $0.window === window }) { return known }
      return Shown(window: window, stage: LayerStage(root: window.layer) { [weak self] in self?.stageChanged() })
    }
    for entry in old where !shown.contains(where: { $0.stage === entry.stage }) { entry.stage.close() }
  }

  /// Layers are not the main actor's, but those of windows are used by nobody else.
  private nonisolated func stageChanged() {
    MainActor.assumeIsolated { onChange() }
  }

  /// What has changed, in points of the screen.
  private func takeDamage() -> LayerDamage {
    var all = LayerDamage()
    for entry in shown {
      let damage = entry.stage.takeDamage()
      // A window that has moved was somewhere else.
      if damage.isEverything { all = .everything }
      for rect in damage.rects { all.add(entry.stage.root.convert(rect, to: nil)) }
    }
    return all
  }

  /// Makes new pixels for a new size; gives whether there are any.
  private func makeCanvas(size: CGSize, scale: CGFloat) -> Bool {
    let limit = CGFloat(ScreenLimits.pixels)
    let (width, height) = (
      Int(min((size.width * scale).rounded(), limit)), Int(min((size.height * scale).rounded(), limit))
    )
    guard width > 0, height > 0 else {
      (canvas, isStale) = (nil, true)
      return false
    }
    if let canvas, canvas.width == width, canvas.height == height, canvas.scale == scale { return true }
    // The old one goes first: the new one lies in its memory.
    canvas = nil
    (canvas, isStale) = (LayerCanvas(width: width, height: height, scale: scale, memory: memory), true)
    return canvas != nil
  }
}
