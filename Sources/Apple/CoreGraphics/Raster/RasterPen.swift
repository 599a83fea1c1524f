// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import StippleRaster

/// The pen of a stroke in pixels, under a transform that keeps right angles along the axes or everywhere.
struct RasterPen {
  /// Pixels a unit of user space, along the rows of pixels and along the columns.
  private let scale: (horizontal: Double, vertical: Double)
  /// Whether the pen is round in canvas space too, so that lines may run at any angle.
  let isUniform: Bool
  /// In user space, as the next ones.
  private let width: Double
  let cap: Mark.Cap
  let join: CGLineJoin
  let miterLimit: Double
  /// Painted and unpainted lengths in turn; nil for a solid line.
  private let dash: DashPattern?

  /// The shortest pattern that is drawn, in pixels: a finer one cannot be told from a solid line.
  private static let shortestPeriod = 1.0 / 64

  /// Makes the pen; nil where the transform is another one.
  init?(width: CGFloat, state: GraphicsState, userToCanvas transform: CGAffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let (first, second) = (a * a + b * b, c * c + d * d)
    let slack = 1e-9 * (first + second)
    isUniform = abs(first - second) <= slack && abs(a * c + b * d) <= slack
    let isUpright = abs(b) + abs(c) <= 1e-9 * (abs(a) + abs(d))
    let isTurned = abs(a) + abs(d) <= 1e-9 * (abs(b) + abs(c))
    guard isUniform || isUpright || isTurned else { return nil }
    let root = Double(first.squareRoot())
    scale = isUniform ? (root, root) : isUpright ? (Double(abs(a)), Double(abs(d))) : (Double(abs(c)), Double(abs(b)))
    self.width = Double(width)
    cap = state.stroke.cap.rasterCap
    join = state.stroke.join
    miterLimit = Double(state.stroke.miterLimit)
    let finest = min(scale.horizontal, scale.vertical)
    dash = state.stroke.dash.flatMap { Double($0.period) * finest < Self.shortestPeriod ? nil : $0 }
  }

  /// The width of lines along an axis.
  func width(of axis: Axis) -> Double {
    width * (axis == .horizontal ? scale.vertical : scale.horizontal)
  }

  /// A dash along an axis.
  func mark(length: Double, along axis: Axis) -> Mark {
    Mark(length: length, width: width(of: axis), cap: cap)
  }

  /// Whether the caps of lines along an axis are right: the round ones of a pen that is an ellipse are not discs.
  var hasPlainCaps: Bool { isUniform || cap == .butt }

  /// The dash of lines along an axis.
  func dash(along axis: Axis) -> (lengths: [Double], phase: Double)? {
    let factor = axis == .horizontal ? scale.horizontal : scale.vertical
    return dash.map { ($0.lengths.map { Double($0) * factor }, Double($0.phase) * factor) }
  }

  var isDashed: Bool { dash != nil }

  /// How far from the path it may paint, in pixels.
  var reach: Double {
    let width = max(width(of: .horizontal), width(of: .vertical))
    return width / 2 * max(2, join == .miter ? miterLimit : 0) + 1
  }

  /// The pen for any path; of a uniform scale.
  var pathPen: PathPen {
    let join: LineJoin =
      switch join {
      case .miter: .miter(limit: miterLimit)
      case .round: .round
      case .bevel: .bevel
      }
    return PathPen(width: width(of: .horizontal), cap: cap, join: join)
  }
}

extension CGLineCap {
  /// The same cap as the raster names it.
  fileprivate var rasterCap: Mark.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}
