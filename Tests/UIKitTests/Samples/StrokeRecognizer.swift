// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A recognizer of people's own: a stroke that begins with the first move, and fails above the line y = 20.
final class StrokeRecognizer: UIGestureRecognizer {
  let notes: TouchNotes
  var beginsAtOnce = false

  init(_ notes: TouchNotes) {
    self.notes = notes
    super.init()
    addHandler { [notes] in notes.lines.append("stroke \($0.state)") }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    notes.lines.append("stroke told began")
    if beginsAtOnce { state = .began }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible else {
      state = .changed
      return
    }
    state = location(in: nil).y < 20 ? .failed : .began
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = state == .possible ? .failed : .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    notes.lines.append("stroke reset")
  }
}
