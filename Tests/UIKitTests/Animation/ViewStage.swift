// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// A window that has been ticked at 0, and a view of 20 by 20 points in it.
@MainActor struct ViewStage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  init() {
    window.isHidden = false
    window.addSubview(view)
    window.layoutIfNeeded()
    window.layer.tick(timestamp: 0)
  }

  func tick(_ time: CFTimeInterval) {
    window.layer.tick(timestamp: time)
  }

  /// The view's layer as it is shown.
  var shown: CALayer { view.layer.presentation() ?? view.layer }

  /// Where the middle of the view is shown to be, after a tick.
  func x(at time: CFTimeInterval) -> Double {
    tick(time)
    return shown.position.x.native
  }
}

/// Writes down what it is told.
final class Log {
  private(set) var entries: [String] = []

  func note(_ entry: String) {
    entries.append(entry)
  }
}

extension CAMediaTimingFunction {
  /// The value at a time, by halving: the plain twin of the solver.
  func plainValue(at time: Double) -> Double {
    var (first, second): ([Float], [Float]) = ([0, 0], [0, 0])
    getControlPoint(at: 1, values: &first)
    getControlPoint(at: 2, values: &second)
    func curve(_ t: Double, _ index: Int) -> Double {
      3 * (1 - t) * (1 - t) * t * Double(first[index]) + 3 * (1 - t) * t * t * Double(second[index]) + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve(middle, 0) < time { low = middle } else { high = middle }
    }
    return curve(low, 1)
  }
}
