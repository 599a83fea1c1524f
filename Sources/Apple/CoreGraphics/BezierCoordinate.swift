// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// One coordinate along a line or a Bézier curve, over a parameter from 0 to 1.
enum BezierCoordinate {
  case line(CGFloat, CGFloat)
  case quad(CGFloat, CGFloat, CGFloat)
  case cubic(CGFloat, CGFloat, CGFloat, CGFloat)

  /// The coordinate at a parameter; exactly the first and the last number at 0 and at 1.
  func value(at t: CGFloat) -> CGFloat {
    let s = 1 - t
    return switch self {
    case .line(let start, let end): s * start + t * end
    case .quad(let start, let control, let end): s * (s * start + 2 * t * control) + t * t * end
    case .cubic(let start, let control1, let control2, let end):
      s * s * (s * start + 3 * t * control1) + t * t * (3 * s * control2 + t * end)
    }
  }

  /// The parameters between 0 and 1, in order, at which the coordinate may turn from growing to shrinking or back.
  var turns: [CGFloat] {
    switch self {
    case .line:
      return []
    case .quad(let start, let control, let end):
      return Self.roots(0, start - 2 * control + end, control - start)
    case .cubic(let start, let control1, let control2, let end):
      let (first, second, third) = (control1 - start, control2 - control1, end - control2)
      return Self.roots(first - 2 * second + third, 2 * (second - first), first)
    }
  }

  /// Whether the coordinate is nowhere greater than a limit, judged by the points that define it.
  func isAtMost(_ limit: CGFloat) -> Bool {
    switch self {
    case .line(let start, let end): max(start, end) <= limit
    case .quad(let start, let control, let end): max(start, control, end) <= limit
    case .cubic(let start, let control1, let control2, let end): max(start, control1, control2, end) <= limit
    }
  }

  /// Where a·t² + b·t + c is 0, between 0 and 1, in order.
  private static func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    // Adding numbers of one sign keeps all digits; what has no root comes out as no number, or outside.
    let q = -(b + (b < 0 ? -1 : 1) * (b * b - 4 * a * c).squareRoot()) / 2
    return [q / a, c / q].filter { $0 > 0 && $0 < 1 }.sorted()
  }
}
