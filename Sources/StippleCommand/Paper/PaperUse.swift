// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Stipple

/// Which measures a pattern has a use for: whoever gives one expects it to change something.
///
/// It is found out by drawing a few cells with and without, so that patterns need no list of it.
@MainActor
struct PaperUse {
  private let sample: GridLayout
  private let rect: CGRect

  init(_ grid: GridLayout) {
    var sample = grid
    let pitch = grid.fullPitch ?? .one
    sample.lineWidth = pitch.min() / 100
    (sample.majorLineWidth, sample.dotRadius) = (sample.lineWidth, sample.lineWidth)
    (sample.majorDotRadius, sample.markSize) = (sample.lineWidth, 10 * sample.lineWidth)
    self.sample = sample
    // High enough for the parts of a page of notes.
    rect = CGRect(x: 0, y: 0, width: 3 * pitch.x, height: 24 * pitch.y)
  }

  /// Throws where an option is given that changes nothing.
  func check(_ arguments: PaperArguments, _ syntax: ArgumentSyntax) throws(CommandFailure) {
    let name = sample.pattern.name
    if arguments.has("--major"), !isChanged({ $0.majorInterval = 0 }) {
      throw syntax.failure("--major changes nothing of --pattern \(name), which has no major marks")
    }
    let measures: [(option: String, change: (inout GridLayout) -> Void)] = [
      ("--dot", { $0.dotRadius *= 2 }), ("--mark", { $0.markSize *= 2 }), ("--line", { $0.lineWidth *= 2 }),
    ]
    for (option, change) in measures where arguments.has(option) && !isChanged(change) {
      throw syntax.failure("\(option) changes nothing of --pattern \(name)")
    }
    let hasMajors = isChanged {
      $0.majorLineWidth *= 2
      $0.majorDotRadius *= 2
    }
    for option in ["--major-ink", "--major-weight"] where arguments.has(option) && !hasMajors {
      throw syntax.failure("\(option) goes with --major N, which makes every Nth mark a major one")
    }
  }

  private func isChanged(_ change: (inout GridLayout) -> Void) -> Bool {
    var other = sample
    change(&other)
    return sample.strokes(in: rect) != other.strokes(in: rect)
  }
}
