// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation
import QuartzCore

/// Pictures of a view and all that is in it.
///
/// Nothing is on a screen here, so a picture always shows the view as it is now, laid out and drawn: the parameter
/// `afterScreenUpdates` changes nothing.
extension UIView {
  /// Draws the view and all in it in the current context, scaled so that its bounds fill a rectangle.
  ///
  /// In a PDF, shapes stay shapes.
  /// - Returns: Whether it could be drawn: there is a context, and bounds and rectangle are finite and not empty.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    let (rect, bounds) = (rect.standardized, bounds)
    guard let context = UIGraphicsGetCurrentContext(), rect.isDrawable, bounds.isDrawable else { return false }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.renderPresentation(in: context)
    context.restoreGState()
    return true
  }

  /// A view that shows a picture of this one, of its size, at the origin, at the traits' display scale.
  ///
  /// Nil for a view of no finite size, and for more than 16384 pixels a side.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A view that shows a picture of a part of this one, and that stretches it between caps when it is resized.
  ///
  /// - Parameters:
  ///   - rect: The part, in this view's space; the picture is clear where it is outside of the view.
  ///   - capInsets: What of the picture keeps its size, in points.
  /// - Returns: A view of the part's size; nil where that is not finite, or empty, or over 16384 pixels a side.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    let rect = rect.standardized
    guard rect.isDrawable,
      let canvas = BitmapCanvas(bounds: rect, scale: traitCollection.usableDisplayScale, opaque: false)
    else { return nil }
    layer.renderPresentation(in: canvas.context)
    guard let pixels = canvas.image else { return nil }
    let image = UIImage(cgImage: pixels, scale: canvas.scale, orientation: .up)
    let isWhole = capInsets == .zero
    let view = UIImageView(frame: CGRect(origin: .zero, size: rect.size))
    view.image = isWhole ? image : image.resizableImage(withCapInsets: capInsets, resizingMode: .stretch)
    view.isUserInteractionEnabled = true
    return view
  }
}

extension CGRect {
  /// Whether something can be drawn in the rectangle.
  fileprivate var isDrawable: Bool {
    minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite && width > 0 && height > 0
  }
}
