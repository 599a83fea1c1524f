// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Dispatch

/// One engine's way to draw a workload.
struct Drawing {
  let engine: Engine
  /// Which of several ways; empty where there is one.
  var variant = ""
  let threads: Int
  /// Draws a frame, background included.
  let draw: (_ frame: Int) -> Void
}

/// Who draws.
enum Engine: String {
  /// The kernels of StippleRaster.
  case stipple
  /// Views, through `layer.render(in:)`.
  case stippleView = "stipple-view"
  case cairo
  /// Filling the same memory.
  case floor
}

/// Runs work on parts of rows, one a thread, at the same time.
///
/// The parts meet at a multiple of 32 rows, where the kernels' bands do.
func inParts(of height: Int, threads: Int, _ work: @Sendable (_ rows: Range<Int>) -> Void) {
  guard threads > 1 else { return work(0..<height) }
  let part = ((height + threads - 1) / threads + 31) / 32 * 32
  DispatchQueue.concurrentPerform(iterations: threads) { index in
    let start = min(index * part, height)
    work(start..<min(start + part, height))
  }
}
