// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import StippleRaster

/// A path as it is wherever it is drawn, and the place where it is drawn now.
///
/// What its marks are does not depend on the place: they are found once for all layers that share a path, and for all
/// drawings of a layer that is moved.
struct PlacedPath {
  /// In user space.
  let elements: [PathElement]
  /// To pixels.
  let transform: CGAffineTransform
  let style: StrokeStyle
  let cache: PathMarksCache

  /// Where the origin of user space is, in pixels.
  var origin: SIMD2<Double> { SIMD2(Double(transform.tx), Double(transform.ty)) }

  /// The dots of a stroke; nil if there are others than dots, or too many to be kept.
  func marks(_ pen: RasterPen) -> KeptMarks? {
    guard pen.cap == .round, let dash = pen.dash(along: .horizontal) else { return nil }
    var linear = transform
    (linear.tx, linear.ty) = (0, 0)
    return cache.marks(for: PathMarksCache.Key(elements: elements, linear: linear, style: style)) { masks in
      let path = StrokePath(elements.map { $0.applying(linear) })
      let marks = PathMarks(
        path, lengths: dash.lengths, phase: dash.phase, pen: pen.pathPen, most: PathMarksCache.mostMarks, cache: masks)
      return marks?.hasOnlyDots == true ? marks : nil
    }
  }
}
