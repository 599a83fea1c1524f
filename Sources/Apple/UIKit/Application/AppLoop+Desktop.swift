// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

extension AppLoop {
  /// Opens a window of the desktop, whose size and scale the screen takes.
  func open(
    _ type: any DesktopWindow.Type, title: String, size: CGSize, scale: CGFloat?
  ) throws(DesktopWindowError) {
    let window = try type.init(title: title, size: size, scale: scale) { [weak self] event, timestamp in
      self?.handle(event, timestamp: timestamp)
    }
    desktopWindow = window
    (self.size, self.scale) = (Self.screenSize(window.size), window.scale)
    firstStyle = window.appearance
    screenChanged()
  }

  /// Makes frames on the main run loop until the window is closed.
  func run() {
    requestFrame()
    wakeWithDisplayLinks()
    while !isOver { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    desktopWindow?.close()
  }

  /// Has a frame made for a display link that begins to run while nothing else moves.
  private func wakeWithDisplayLinks() {
    DisplayLinks.whenStarted { [weak self] in
      guard Thread.isMainThread else {
        return DispatchQueue.main.async { self?.schedule() }
      }
      MainActor.assumeIsolated { self?.schedule() }
    }
  }

  /// Has the timer go off when the next frame is due; stops it if none is.
  func scheduleTimer() {
    guard let desktopWindow, !isOver else { return }
    let now = desktopWindow.now
    guard let next = nextDue(after: now) else {
      timer?.invalidate()
      timer = nil
      return
    }
    guard timer == nil || next < due else { return }
    timer?.invalidate()
    due = next
    // By its date: here, a timer that is made by an interval and not scheduled goes off at once.
    // Source: https://github.com/swiftlang/swift-corelibs-foundation/issues/4712
    let timer = Timer(fire: Date(timeIntervalSinceNow: max(0, next - now)), interval: 0, repeats: false) {
      [weak self] _ in
      // Timers of the main run loop go off on the main thread.
      MainActor.assumeIsolated { self?.timerFired() }
    }
    RunLoop.main.add(timer, forMode: .common)
    self.timer = timer
  }

  /// When the next frame is to be made; nil if nothing asks for one.
  private func nextDue(after now: TimeInterval) -> TimeInterval? {
    let frame = needsFrame ? max(now, time + Self.interval) : nil
    guard let event = script?.nextTime else { return frame }
    return min(frame ?? event, event)
  }

  private func timerFired() {
    timer = nil
    guard let desktopWindow else { return }
    let now = desktopWindow.now
    playScript(until: now)
    // A timer that is a little late keeps the beat.
    frame(at: now - due < Self.interval / 2 ? max(due, time) : now)
  }
}
