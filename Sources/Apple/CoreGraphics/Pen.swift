// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// The pen of one stroke, with all that must be known to cut away what it draws outside a box.
struct Pen {
  /// In user space.
  let width: CGFloat
  let miterLimit: CGFloat
  private let dash: DashPattern?
  private let canvasToUser: CGAffineTransform
  /// The most device pixels that a unit of user space becomes.
  let stretch: CGFloat
  /// How far the pen can reach from the line, in canvas space.
  let reach: CGFloat
  /// How far it can reach from a straight line.
  let straightReach: CGFloat

  /// The most dashes of a stroke that are handed on without a look at which are visible.
  private static let uncountedDashes: CGFloat = 131_072
  /// The most visible dashes of a stroke; a line with more is solid.
  static let dashLimit: CGFloat = 1_048_576
  /// The shortest pattern that is drawn, in device pixels.
  private static let shortestPeriod: CGFloat = 1.0 / 64
  /// How far a pen or a mitre may reach, in device pixels: further than any bitmap is wide, and little enough for Cairo.
  private static let greatestReach: CGFloat = 524_288

  /// Makes the pen that a state asks for.
  ///
  /// - Returns: nil if it draws nothing: the width is not positive, or the transform cannot be inverted.
  init?(width: CGFloat, state: GraphicsState, userToCanvas: CGAffineTransform) {
    guard width > 0, width.isFinite, let transform = userToCanvas.drawable else { return nil }
    let stretch = transform.greatestStretch
    self.stretch = stretch
    self.width = min(width, 2 * Self.greatestReach / stretch)
    let radius = self.width / 2 * stretch
    miterLimit = min(state.stroke.miterLimit, max(1, 8 * Self.greatestReach / radius))
    let factor = state.stroke.join == .miter ? max(state.stroke.miterLimit, 2) : 2
    reach = min(radius * factor, Self.greatestReach) + 2
    // The corner of a square cap is the square root of two away. A hundredth of a pixel more, for Cairo's rounding to
    // 1/256.
    straightReach = radius * (state.stroke.cap == .square ? 1.42 : 1) + 0.01
    canvasToUser = transform.inverted()
    dash = state.stroke.dash.flatMap { $0.period * stretch < Self.shortestPeriod ? nil : $0 }
  }

  /// The part of a path that must be stroked to be right within a box, and the dash to stroke it with.
  func visible(_ elements: [PathElement], within box: CGRect) -> ([PathElement], DashPattern?) {
    let isNear = CanvasPath.isWithinLimit(elements)
    if isNear, dash.map({ dashCount($0, alongHullOf: elements) <= Self.uncountedDashes }) ?? true {
      return (elements, dash)
    }
    let region = box.insetBy(dx: -reach, dy: -reach)
    let lines = Polyline.polylines(of: elements, near: region)
    if let dash {
      // Beyond this, a double has no digits left for parts of a pixel: such a line is taken to begin where it comes in.
      let known = CGRect(x: -1e10, y: -1e10, width: 2e10, height: 2e10)
      let pieces = lines.flatMap { $0.cut(to: known) }.flatMap {
        $0.cut(to: region, period: dash.period, length: userLength)
      }
      if pieces.reduce(0, { $0 + dashCount(dash, along: $1.track) }) <= Self.dashLimit {
        return (pieces.flatMap(\.elements), dash)
      }
    }
    return (isNear ? elements : lines.flatMap { $0.cut(to: region) }.flatMap(\.elements), nil)
  }

  /// The length of a canvas vector in user space, where dashes are measured.
  func userLength(_ vector: CGVector) -> CGFloat {
    let (dx, dy) = (vector.dx, vector.dy)
    let length = hypot(
      canvasToUser.a * dx + canvasToUser.c * dy, canvasToUser.b * dx + canvasToUser.d * dy)
    return length.isFinite ? length : 0
  }

  /// How many dashes a pattern puts on a line.
  private func dashCount(_ dash: DashPattern, along track: [CGPoint]) -> CGFloat {
    let length = zip(track, track.dropFirst()).reduce(0) { sum, ends in
      sum + userLength(CGVector(dx: ends.1.x - ends.0.x, dy: ends.1.y - ends.0.y))
    }
    return (length / dash.period + 1) * CGFloat(dash.lengths.count / 2)
  }

  /// At most how many dashes a pattern puts on a path: as many as on the lines between all its points.
  func dashCount(_ dash: DashPattern, alongHullOf elements: [PathElement]) -> CGFloat {
    var (start, current, length, contours) = (CGPoint.zero, CGPoint.zero, CGFloat.zero, CGFloat.zero)
    for element in elements {
      if case .move(let point) = element {
        (start, current, contours) = (point, point, contours + 1)
        continue
      }
      let points = if case .close = element { [start] } else { element.points }
      for point in points {
        length += userLength(CGVector(dx: point.x - current.x, dy: point.y - current.y))
        current = point
      }
    }
    return (length / dash.period + contours) * CGFloat(dash.lengths.count / 2)
  }
}
