// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// What views and recognizers are told, in order.
@MainActor final class TouchNotes {
  var lines: [String] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

extension TouchNotes {
  /// A recognizer of taps whose states are noted under a name.
  func tap(_ count: Int = 1, _ name: String? = nil) -> UITapGestureRecognizer {
    let tap = UITapGestureRecognizer { [self] in lines.append("\(name ?? "tap \(count)") \($0.state)") }
    tap.numberOfTapsRequired = count
    return tap
  }

  func pan(_ name: String = "pan") -> UIPanGestureRecognizer {
    UIPanGestureRecognizer { [self] in lines.append("\(name) \($0.state)") }
  }
}

/// A view that notes the touches that it is told of.
final class TouchNotingView: UIView {
  let notes: TouchNotes
  let name: String
  var whenTold: (() -> Void)?

  init(_ name: String, _ notes: TouchNotes, frame: CGRect) {
    (self.name, self.notes) = (name, notes)
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ what: String, _ touches: Set<UITouch>) {
    notes.lines.append("\(name) \(what)\(touches.count == 1 ? "" : " \(touches.count)")")
    whenTold?()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }
}
