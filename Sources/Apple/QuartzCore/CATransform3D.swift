// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A matrix of a homogeneous transform in space; a point is a row that stands at its left.
///
/// A layer draws the affine part alone: what turns out of the plane, or is in perspective, is drawn flat.
public struct CATransform3D: Sendable {
  /// The first row: where the x axis goes.
  public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
  /// The second row: where the y axis goes.
  public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
  /// The third row: where the z axis goes.
  public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
  /// The fourth row: where the origin goes.
  public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

  /// Makes a matrix of zeros, which is not the identity.
  public init() {
    self.init(rows: [SIMD4](repeating: .zero, count: 4))
  }

  /// Makes a matrix of its sixteen elements, row by row.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }
}

extension CATransform3D {
  /// The four rows, top down.
  var rows: [SIMD4<Double>] {
    [
      SIMD4(m11.native, m12.native, m13.native, m14.native), SIMD4(m21.native, m22.native, m23.native, m24.native),
      SIMD4(m31.native, m32.native, m33.native, m34.native), SIMD4(m41.native, m42.native, m43.native, m44.native),
    ]
  }

  /// Makes a matrix of its four rows.
  init(rows: [SIMD4<Double>]) {
    let e = rows.map { row in (0..<4).map { CGFloat(row[$0]) } }
    self.init(
      m11: e[0][0], m12: e[0][1], m13: e[0][2], m14: e[0][3], m21: e[1][0], m22: e[1][1], m23: e[1][2], m24: e[1][3],
      m31: e[2][0], m32: e[2][1], m33: e[2][2], m34: e[2][3], m41: e[3][0], m42: e[3][1], m43: e[3][2], m44: e[3][3])
  }
}
