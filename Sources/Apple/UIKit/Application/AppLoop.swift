// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation
import QuartzCore

/// What makes the frames of an app: it takes what a user did, moves what is animated, lays out, and draws what changed.
///
/// Without a desktop it does so when it is asked to, by ``frame(at:)``. On a desktop it lives on the main run loop, and
/// makes a frame when something has changed, or moves; else it sleeps.
@MainActor package final class AppLoop {
  /// Seconds between two frames.
  static let interval: TimeInterval = 1 / 60

  /// The app whose windows are shown.
  package let application: UIApplication
  /// The window of a desktop that shows them; nil without a screen.
  package internal(set) var desktopWindow: (any DesktopWindow)?
  /// The screen that the app sees: it follows the window of the desktop.
  package let screen: UIScreen
  /// The size of the screen, in points.
  package internal(set) var size: CGSize
  /// Pixels a point.
  package internal(set) var scale: CGFloat
  /// The time of the last frame, in seconds.
  package private(set) var time: TimeInterval = 0
  /// Whether the user has closed the window: there are no more frames.
  package internal(set) var isOver = false

  let dispatcher: EventDispatcher
  let screenPicture: AppPicture
  /// The appearance of a scene that is connected later.
  var firstStyle = UIUserInterfaceStyle.unspecified
  var timer: Timer?
  /// When the timer goes off.
  var due: TimeInterval = 0
  /// Plays a script in a window.
  var script: EventScriptRunner?
  /// Where what frames cost is written down.
  var log: FrameLog?
  private var waiting: [(event: HostEvent, timestamp: TimeInterval)] = []
  private var isWanted = true
  private var isMakingFrame = false

  /// Makes a loop without a desktop, and becomes the app's.
  ///
  /// - Parameters:
  ///   - size: The size of the screen, in points; what is no size is none.
  ///   - scale: Pixels a point.
  ///   - screen: The screen that is of that size then; nil for one that the app's scene alone knows.
  package init(application: UIApplication, size: CGSize, scale: CGFloat, screen: UIScreen? = nil) {
    (self.application, self.screen) = (application, screen ?? UIScreen())
    (self.size, self.scale) = (Self.screenSize(size), ScreenLimits.scales.contains(scale) ? scale : 1)
    dispatcher = EventDispatcher(application: application)
    screenPicture = AppPicture()
    screenPicture.onChange = { [weak self] in self?.requestFrame() }
    application.loop = self
    screenChanged()
  }

  /// Takes an event; it is told to the app at the next frame.
  package func handle(_ event: HostEvent, timestamp: TimeInterval) {
    guard !isOver else { return }
    waiting.append((event, timestamp))
    requestFrame()
  }

  /// Has a frame made.
  func requestFrame() {
    isWanted = true
    schedule()
  }

  /// Whether another frame would differ, or something waits for its time.
  package var needsFrame: Bool {
    guard !isOver else { return false }
    return isWanted || !waiting.isEmpty || dispatcher.needsTick || DisplayLinks.isAnyRunning
      || application.windows.contains { $0.layer.hasAnimations }
  }

  /// Makes the frame of a time: tells the app what the user did, moves what is animated, lays out, and draws what changed.
  ///
  /// Without a desktop it runs first what waits on the main queue and the main run loop. Called from inside a frame it
  /// does nothing.
  ///
  /// - Parameter timestamp: Seconds; a time before the last frame's counts as that.
  package func frame(at timestamp: TimeInterval) {
    guard !isMakingFrame, !isOver else { return }
    isMakingFrame = true
    log?.begin()
    if timestamp.isFinite { time = max(time, timestamp) }
    if desktopWindow == nil { runMainQueue() }
    takeEvents()
    let damage = isOver ? [] : show()
    if let log { end(log, damage: damage) }
    isMakingFrame = false
    schedule()
  }

  /// A picture of what is on the screen: of the last frame. Nil for a screen of no size.
  package func picture() -> CGImage? { screenPicture.canvas?.makeImage() }

  /// Tells the app what has come since the last frame; what comes meanwhile waits for the next one.
  private func takeEvents() {
    let events = waiting
    waiting = []
    for (event, timestamp) in events where !isOver {
      tell(event, timestamp: timestamp.isFinite ? min(timestamp, time) : time)
    }
  }

  /// - Returns: What is not as it was in the frame before, in whole pixels.
  private func show() -> [CGRect] {
    dispatcher.tick(timestamp: time)
    tickLayers()
    for window in application.windows { window.finishTransitions() }
    // What has changed until now is in this frame; what drawing changes is in the next one.
    isWanted = application.windows.contains { $0.hasTransitions }
    let damage = screenPicture.draw(application.windows, size: size, scale: scale)
    guard let desktopWindow, let canvas = screenPicture.canvas, !damage.isEmpty else { return damage }
    canvas.withBytes { bytes in
      let bitmap = ScreenBitmap(
        bytes: bytes, width: canvas.width, height: canvas.height, bytesPerRow: canvas.bytesPerRow)
      desktopWindow.show(bitmap, damage: damage)
    }
    return damage
  }

  private func end(_ log: FrameLog, damage: [CGRect]) {
    do throws(OutputFileError) {
      try log.end(damage: damage, windows: application.windows)
    } catch {
      AppRun.end(73, error.description)
    }
  }

  private func tickLayers() {
    let windows = application.windows
    for window in windows { window.layer.tick(timestamp: time) }
    guard windows.isEmpty else { return }
    CATransaction.flush()
    MediaClock.advance(to: time)
    DisplayLinks.run(timestamp: time)
  }

  /// Runs what waits on the main queue, and timers that are due, and waits for nothing.
  private func runMainQueue() {
    guard Thread.isMainThread else { return }
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
  }

  /// Makes the frame of now on a desktop, if there is not to be one later.
  func schedule() {
    guard desktopWindow != nil, !isMakingFrame else { return }
    scheduleTimer()
  }
}
