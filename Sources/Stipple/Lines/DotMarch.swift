// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// Moves the marks of a line: one animation of its dash phase by a whole period, over and over.
///
/// There is no timer. The system asked to reduce motion, the marks stand still, and go on when it does not any more.
@MainActor
final class DotMarch {
  private static let key = "march"
  /// The longest and shortest that a period takes, in seconds.
  private static let durations: ClosedRange<CFTimeInterval> = 1.0 / 240...86_400

  private let line: CAShapeLayer
  private var period: CGFloat = 0
  private var speed: CGFloat = 0
  private var observer: MotionObserver?

  init(line: CAShapeLayer) {
    self.line = line
  }

  /// Moves the marks by a period over and over, at a speed in points a second, towards the line's end if it is above 0;
  /// stops them if the period or the speed is none.
  func run(by period: CGFloat, speed: CGFloat) {
    guard period > 0, period.isFinite, speed.isFinite, speed != 0 else {
      self.period = 0
      observer = nil
      line.removeAnimation(forKey: Self.key)
      return
    }
    let isSame = (period, speed) == (self.period, self.speed)
    (self.period, self.speed) = (period, speed)
    if observer == nil { observer = MotionObserver { [weak self] in self?.update() } }
    if !isSame || line.animation(forKey: Self.key) == nil { update() }
  }

  private func update() {
    guard period > 0, !UIAccessibility.isReduceMotionEnabled else {
      line.removeAnimation(forKey: Self.key)
      return
    }
    // Where the marks are: they go on from there.
    let isMoving = line.animation(forKey: Self.key) != nil
    let shown = isMoving ? line.presentation()?.lineDashPhase ?? line.lineDashPhase : line.lineDashPhase
    let animation = CABasicAnimation(keyPath: "lineDashPhase")
    let phase = isMoving ? shown.folded(into: period) : line.lineDashPhase
    animation.fromValue = phase
    animation.toValue = speed > 0 ? phase - period : phase + period
    animation.duration = min(max(Double(period / abs(speed)), Self.durations.lowerBound), Self.durations.upperBound)
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    animation.repeatCount = .infinity
    // It is there again when the app comes back from the background.
    animation.isRemovedOnCompletion = false
    line.add(animation, forKey: Self.key)
  }
}

/// Tells when the system's wish for less motion changes, as long as it exists.
private final class MotionObserver {
  private let token: any NSObjectProtocol

  init(_ change: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in
      Task { @MainActor in change() }
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
