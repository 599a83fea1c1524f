// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Why a picture cannot be made.
package enum PictureError: Error, Equatable, CustomStringConvertible {
  /// A side is not a positive number.
  case emptySize(CGSize)
  /// A side has more pixels than `Picture.maximumSide`.
  case tooLarge(width: CGFloat, height: CGFloat)
  /// The scale is not in `Picture.scales`.
  case scaleOutOfRange(CGFloat)
  /// The drawing library gave up.
  case notDrawn(PictureFormat)

  package var description: String {
    switch self {
    case .emptySize(let size):
      "a picture of \(size.width) x \(size.height) points is empty: both sides must be over 0"
    case .tooLarge(let width, let height):
      "a picture of \(width) x \(height) pixels is too large: at most \(Picture.maximumSide) pixels in a direction"
    case .scaleOutOfRange(let scale):
      "scale \(scale) is out of range: \(Picture.scales.lowerBound) to \(Picture.scales.upperBound)"
    case .notDrawn(let format):
      "the \(format.rawValue) could not be drawn: out of memory"
    }
  }
}
