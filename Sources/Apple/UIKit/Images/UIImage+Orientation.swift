// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension UIImage {
  /// How an image's pixels must be turned to be the right way up.
  public enum Orientation: Int, Sendable {
    /// Not at all.
    case up
    /// Half a turn.
    case down
    /// A quarter turn counterclockwise.
    case left
    /// A quarter turn clockwise.
    case right
    /// Left and right swapped.
    case upMirrored
    /// Top and bottom swapped.
    case downMirrored
    /// Mirrored at the diagonal through the top left corner.
    case leftMirrored
    /// Mirrored at the diagonal through the top right corner.
    case rightMirrored
  }
}

extension UIImage.Orientation {
  /// Whether width and height change places.
  var swapsSides: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// Maps stored positions to shown ones, y down, in an area of the shown size.
  ///
  /// Source: the table of orientations 1 to 8 in CIPA DC-008, Exif 2.32, 4.6.4.
  func transform(in size: CGSize) -> CGAffineTransform {
    let (width, height) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: width, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: width, ty: height)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height)
    }
  }
}
