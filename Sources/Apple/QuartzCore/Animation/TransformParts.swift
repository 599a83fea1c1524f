// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A transform taken apart, so that the way from one to another turns, scales and moves.
///
/// Source: CSS Transforms Module Level 2, W3C, sections 12.1 and 12.2 on 4x4 matrices,
/// https://www.w3.org/TR/css-transforms-2/, after Spencer W. Thomas, "Decomposing a matrix into simple transformations",
/// Graphics Gems II.
private struct TransformParts {
  var translation: SIMD3<Double>
  var scale: SIMD3<Double>
  /// Of x and y, x and z, y and z.
  var skew: SIMD3<Double>
  /// The last column.
  var perspective: SIMD4<Double>
  var turn: SIMD4<Double>

  /// Takes a transform apart; nil if it has no inverse.
  init?(_ transform: CATransform3D) {
    var rows = transform.rows
    let w = rows[3].w
    guard w != 0, w.isFinite else { return nil }
    rows = rows.map { $0 / w }
    let column = SIMD4(rows[0].w, rows[1].w, rows[2].w, rows[3].w)
    for index in 0..<4 { rows[index].w = index == 3 ? 1 : 0 }
    guard let solved = Self.perspective(of: column, over: rows) else { return nil }
    perspective = solved
    translation = SIMD3(rows[3].x, rows[3].y, rows[3].z)
    var axes = rows[..<3].map { SIMD3($0.x, $0.y, $0.z) }
    var (scale, skew) = (SIMD3<Double>.zero, SIMD3<Double>.zero)
    scale.x = axes[0].length
    axes[0] /= scale.x
    skew.x = axes[0].dot(axes[1])
    axes[1] -= axes[0] * skew.x
    scale.y = axes[1].length
    axes[1] /= scale.y
    skew.x /= scale.y
    skew.y = axes[0].dot(axes[2])
    axes[2] -= axes[0] * skew.y
    skew.z = axes[1].dot(axes[2])
    axes[2] -= axes[1] * skew.z
    scale.z = axes[2].length
    axes[2] /= scale.z
    (skew.y, skew.z) = (skew.y / scale.z, skew.z / scale.z)
    if axes[0].dot(axes[1].cross(axes[2])) < 0 {
      // A mirrored space. The mirror belongs to the axis that points away most: all three, as for a matrix in space, would
      // turn what lies in the plane.
      let mirrored = axes[2].z < 0 ? 2 : axes[0].x < axes[1].y ? 0 : 1
      scale[mirrored] = -scale[mirrored]
      axes[mirrored] = -axes[mirrored]
      skew = Self.skew(skew, mirroring: mirrored)
    }
    (self.scale, self.skew) = (scale, skew)
    turn = Self.quaternion(axes)
    guard scale.x.isFinite, scale.y.isFinite, scale.z.isFinite, turn.dot(turn).isFinite, turn.dot(turn) > 0 else {
      return nil
    }
  }

  /// The skew once an axis and its scale have been turned about.
  private static func skew(_ skew: SIMD3<Double>, mirroring axis: Int) -> SIMD3<Double> {
    switch axis {
    case 0: SIMD3(-skew.x, -skew.y, skew.z)
    case 1: SIMD3(-skew.x, skew.y, -skew.z)
    default: SIMD3(skew.x, -skew.y, -skew.z)
    }
  }

  private static func perspective(of column: SIMD4<Double>, over rows: [SIMD4<Double>]) -> SIMD4<Double>? {
    let flat = CATransform3D(rows: rows)
    let inverse = CATransform3DInvert(flat)
    // What has no inverse is given back as it is.
    let product = CATransform3DConcat(flat, inverse).rows
    for (row, unit) in zip(product, CATransform3DIdentity.rows) {
      let error = row - unit
      guard (error * error).sum() < 1e-6 else { return nil }
    }
    guard column != SIMD4(0, 0, 0, 1) else { return column }
    return SIMD4(inverse.rows.map { ($0 * column).sum() })
  }

  private static func quaternion(_ axes: [SIMD3<Double>]) -> SIMD4<Double> {
    let (x, y, z) = (axes[0], axes[1], axes[2])
    let squares = SIMD4(
      1 + x.x - y.y - z.z, 1 - x.x + y.y - z.z, 1 - x.x - y.y + z.z, 1 + x.x + y.y + z.z)
    var turn = SIMD4<Double>.zero
    for index in 0..<4 { turn[index] = 0.5 * max(0, squares[index]).squareRoot() }
    if y.z < z.y { turn.x = -turn.x }
    if z.x < x.z { turn.y = -turn.y }
    if x.y < y.x { turn.z = -turn.z }
    return turn
  }

  func mixed(with other: TransformParts, by part: Double) -> CATransform3D {
    let turn = turn.turned(to: other.turn, by: part)
    let scale = scale + (other.scale - scale) * part
    let skew = skew + (other.skew - skew) * part
    let translation = translation + (other.translation - translation) * part
    let perspective = perspective + (other.perspective - perspective) * part
    let axes = turn.axes
    var y = axes[1] + axes[0] * skew.x
    var z = axes[2] + axes[0] * skew.y + axes[1] * skew.z
    y *= scale.y
    z *= scale.z
    let rows = [
      SIMD4(axes[0] * scale.x, 0), SIMD4(y, 0), SIMD4(z, 0), SIMD4(translation, 1),
    ]
    return CATransform3D(
      rows: rows.map { row in
        SIMD4(row.x, row.y, row.z, (row * perspective).sum())
      })
  }
}

extension SIMD3<Double> {
  fileprivate func dot(_ other: SIMD3<Double>) -> Double { (self * other).sum() }
  fileprivate var length: Double { dot(self).squareRoot() }
  fileprivate func cross(_ o: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x)
  }
}

extension SIMD4<Double> {
  fileprivate func dot(_ other: SIMD4<Double>) -> Double { (self * other).sum() }

  /// The turn a part of the way to another one, the shorter way about.
  fileprivate func turned(to other: SIMD4<Double>, by part: Double) -> SIMD4<Double> {
    var (end, cosine) = (other, dot(other))
    if cosine < 0 { (end, cosine) = (-end, -cosine) }
    guard cosine < 1 - 1e-12 else { return end }
    let angle = acos(cosine)
    return self * (sin(angle * (1 - part)) / sin(angle)) + end * (sin(angle * part) / sin(angle))
  }

  /// Where the turn takes the three axes.
  fileprivate var axes: [SIMD3<Double>] {
    [
      SIMD3(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
      SIMD3(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
      SIMD3(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)),
    ]
  }
}

extension CATransform3D {
  /// The transform a part of the way to another one: turned, scaled, slanted and moved in proportion. Where one of them
  /// has no inverse, its elements are mixed.
  func mixed(with other: CATransform3D, by part: Double) -> CATransform3D {
    if part == 0 { return self }
    if part == 1 { return other }
    if let start = TransformParts(self), let end = TransformParts(other) { return start.mixed(with: end, by: part) }
    return CATransform3D(rows: zip(rows, other.rows).map { $0 + ($1 - $0) * part })
  }
}
