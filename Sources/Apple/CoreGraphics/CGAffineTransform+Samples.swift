// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

extension CGAffineTransform {
  /// The transform, one from canvas space to that of a picture, in numbers that Pixman holds exactly; at a point it is as it
  /// was, but for 1/65,536.
  ///
  /// Pixman has sixteen bits after the point. Cairo mends what is lost by that in the middle of what is drawn, so that
  /// samples lie elsewhere where the clip is another. Multiples of 1/32,768 lose nothing there, as the middle lies on a
  /// half of a pixel at the least. A thousand pixels from the point, samples are off by 1/65 of one at most.
  ///
  /// Source: Cairo, `_cairo_matrix_to_pixman_matrix` in `cairo-matrix.c`.
  func settled(at point: CGPoint) -> CGAffineTransform {
    func settled(_ number: CGFloat, _ steps: CGFloat) -> CGFloat { (number * steps).rounded() / steps }
    let place = point.applying(self)
    var result = CGAffineTransform(
      a: settled(a, 32768), b: settled(b, 32768), c: settled(c, 32768), d: settled(d, 32768), tx: 0, ty: 0)
    let moved = point.applying(result)
    (result.tx, result.ty) = (settled(place.x - moved.x, 65536), settled(place.y - moved.y, 65536))
    // One that shows a pixel of a picture on tens of thousands has no number so small.
    return result.drawable ?? self
  }
}
