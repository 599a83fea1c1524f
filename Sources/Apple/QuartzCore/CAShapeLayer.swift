// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// A layer that draws a path, filled and stroked, between its contents and its first sublayer.
///
/// The path is in the layer's own space and is clipped to the bounds only where `masksToBounds` says so. Dots are
/// discs, also those of zero-length dashes, which Apple draws as pills.
///
/// Source: the comments of Apple's CAShapeLayer.h.
open class CAShapeLayer: CALayer {
  final var shape = ShapeModel()
  private var memory = StrokeMemory()

  /// Makes a shape layer without a path, filled in black.
  public override init() {
    super.init()
  }

  /// Makes a copy of a layer's property values, the shape's among them.
  public override init(layer: Any) {
    if let layer = layer as? CAShapeLayer { shape = layer.shape }
    super.init(layer: layer)
  }

  /// Makes a layer of an archive, as `encode(with:)` wrote it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The path, copied when it is set. Nil at first.
  open var path: CGPath? {
    get { shape.path }
    set { change("path", from: path, to: newValue) { shape.path = $0?.copy() } }
  }

  /// The colour of the inside: opaque black at first, nil for none.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change("fillColor", from: fillColor, to: newValue) { shape.fillColor = $0 } }
  }

  /// The rule that tells the inside: `nonZero` at first.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { change("fillRule", from: fillRule, to: newValue) { shape.fillRule = $0 } }
  }

  /// The colour of the stroke, drawn over the inside: nil, none, at first.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change("strokeColor", from: strokeColor, to: newValue) { shape.strokeColor = $0 } }
  }

  /// Where the stroke starts, as a part of the length of all contours. Zero at first; clamped to 0...1 when drawn.
  ///
  /// The part that is left is stroked as a path of its own: its ends have caps, and dashes count from its start.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change("strokeStart", from: strokeStart, to: newValue) { shape.strokeStart = $0 } }
  }

  /// Where the stroke ends, as a part of the length of all contours. One at first; clamped to 0...1 when drawn.
  ///
  /// An end that does not lie behind the start strokes nothing.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change("strokeEnd", from: strokeEnd, to: newValue) { shape.strokeEnd = $0 } }
  }

  /// The width of the stroke, in points. One at first.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change("lineWidth", from: lineWidth, to: newValue) { shape.lineWidth = $0 } }
  }

  /// The longest miter of a join, in units of the line width; longer ones are beveled. Ten at first.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change("miterLimit", from: miterLimit, to: newValue) { shape.miterLimit = $0 } }
  }

  /// The ends of the stroke and of its dashes: `butt` at first.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { change("lineCap", from: lineCap, to: newValue) { shape.lineCap = $0 } }
  }

  /// The corners of the stroke: `miter` at first.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { change("lineJoin", from: lineJoin, to: newValue) { shape.lineJoin = $0 } }
  }

  /// How far into the dash pattern each contour starts, in points. Zero at first.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change("lineDashPhase", from: lineDashPhase, to: newValue) { shape.lineDashPhase = $0 } }
  }

  /// The lengths of dashes and gaps in turn, in points, copied when set. Nil, a solid line, at first.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { change("lineDashPattern", from: lineDashPattern, to: newValue) { shape.lineDashPattern = $0 } }
  }

  /// The value that a key has at first, or nil if there is none.
  open override class func defaultValue(forKey key: String) -> Any? {
    guard let attribute = shapeAttributes[key] else { return super.defaultValue(forKey: key) }
    return attribute.get(CAShapeLayer())
  }

  override func takeMemory(of layer: CALayer) {
    if let layer = layer as? CAShapeLayer { memory = layer.memory }
  }

  override func makeStandIn() -> CALayer { CAShapeLayer(layer: self) }

  override func paintShape(in context: CGContext) {
    shape.draw(in: context, memory: memory)
  }

  override var shapeExtent: CGRect? {
    shape.extent
  }

  package override class func attribute(forKey key: String) -> LayerAttribute? {
    shapeAttributes[key] ?? super.attribute(forKey: key)
  }

  override class var archivedKeys: [String] {
    super.archivedKeys + shapeAttributes.keys.sorted()
  }

  private static let shapeAttributes: [String: LayerAttribute] = [
    "fillColor": LayerAttribute(\CAShapeLayer.fillColor),
    "fillRule": LayerAttribute(\CAShapeLayer.fillRule),
    "lineCap": LayerAttribute(\CAShapeLayer.lineCap),
    "lineDashPattern": LayerAttribute(\CAShapeLayer.lineDashPattern),
    "lineDashPhase": LayerAttribute(\CAShapeLayer.lineDashPhase),
    "lineJoin": LayerAttribute(\CAShapeLayer.lineJoin),
    "lineWidth": LayerAttribute(\CAShapeLayer.lineWidth),
    "miterLimit": LayerAttribute(\CAShapeLayer.miterLimit),
    "path": LayerAttribute(\CAShapeLayer.path),
    "strokeColor": LayerAttribute(\CAShapeLayer.strokeColor),
    "strokeEnd": LayerAttribute(\CAShapeLayer.strokeEnd),
    "strokeStart": LayerAttribute(\CAShapeLayer.strokeStart),
  ]
}
