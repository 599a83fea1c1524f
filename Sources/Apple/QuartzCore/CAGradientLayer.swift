// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation

/// A layer that draws a gradient over its background colour, clipped to its rounded corners.
///
/// Axial and radial gradients are drawn; Apple's conic ones are not supported.
///
/// Source: the comments of Apple's CAGradientLayer.h.
open class CAGradientLayer: CALayer {
  final var gradient = GradientModel()

  /// Makes a gradient layer without colours.
  public override init() {
    super.init()
  }

  /// Makes a copy of a layer's property values, the gradient's among them.
  public override init(layer: Any) {
    if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
    super.init(layer: layer)
  }

  /// Makes a layer of an archive, as `encode(with:)` wrote it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The colours, each a `CGColor`, from start to end. Nil, no gradient, at first. One colour fills all.
  ///
  /// Anything but a `CGColor` among them draws no gradient.
  open var colors: [Any]? {
    get { gradient.colors }
    set { change("colors") { gradient.colors = newValue } }
  }

  /// Where the colours lie between start (0) and end (1), in growing order. Nil, spread evenly, at first.
  ///
  /// Colours are spread evenly, too, if there is not one location for each.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { change("locations", from: locations, to: newValue) { gradient.locations = $0 } }
  }

  /// Where the gradient starts, or the middle of a radial one, in units of the bounds' size. (0.5, 0) at first.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change("startPoint", from: startPoint, to: newValue) { gradient.startPoint = $0 } }
  }

  /// Where the gradient ends, or the corner of the quarter of a radial one's ellipse, in units of the bounds' size.
  /// (0.5, 1) at first.
  ///
  /// The last colour goes on beyond it. A gradient of no extent is not drawn.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change("endPoint", from: endPoint, to: newValue) { gradient.endPoint = $0 } }
  }

  /// The kind of the gradient: `axial` at first.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { change("type", from: type, to: newValue) { gradient.type = $0 } }
  }

  /// The value that a key has at first, or nil if there is none.
  open override class func defaultValue(forKey key: String) -> Any? {
    guard let attribute = gradientAttributes[key] else { return super.defaultValue(forKey: key) }
    return attribute.get(CAGradientLayer())
  }

  override func makeStandIn() -> CALayer { CAGradientLayer(layer: self) }

  override func paintBackground(in context: CGContext) {
    super.paintBackground(in: context)
    guard !bounds.isEmpty else { return }
    context.saveGState()
    clipToBounds(in: context)
    gradient.draw(in: bounds, of: context)
    context.restoreGState()
  }

  package override class func attribute(forKey key: String) -> LayerAttribute? {
    gradientAttributes[key] ?? super.attribute(forKey: key)
  }

  override class var archivedKeys: [String] {
    super.archivedKeys + gradientAttributes.keys.sorted()
  }

  private static let gradientAttributes: [String: LayerAttribute] = [
    "colors": LayerAttribute(\CAGradientLayer.drawnColors),
    "endPoint": LayerAttribute(structure: \CAGradientLayer.endPoint),
    "locations": LayerAttribute(\CAGradientLayer.locations),
    "startPoint": LayerAttribute(structure: \CAGradientLayer.startPoint),
    "type": LayerAttribute(\CAGradientLayer.type),
  ]

  /// The colours, as far as they are drawn.
  private var drawnColors: [CGColor]? {
    get { colors as? [CGColor] }
    set { colors = newValue }
  }
}
