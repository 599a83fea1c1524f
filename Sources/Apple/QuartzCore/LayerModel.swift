// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// What a layer's properties hold, with their defaults. It is one value so that a layer is copied whole.
struct LayerModel {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var zPosition: CGFloat = 0
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  var isHidden = false
  var masksToBounds = false
  var isOpaque = false
  var opacity: Float = 1
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 1)
  var contents: Any?
  var contentsScale: CGFloat = 1
  var contentsGravity = CALayerContentsGravity.resize
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var needsDisplayOnBoundsChange = false
  var shadow = LayerShadow()
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var name: String?
  var actions: [String: any CAAction]?
  var style: [AnyHashable: Any]?
  /// Values set by key for which the layer's class has no property.
  var container: [String: Any] = [:]
  /// How large the layer was when `draw(in:)` made its contents; nil for contents that were set.
  var drawing: LayerDrawing?
}

/// The size at which a layer's contents have been drawn.
struct LayerDrawing: Equatable {
  /// The size of the bounds, in points.
  var size: CGSize
  /// Pixels a point.
  var scale: CGFloat
}
