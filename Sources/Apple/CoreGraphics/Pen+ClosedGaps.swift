// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

extension Pen {
  /// How deep the notch between two round caps may be to go unseen, in device pixels: Cairo's own unit.
  private static let unseenDepth: CGFloat = 1.0 / 256

  /// Straight lines that look the same solid as dashed with round caps, from their first dash to the end of their last;
  /// nil where the gaps can be seen, or for any other path or pattern.
  ///
  /// Dashes that overlap so far cost what they cover times their number: a broad line of them took minutes.
  func closingGaps(of elements: [PathElement], _ dash: DashPattern) -> [PathElement]? {
    guard dash.lengths.count == 2, notchDepth(dash.lengths[1]) < Self.unseenDepth else { return nil }
    var lines: [PathElement] = []
    for index in stride(from: 0, to: elements.count, by: 2) {
      guard
        index + 1 < elements.count, case .move(let start) = elements[index], case .line(let end) = elements[index + 1]
      else { return nil }
      let length = userLength(CGVector(dx: end.x - start.x, dy: end.y - start.y))
      guard let painted = dash.paintedRange(along: length) else { continue }
      let (first, last) = (painted.lowerBound / length, painted.upperBound / length)
      guard first.isFinite, last.isFinite else { return nil }
      lines += [.move(start.mixed(with: end, at: first)), .line(start.mixed(with: end, at: last))]
    }
    return lines
  }

  /// How far the outline of two discs of the pen, so far apart, comes in between them, in device pixels.
  private func notchDepth(_ distance: CGFloat) -> CGFloat {
    let (radius, half) = (width / 2, distance / 2)
    guard half < radius else { return .infinity }
    return half * half / (radius + sqrt(radius * radius - half * half)) * stretch
  }
}

extension DashPattern {
  /// From where the first dash begins on a line to where the last one ends, for a pattern of two lengths; nil if none
  /// begins.
  fileprivate func paintedRange(along length: CGFloat) -> ClosedRange<CGFloat>? {
    let first = phase == 0 || phase < lengths[0] ? 0 : period - phase
    guard first <= length else { return nil }
    let end = ((length + phase) / period).rounded(.down) * period - phase + lengths[0]
    return first...max(first, min(length, end))
  }
}
