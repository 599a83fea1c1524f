// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// One element of a path, by value.
package enum PathElement: Hashable, Sendable {
  /// Begins a subpath.
  case move(CGPoint)
  /// A straight line from the current point.
  case line(CGPoint)
  /// A quadratic curve from the current point.
  case quad(control: CGPoint, end: CGPoint)
  /// A cubic curve from the current point.
  case cubic(control1: CGPoint, control2: CGPoint, end: CGPoint)
  /// A line back to the start of the subpath, where the next one begins unless a `move` follows.
  case close

  /// The points in order, the end last; none for `close`.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let end): [control, end]
    case .cubic(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  /// Whether all points are such; without an array of them, for paths of many elements.
  @inline(__always)
  package func pointsSatisfy(_ condition: (CGPoint) -> Bool) -> Bool {
    switch self {
    case .move(let point), .line(let point): condition(point)
    case .quad(let control, let end): condition(control) && condition(end)
    case .cubic(let control1, let control2, let end): condition(control1) && condition(control2) && condition(end)
    case .close: true
    }
  }

  /// Where the element leaves the current point; nil for `close`, which goes back to its subpath's start.
  package var end: CGPoint? {
    switch self {
    case .move(let end), .line(let end), .quad(_, let end), .cubic(_, _, let end): end
    case .close: nil
    }
  }

  /// The element with every point mapped by a transform.
  package func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let point): .move(point.applying(transform))
    case .line(let point): .line(point.applying(transform))
    case .quad(let control, let end): .quad(control: control.applying(transform), end: end.applying(transform))
    case .cubic(let control1, let control2, let end):
      .cubic(
        control1: control1.applying(transform), control2: control2.applying(transform), end: end.applying(transform))
    case .close: .close
    }
  }
}
