// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Fingers on a window of 200 by 200 points, and the clock of what they do.
@MainActor final class Fingers {
  let window: UIWindow
  let dispatcher = EventDispatcher()
  var time: TimeInterval = 10

  init(window: UIWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))) {
    self.window = window
    window.isHidden = false
  }

  /// Says what a finger does, after a while.
  func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, id: Int = 1, after pause: TimeInterval = 0.01) {
    send(.touch(id: id, type: .direct, phase: phase, location: CGPoint(x: x, y: y)), after: pause)
  }

  func send(_ event: HostEvent, after pause: TimeInterval = 0.01) {
    time += pause
    dispatcher.handle(event, timestamp: time, in: [window])
  }

  func tap(_ x: CGFloat, _ y: CGFloat, after pause: TimeInterval = 0.05) {
    touch(.began, x, y, after: pause)
    touch(.ended, x, y, after: 0.05)
  }

  /// A short way to the right that is a pan.
  func drag() {
    touch(.began, 50, 50)
    for x: CGFloat in [55, 70, 80] { touch(.moved, x, 50) }
    touch(.ended, 80, 50)
  }

  /// Moves a finger that is down in ten steps.
  func move(from start: CGPoint, to end: CGPoint, id: Int = 1, step: TimeInterval = 0.01) {
    for index in 1...10 {
      let part = CGFloat(index) / 10
      touch(.moved, start.x + part * (end.x - start.x), start.y + part * (end.y - start.y), id: id, after: step)
    }
  }

  func wait(_ seconds: TimeInterval) {
    time += seconds
    dispatcher.tick(timestamp: time)
  }
}
