// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CGPath {
  /// The smallest rectangle around all points, control points too.
  ///
  /// Null for an empty path, and for one with a coordinate that is not finite.
  public var boundingBox: CGRect {
    CGRect(around: elements.lazy.flatMap(\.points))
  }

  /// The smallest rectangle around the lines and curves themselves.
  ///
  /// Null for an empty path, and for one with a coordinate that is not finite.
  public var boundingBoxOfPath: CGRect {
    let turns = segments(closingAll: false).lazy.flatMap { segment in
      (segment.x.turns + segment.y.turns).map(segment.point(at:))
    }
    return CGRect(around: elements.compactMap(\.end) + turns)
  }

  /// Whether the path is one rectangle with sides along the axes, which is stored in `rect` if so.
  ///
  /// It is one if it has four corners and is closed, by an element or by a line back to its start.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let corners = closedCorners, corners.count == 4 else { return false }
    let next = corners[1...] + corners[..<1]
    let sides = zip(corners, next).map { (isLevel: $0.y == $1.y, isUpright: $0.x == $1.x) }
    let isRect =
      sides[0].isLevel && sides[1].isUpright && sides[2].isLevel && sides[3].isUpright
      || sides[0].isUpright && sides[1].isLevel && sides[2].isUpright && sides[3].isLevel
    guard isRect else { return false }
    rect?.pointee = CGRect(around: corners)
    return true
  }

  /// The corners of a path that is one closed subpath of lines; nil for any other, and for one of more than five lines.
  private var closedCorners: [CGPoint]? {
    let isClosed = elements.last == .close
    let open = isClosed ? elements.dropLast() : elements[...]
    guard open.count <= 5, case .move(let first) = open.first else { return nil }
    var corners = [first]
    for element in open.dropFirst() {
      guard case .line(let corner) = element else { return nil }
      corners.append(corner)
    }
    if corners.count == 5, corners.last == first {
      corners.removeLast()
      return corners
    }
    return isClosed ? corners : nil
  }
}
