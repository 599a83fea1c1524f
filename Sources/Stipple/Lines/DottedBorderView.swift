// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

/// A dotted border just within the view's bounds: of a rectangle, a rounded one, or along any path.
///
/// At first it has circles. The gap is fitted so that they are whole: a dot is in every corner of a rectangle; around a
/// rounded one a whole number of periods is, placed so that the border is the same mirrored either way. The marks are one
/// stroke of one `CAShapeLayer`; nothing of them leaves the bounds, nor is cut off by them. A border that is not all
/// around ends at the bounds, and its edges that meet share a corner.
///
/// A view that is not as high and as wide as `lineWidth` has no room for a border, and none is drawn.
#if canImport(Darwin)
  @objc(DottedBorderView)
#endif
@IBDesignable
open class DottedBorderView: DottedStrokeView {
  /// The radius of the border's corners, at its outer edge where it is not inset; below 0 it counts as 0.
  ///
  /// An inset border has corners about the same middles: their radius is smaller by the inset. Sharp corners stay sharp.
  /// - Unit: pt
  @IBInspectable open var borderRadius: CGFloat = 0 { didSet { redraw() } }

  /// The shape of rounded corners.
  open var borderCurve: CALayerCornerCurve = .circular { didSet { redraw() } }

  /// The shape of rounded corners: `circular` or `continuous`. Another name changes nothing.
  @IBInspectable open var borderCurveName: String {
    get { borderCurve.rawValue }
    set {
      let curve = CALayerCornerCurve(rawValue: newValue)
      if curve == .circular || curve == .continuous { borderCurve = curve }
    }
  }

  /// How far the border is within the bounds; below 0 it is outside.
  /// - Unit: pt
  @IBInspectable open var borderInset: CGFloat = 0 { didSet { redraw() } }

  /// The edges that have a border.
  open var borderEdges: NSDirectionalRectEdge = .all { didSet { redraw() } }

  /// Whether the top edge has a border.
  @IBInspectable open var hasTopEdge: Bool {
    get { borderEdges.contains(.top) }
    set { setEdge(.top, newValue) }
  }

  /// Whether the edge where lines of text start has a border.
  @IBInspectable open var hasLeadingEdge: Bool {
    get { borderEdges.contains(.leading) }
    set { setEdge(.leading, newValue) }
  }

  /// Whether the bottom edge has a border.
  @IBInspectable open var hasBottomEdge: Bool {
    get { borderEdges.contains(.bottom) }
    set { setEdge(.bottom, newValue) }
  }

  /// Whether the edge where lines of text end has a border.
  @IBInspectable open var hasTrailingEdge: Bool {
    get { borderEdges.contains(.trailing) }
    set { setEdge(.trailing, newValue) }
  }

  private func setEdge(_ edge: NSDirectionalRectEdge, _ isThere: Bool) {
    if isThere { borderEdges.insert(edge) } else { borderEdges.remove(edge) }
  }

  /// Whether corners are those of the superview's layer.
  final var followsSuperviewCorners = false
  /// Whether it was put around its superview by `addDottedBorder(_:edges:cornerRadius:)`.
  final var isModifier = false

  open override class var initialDotStyle: DotStyle { .border }

  override func strokeLayout() -> DotStrokeLayout? {
    .border(
      in: CGRect(origin: .zero, size: bounds.size), inset: borderInset, shape: shape, style: dotStyle,
      scale: displayScale)
  }

  private var shape: BorderShape {
    let host = followsSuperviewCorners ? superview?.layer : nil
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var shape = BorderShape()
    shape.radius = host?.cornerRadius ?? borderRadius
    shape.isContinuous = (host?.cornerCurve ?? borderCurve) == .continuous
    (shape.hasTop, shape.hasBottom) = (hasTopEdge, hasBottomEdge)
    (shape.hasLeft, shape.hasRight) = (hasLeadingEdge, hasTrailingEdge)
    if isRightToLeft { (shape.hasLeft, shape.hasRight) = (shape.hasRight, shape.hasLeft) }
    return shape
  }

  override func encodeAttributes(with coder: NSCoder) {
    super.encodeAttributes(with: coder)
    coder.encode(number: borderRadius, forKey: "borderRadius")
    coder.encode(NSString(string: borderCurveName), forKey: "borderCurveName")
    coder.encode(number: borderInset, forKey: "borderInset")
    coder.encode(number: CGFloat(borderEdges.rawValue), forKey: "borderEdges")
    coder.encode(number: followsSuperviewCorners ? 1 : 0, forKey: "followsSuperviewCorners")
    coder.encode(number: isModifier ? 1 : 0, forKey: "isModifier")
  }

  override func decodeAttributes(with coder: NSCoder) {
    super.decodeAttributes(with: coder)
    borderRadius = coder.number("borderRadius") ?? borderRadius
    borderCurveName = coder.name("borderCurveName") ?? borderCurveName
    borderInset = coder.number("borderInset") ?? borderInset
    if let edges = coder.number("borderEdges").flatMap({ UInt(exactly: $0) }) {
      borderEdges = NSDirectionalRectEdge(rawValue: edges).intersection(.all)
    }
    followsSuperviewCorners = coder.flag("followsSuperviewCorners") ?? false
    isModifier = coder.flag("isModifier") ?? false
  }
}
