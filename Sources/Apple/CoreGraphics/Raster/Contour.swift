// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// What a subpath is, in canvas space.
enum Contour: Equatable {
  /// No length: both ends of its one line are the same.
  case point(CGPoint)
  /// One straight line.
  case line(CGPoint, CGPoint)
  /// A closed rectangle whose sides are parallel to the axes.
  case rect(CGRect)
  /// A closed circle, as four cubic curves approximate it; the sign of the area tells its direction.
  case circle(center: CGPoint, radius: CGFloat, isNegative: Bool)
  case other

  /// How far apart coordinates may be that are taken for equal, in pixels: what turning by 90 degrees leaves, and far
  /// less than can be seen.
  static let slack: CGFloat = 1e-6

  /// Makes the contour of the elements from one `move` to the next.
  init(_ elements: ArraySlice<PathElement>) {
    // What has more elements is none of these, and need not be looked at.
    guard elements.count <= 6, elements.allSatisfy({ $0.pointsSatisfy(\.isFinite) }),
      case .move(let start)? = elements.first
    else {
      self = .other
      return
    }
    if elements.count == 2, case .line(let end)? = elements.last {
      self = start == end ? .point(start) : .line(start, end)
    } else {
      let elements = Array(elements)
      self = Self.rect(elements) ?? Self.circle(elements) ?? .other
    }
  }

  /// The contours of a path, in order; lone `move` elements are left out.
  static func contours(of elements: [PathElement]) -> [Contour] {
    var result: [Contour] = []
    var begin = 0
    func end(at index: Int) {
      if index - begin > 1 { result.append(Contour(elements[begin..<index])) }
      begin = index
    }
    for index in elements.indices.dropFirst() {
      if elements[index].isMove {
        end(at: index)
      } else if case .close = elements[index - 1] {
        // What follows a `close` without a `move` begins where the closed subpath did.
        return [.other]
      }
    }
    end(at: elements.count)
    return result
  }

  private static func rect(_ elements: [PathElement]) -> Contour? {
    guard case .close? = elements.last, (5...6).contains(elements.count) else { return nil }
    var corners: [CGPoint] = []
    for element in elements.dropLast() {
      switch element {
      case .move(let point), .line(let point): corners.append(point)
      default: return nil
      }
    }
    if corners.count == 5, corners.removeLast() != corners[0] { return nil }
    let isFirstLevel = isLevel(corners[0], corners[1])
    for index in 0..<4 {
      let (start, end) = (corners[index], corners[(index + 1) % 4])
      guard index.isMultiple(of: 2) == isFirstLevel ? isLevel(start, end) : isUpright(start, end) else { return nil }
    }
    let (first, third) = (corners[0], corners[2])
    return .rect(
      CGRect(
        x: min(first.x, third.x), y: min(first.y, third.y), width: abs(first.x - third.x),
        height: abs(first.y - third.y)))
  }

  private static func circle(_ elements: [PathElement]) -> Contour? {
    guard elements.count == 6, case .move(var start) = elements[0], case .close = elements[5],
      case .cubic(_, _, let opposite) = elements[2]
    else { return nil }
    let center = start.mixed(with: opposite, at: 0.5)
    let radius = hypot(start.x - center.x, start.y - center.y)
    let first = start
    // A quarter turn, towards the first control point.
    guard case .cubic(let control, _, _) = elements[1] else { return nil }
    let turn = (start.x - center.x) * (control.y - start.y) - (start.y - center.y) * (control.x - start.x)
    let sign: CGFloat = turn < 0 ? -1 : 1
    for element in elements[1...4] {
      guard case .cubic(let control1, let control2, let end) = element else { return nil }
      let (dx, dy) = (start.x - center.x, start.y - center.y)
      let expected = CGPoint(x: center.x - dy * sign, y: center.y + dx * sign)
      func handle(at point: CGPoint, _ direction: CGVector) -> CGPoint {
        CGPoint(x: point.x + direction.dx * handleLength, y: point.y + direction.dy * handleLength)
      }
      let leaving = handle(at: start, CGVector(dx: -dy * sign, dy: dx * sign))
      let arriving = handle(at: expected, CGVector(dx: dx, dy: dy))
      // Some make circles with a handle that is shorter by 0.0004 of the radius, to spread the error.
      guard isNear(end, expected, slack + radius * 1e-9), isNear(control1, leaving, radius * 1e-3),
        isNear(control2, arriving, radius * 1e-3)
      else { return nil }
      start = end
    }
    return radius > 0 && isNear(start, first, slack)
      ? .circle(center: center, radius: radius, isNegative: turn < 0) : nil
  }

  /// The length of the handles of a quarter circle of radius 1.
  private static let handleLength: CGFloat = 4.0 / 3 * (CGFloat(2).squareRoot() - 1)

  var isRect: Bool {
    if case .rect = self { true } else { false }
  }

  var isPoint: Bool {
    if case .point = self { true } else { false }
  }

  /// Whether it is one straight line.
  var isLine: Bool {
    if case .line = self { true } else { false }
  }

  static func isLevel(_ start: CGPoint, _ end: CGPoint) -> Bool { abs(start.y - end.y) <= slack }
  static func isUpright(_ start: CGPoint, _ end: CGPoint) -> Bool { abs(start.x - end.x) <= slack }
  private static func isNear(_ point: CGPoint, _ other: CGPoint, _ distance: CGFloat) -> Bool {
    abs(point.x - other.x) <= distance && abs(point.y - other.y) <= distance
  }
}

extension PathElement {
  var isMove: Bool {
    if case .move = self { true } else { false }
  }
}
