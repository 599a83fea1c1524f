// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// A layer that draws its sublayers several times, each time moved and coloured a step further.
///
/// The instances are drawn in order, the first behind. Hit tests know the first alone, as on Apple.
open class CAReplicatorLayer: CALayer {
  private final var replicator = ReplicatorModel()

  /// Makes a layer with one instance, and the defaults of all properties.
  public override init() {
    super.init()
  }

  /// Makes a copy of a layer's property values.
  public override init(layer: Any) {
    if let layer = layer as? CAReplicatorLayer { replicator = layer.replicator }
    super.init(layer: layer)
  }

  /// Makes a layer of an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// How many times the sublayers are drawn, once being them alone. One at first; at most 16,384 are drawn.
  ///
  /// Of a replicator within others, at most 16,384 are drawn in all: within one of 1,000 instances, 16 a time.
  open var instanceCount: Int {
    get { replicator.count }
    set { change("instanceCount", from: instanceCount, to: newValue) { replicator.count = $0 } }
  }

  /// Whether the sublayers keep their depth. False at first; it draws nothing differently, as only the affine part of a
  /// transform is drawn.
  open var preservesDepth: Bool {
    get { replicator.preservesDepth }
    set { change("preservesDepth", from: preservesDepth, to: newValue) { replicator.preservesDepth = $0 } }
  }

  /// The seconds by which each instance's animations lag behind those of the one before. Zero at first. It is kept; there
  /// is no animation yet.
  open var instanceDelay: CFTimeInterval {
    get { replicator.delay }
    set { change("instanceDelay", from: instanceDelay, to: newValue) { replicator.delay = $0 } }
  }

  /// What takes each instance to the next, about the middle of the layer's bounds. Only its affine part is drawn. The
  /// identity at first.
  open var instanceTransform: CATransform3D {
    get { replicator.transform }
    set {
      change("instanceTransform", from: instanceTransform.rows, to: newValue.rows) { _ in
        replicator.transform = newValue
      }
    }
  }

  /// What the colours of the first instance are multiplied by: opaque white at first. Nil is the same.
  open var instanceColor: CGColor? {
    get { replicator.color }
    set { change("instanceColor", from: instanceColor, to: newValue) { replicator.color = $0 } }
  }

  /// What is added to the red of `instanceColor` from each instance to the next. Zero at first.
  open var instanceRedOffset: Float {
    get { replicator.offsets.x }
    set { change("instanceRedOffset", from: instanceRedOffset, to: newValue) { replicator.offsets.x = $0 } }
  }

  /// What is added to the green of `instanceColor` from each instance to the next. Zero at first.
  open var instanceGreenOffset: Float {
    get { replicator.offsets.y }
    set { change("instanceGreenOffset", from: instanceGreenOffset, to: newValue) { replicator.offsets.y = $0 } }
  }

  /// What is added to the blue of `instanceColor` from each instance to the next. Zero at first.
  open var instanceBlueOffset: Float {
    get { replicator.offsets.z }
    set { change("instanceBlueOffset", from: instanceBlueOffset, to: newValue) { replicator.offsets.z = $0 } }
  }

  /// What is added to the alpha of `instanceColor` from each instance to the next. Zero at first.
  open var instanceAlphaOffset: Float {
    get { replicator.offsets.w }
    set { change("instanceAlphaOffset", from: instanceAlphaOffset, to: newValue) { replicator.offsets.w = $0 } }
  }

  /// The value that a key has at first, or nil if there is none.
  open override class func defaultValue(forKey key: String) -> Any? {
    guard let attribute = replicatorAttributes[key] else { return super.defaultValue(forKey: key) }
    return attribute.get(CAReplicatorLayer())
  }

  override func makeStandIn() -> CALayer { CAReplicatorLayer(layer: self) }

  override var sublayerInstances: [LayerInstance] { instances(limit: ReplicatorModel.limit) }

  /// So many that those of replicators within replicators stay within the limit together: the outer ones come first.
  override var drawnInstances: [LayerInstance] { instances(limit: ReplicatorModel.limit / timesDrawn) }

  private func instances(limit: Int) -> [LayerInstance] {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    return replicator.instances(about: center, of: sublayerPlane, limit: limit)
  }

  /// How many times the layer itself is drawn, by the replicators that it is in.
  private var timesDrawn: Int {
    let above = sequence(first: model() as CALayer) { $0.parent ?? $0.masked }.dropFirst()
    let counts = above.compactMap { ($0 as? CAReplicatorLayer)?.instanceCount }
    return counts.reversed().reduce(1) { $0 * max(1, min($1, ReplicatorModel.limit / $0)) }
  }

  package override class func attribute(forKey key: String) -> LayerAttribute? {
    replicatorAttributes[key] ?? super.attribute(forKey: key)
  }

  override class var archivedKeys: [String] {
    super.archivedKeys + replicatorAttributes.keys.sorted()
  }

  private static let replicatorAttributes: [String: LayerAttribute] = [
    "instanceAlphaOffset": LayerAttribute(\CAReplicatorLayer.instanceAlphaOffset),
    "instanceBlueOffset": LayerAttribute(\CAReplicatorLayer.instanceBlueOffset),
    "instanceColor": LayerAttribute(\CAReplicatorLayer.instanceColor),
    "instanceCount": LayerAttribute(\CAReplicatorLayer.instanceCount),
    "instanceDelay": LayerAttribute(\CAReplicatorLayer.instanceDelay),
    "instanceGreenOffset": LayerAttribute(\CAReplicatorLayer.instanceGreenOffset),
    "instanceRedOffset": LayerAttribute(\CAReplicatorLayer.instanceRedOffset),
    "instanceTransform": LayerAttribute(structure: \CAReplicatorLayer.instanceTransform),
    "preservesDepth": LayerAttribute(\CAReplicatorLayer.preservesDepth),
  ]
}
