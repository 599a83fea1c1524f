// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Dispatch
internal import StippleRaster

/// Threads that share the rows of a drawing.
struct RowThreads {
  /// How many may run at a time; at least 1.
  let count: Int

  /// The least number of pixels for which starting threads pays.
  private static let worthwhile = 262_144

  /// Calls a body for all rows of a rectangle, part by part, on several threads if it is large; returns when all is done.
  func divide(_ rect: PixelRect, _ body: @Sendable (Range<Int>) -> Void) {
    guard count > 1, rect.rows.count * rect.columns.count >= Self.worthwhile else { return body(rect.rows) }
    let bands = rect.rows.bands
    let parts = min(count, bands.count)
    guard parts > 1 else { return body(rect.rows) }
    DispatchQueue.concurrentPerform(iterations: parts) { part in
      let (first, next) = (bands.count * part / parts, bands.count * (part + 1) / parts)
      body(bands[first].lowerBound..<bands[next - 1].upperBound)
    }
  }
}
