// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// A rectangle with contents, in a tree of such rectangles, drawn back to front.
///
/// What a layer's properties hold is what `render(in:)` draws; what a screen shows besides is told by `presentation()`. A
/// layer may be used on any thread, by one thread at a time. One with a value that is not finite draws nothing.
///
/// Source: the comments of Apple's CALayer.h, unless a member names another.
open class CALayer: NSObject, NSSecureCoding {
  final var held = LayerModel()
  final var children: [CALayer] = []
  final weak var parent: CALayer?
  final var maskLayer: CALayer?
  /// The layer that this one masks.
  final weak var masked: CALayer?
  /// How many levels of layers there are below, sublayers and masks, at most.
  final var levelsBelow = 0
  final var (isMarkedForLayout, isLayingOut, isMarkedForDisplay, isNotedOnStage) = (false, false, false, false)
  package final var hasNothingToDraw = false
  /// The extent, as long as nothing that it depends on has changed.
  final var knownExtent: CGRect??
  /// What time does to the layer; nil for nothing.
  final var motion: LayerMotion?
  /// Whether the tree has been ticked since the layer came into it.
  final var isCommitted = false
  /// Whether the layer or one below is new to the next tick, or has animations that go on; whether it may have any.
  final var (needsTick, isMoving) = (true, false)
  /// Whether the layer is a copy of another one, with its animations' values.
  final var isTwin = false
  /// Where the layer is shown.
  final weak var stage: LayerStage?

  /// Makes a layer of no size, with the defaults of all properties.
  public override init() {
    super.init()
  }

  /// Makes a copy of a layer's property values: not of its sublayers, and without its superlayer and delegate.
  ///
  /// Subclasses override it to copy their own properties. Anything but a layer gives the defaults.
  public init(layer: Any) {
    if let layer = layer as? CALayer { held = layer.held }
    super.init()
  }

  /// Makes a layer of an archive, as `encode(with:)` wrote it.
  public required init?(coder: NSCoder) {
    super.init()
    decode(from: coder)
  }

  // MARK: Geometry

  /// The layer's rectangle in its own space, in points. Zero at first; a negative size is standardized.
  ///
  /// A change asks for the layout of the layer and of its superlayer.
  open var bounds: CGRect {
    get { held.bounds }
    set { change("bounds", from: bounds, to: newValue.standardized) { setBounds($0) } }
  }

  /// Where the anchor point lies in the superlayer's space. Zero at first.
  open var position: CGPoint {
    get { held.position }
    set { change("position", from: position, to: newValue) { held.position = $0 } }
  }

  /// The order among its siblings: those with a greater value are drawn later. Zero at first.
  open var zPosition: CGFloat {
    get { held.zPosition }
    set { change("zPosition", from: zPosition, to: newValue) { held.zPosition = $0 } }
  }

  /// The point of the bounds that `position` places and `transform` leaves in place, in units of the bounds' size.
  /// The middle, (0.5, 0.5), at first.
  open var anchorPoint: CGPoint {
    get { held.anchorPoint }
    set { change("anchorPoint", from: anchorPoint, to: newValue) { held.anchorPoint = $0 } }
  }

  /// The transform about the anchor point. Only its affine part is drawn. The identity at first.
  ///
  /// A change asks for the layout of the layer and of its superlayer.
  open var transform: CATransform3D {
    get { held.transform }
    set { change("transform", from: transform.rows, to: newValue.rows) { _ in setTransform(newValue) } }
  }

  /// The affine part of `transform`.
  open func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  /// Sets `transform` to an affine transform.
  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  /// The rectangle around the transformed bounds, in the superlayer's space.
  ///
  /// Setting it changes the size of the bounds, and the position; a negative size is standardized. A transform
  /// that turns by other than quarters gives a frame that differs from the one set, with the same middle.
  open var frame: CGRect {
    get { frameInSuperlayer }
    set { setFrame(newValue.standardized) }
  }

  /// The size of the frame.
  open func preferredFrameSize() -> CGSize {
    frame.size
  }

  /// Converts a point from another layer's space; nil is the space in which the topmost superlayer lies.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(transform(from: l))
  }

  /// Converts a point to another layer's space; nil is the space in which the topmost superlayer lies.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transform(to: l))
  }

  /// Converts a rectangle from another layer's space, giving the one around it where the spaces are turned.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(transform(from: l))
  }

  /// Converts a rectangle to another layer's space, giving the one around it where the spaces are turned.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transform(to: l))
  }

  /// The farthest descendant, or the layer itself, that contains a point of the superlayer's space.
  ///
  /// Sublayers are searched from the last to the first of the array, whatever their `zPosition`. Hidden layers are
  /// passed over, and so is what lies outside a layer that masks to its bounds.
  ///
  /// Source: Nick Lockwood, iOS Core Animation: Advanced Techniques, chapter 3, on the order.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    deepestLayer(at: p)
  }

  /// Whether the bounds hold a point of the layer's own space.
  open func contains(_ p: CGPoint) -> Bool {
    bounds.holds(p)
  }

  // MARK: Hierarchy

  /// The layer that holds this one.
  open var superlayer: CALayer? {
    isTwin ? motion?.model?.parent?.presentation() : parent
  }

  /// The layers held, back to front; nil when there is none.
  ///
  /// Setting it takes the layers out of their superlayers. A layer that would hold itself is left out.
  open var sublayers: [CALayer]? {
    get { isTwin ? presentedSublayers : children.isEmpty ? nil : children }
    set { replaceSublayers(by: newValue ?? []) }
  }

  /// Adds a sublayer in front of the others.
  ///
  /// This and the other ways to add one take it out of its superlayer first. A layer that holds this one is not
  /// added: Apple raises an exception. Nor is one that would make the tree deeper than 512 levels, as drawing, layout and
  /// hit tests go down the tree call by call; Apple documents no limit.
  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: children.count)
  }

  /// Inserts a sublayer so that its index becomes `idx`; in front of the others if the index is too large.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Inserts a sublayer behind `sibling`; behind all if that is nil or no sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, besides: sibling, inFront: false)
  }

  /// Inserts a sublayer in front of `sibling`; in front of all if that is nil or no sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, besides: sibling, inFront: true)
  }

  /// Puts `newLayer` where the sublayer `oldLayer` is. Does nothing if that is no sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    replace(oldLayer, with: newLayer)
  }

  /// Takes the layer out of its superlayer.
  open func removeFromSuperlayer() {
    parent?.remove(self)
  }

  // MARK: Appearance

  /// Whether the layer and its sublayers are not drawn. False at first.
  open var isHidden: Bool {
    get { held.isHidden }
    set { change("hidden", from: isHidden, to: newValue) { held.isHidden = $0 } }
  }

  /// How much the layer with all that it holds covers, as one picture: 0 nothing, 1 fully. Clamped when drawn.
  open var opacity: Float {
    get { held.opacity }
    set { change("opacity", from: opacity, to: newValue) { held.opacity = $0 } }
  }

  /// Whether contents and sublayers are clipped to the bounds with their rounded corners. False at first.
  open var masksToBounds: Bool {
    get { held.masksToBounds }
    set { change("masksToBounds", from: masksToBounds, to: newValue) { held.masksToBounds = $0 } }
  }

  /// The colour that fills the bounds with their rounded corners, behind the contents.
  open var backgroundColor: CGColor? {
    get { held.backgroundColor }
    set { change("backgroundColor", from: backgroundColor, to: newValue) { held.backgroundColor = $0 } }
  }

  /// The radius of the rounded corners, in points; at most half the shorter side is drawn. Zero at first.
  open var cornerRadius: CGFloat {
    get { held.cornerRadius }
    set { change("cornerRadius", from: cornerRadius, to: newValue) { held.cornerRadius = $0 } }
  }

  /// The corners that are rounded: all at first. `render(in:)` honors it; Apple's does not.
  open var maskedCorners: CACornerMask {
    get { held.maskedCorners }
    set { change("maskedCorners", from: maskedCorners, to: newValue) { held.maskedCorners = $0 } }
  }

  /// The width of the border, which lies inside the bounds and in front of contents and sublayers. Zero at first.
  open var borderWidth: CGFloat {
    get { held.borderWidth }
    set { change("borderWidth", from: borderWidth, to: newValue) { held.borderWidth = $0 } }
  }

  /// The colour of the border: opaque black at first.
  open var borderColor: CGColor? {
    get { held.borderColor }
    set { change("borderColor", from: borderColor, to: newValue) { held.borderColor = $0 } }
  }

  // MARK: Contents

  /// The picture of the layer: a `CGImage`, as other objects are not drawn. Drawing the layer sets it.
  open var contents: Any? {
    get { held.contents }
    set { change("contents") { (held.contents, held.drawing) = (newValue, nil) } }
  }

  /// How many pixels of the contents make a point. One at first; UIKit sets it for views.
  open var contentsScale: CGFloat {
    get { held.contentsScale }
    set { change("contentsScale", from: contentsScale, to: newValue) { held.contentsScale = $0 } }
  }

  /// How the contents fit into the bounds: `resize` at first.
  open var contentsGravity: CALayerContentsGravity {
    get { held.contentsGravity }
    set { change("contentsGravity", from: contentsGravity, to: newValue) { held.contentsGravity = $0 } }
  }

  /// Promises that `draw(in:)` covers all of the layer. False at first.
  ///
  /// What it leaves unpainted then is black, unless the layer has a background colour.
  open var isOpaque: Bool {
    get { held.isOpaque }
    set { change("opaque", from: isOpaque, to: newValue) { held.isOpaque = $0 } }
  }

  /// Whether a change of the bounds asks for the contents to be drawn anew. False at first.
  open var needsDisplayOnBoundsChange: Bool {
    get { held.needsDisplayOnBoundsChange }
    set { held.needsDisplayOnBoundsChange = newValue }
  }

  /// Makes the contents: has the delegate do it or, without one, draws them by `draw(in:)`.
  open func display() {
    guard let delegate else { return displayByDrawing() }
    delegate.display(self)
  }

  /// Asks for the contents to be made before the layer is drawn next.
  open func setNeedsDisplay() {
    willChangeOnStage()
    isMarkedForDisplay = true
  }

  /// Asks for the contents to be made before the layer is drawn next: all of them, where Apple may keep those
  /// outside `r`.
  open func setNeedsDisplay(_ r: CGRect) {
    setNeedsDisplay()
  }

  /// Whether the contents are to be made.
  open func needsDisplay() -> Bool {
    isMarkedForDisplay
  }

  /// Makes the contents by `display()` if that has been asked for.
  open func displayIfNeeded() {
    guard isMarkedForDisplay else { return }
    isMarkedForDisplay = false
    display()
  }

  /// Draws the contents in the space of the bounds; the default has the delegate draw.
  ///
  /// It may run more than once for one `setNeedsDisplay()`: on a PDF or SVG context, and at a scale that is not
  /// `contentsScale`, the drawing itself is sharper than its picture.
  open func draw(in ctx: CGContext) {
    hasNothingToDraw = delegate == nil
    delegate?.draw(self, in: ctx)
  }

  /// Draws the layer and its sublayers in the layer's own space: position and transform do not take part.
  ///
  /// Pending layout is done and pending contents are made before. The cost is that of the layers that are shown.
  open func render(in ctx: CGContext) {
    renderTree(in: ctx)
  }

  // MARK: Layout

  /// Asks for `layoutSublayers()` before the layer is drawn next. Returns at once.
  open func setNeedsLayout() {
    askForFrame()
    isMarkedForLayout = true
  }

  /// Whether layout has been asked for.
  open func needsLayout() -> Bool {
    isMarkedForLayout
  }

  /// Does the layout that has been asked for: from the farthest superlayer that can be reached over layers in need
  /// of layout, down to all layers below.
  open func layoutIfNeeded() {
    layoutTreeIfNeeded()
  }

  /// Lays out the sublayers; the default has the delegate do it.
  ///
  /// Changes of bounds, transforms and sublayers made inside it do not ask for the layer's layout again;
  /// `setNeedsLayout()` does.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }

  // MARK: Actions

  /// The object that makes contents, lays out and finds actions for the layer; not held.
  open weak var delegate: (any CALayerDelegate)?

  /// The layer's name, used by nobody.
  open var name: String? {
    get { held.name }
    set { held.name = newValue }
  }

  /// Actions by event. Nil at first.
  open var actions: [String: any CAAction]? {
    get { held.actions }
    set { held.actions = newValue }
  }

  /// Values for keys that the layer has no value for, its `style` searched in turn; `actions` among them is
  /// searched for actions.
  open var style: [AnyHashable: Any]? {
    get { held.style }
    set { held.style = newValue }
  }

  /// Finds the action for an event: from the delegate, `actions`, the style, then the class. `NSNull` ends the
  /// search, without an action.
  open func action(forKey event: String) -> (any CAAction)? {
    searchAction(forKey: event)
  }

  /// The action of all layers of the class for an event: nil, unless overridden. Implicit animations come after it.
  open class func defaultAction(forKey event: String) -> (any CAAction)? {
    nil
  }

  // MARK: Animations

  /// Adds a copy of an animation, which begins at the next tick, or at its `beginTime`.
  ///
  /// It takes the place of the one with the same key; any number may have none. Of several animations of a property the
  /// one that was added last counts, unless it is additive. A duration of zero becomes the transaction's.
  open func add(_ anim: CAAnimation, forKey key: String?) { insert(anim, forKey: key) }

  /// Takes the animation of a key out. Its delegate is told at the end of the transaction.
  open func removeAnimation(forKey key: String) { remove { $0.key == key } }

  /// Takes all animations of the layer out.
  open func removeAllAnimations() { remove { _ in true } }

  // MARK: Values by key

  /// Whether a change of a value asks for the contents to be drawn anew. False for all keys, unless overridden.
  open class func needsDisplay(forKey key: String) -> Bool {
    false
  }

  /// The value that a key has at first, or nil if there is none.
  open class func defaultValue(forKey key: String) -> Any? {
    CALayer.attributes[key]?.get(CALayer())
  }

  /// Whether `encode(with:)` writes the value of a key. True, unless overridden.
  open func shouldArchiveValue(forKey key: String) -> Bool {
    true
  }

  /// The value of a property; of any other key, what was set for it, or its value in the style or of the class.
  ///
  /// Values come as the property's own type, where Apple boxes numbers and structures.
  open func value(forKey key: String) -> Any? {
    valueOfProperty(forKey: key)
  }

  /// Sets the value of a property; the value of any other key is kept.
  ///
  /// A value whose type does not fit changes nothing, where Apple raises an exception.
  open func setValue(_ value: Any?, forKey key: String) {
    assign(value, forKey: key)
  }

  /// The value that a dotted path leads to, such as `bounds.size.width` or `transform.rotation.z`.
  open func value(forKeyPath keyPath: String) -> Any? {
    valueOfProperty(forKeyPath: keyPath)
  }

  /// Sets the value that a dotted path leads to. A value whose type does not fit changes nothing.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    assign(value, forKeyPath: keyPath)
  }

  // MARK: Archives

  /// Layers are archived securely.
  open class var supportsSecureCoding: Bool {
    true
  }

  /// Writes the properties that differ from their defaults, and the sublayers.
  ///
  /// Not written: the delegate, actions, the style, and values for keys without a property.
  /// Foundation on Linux archives objects of top-level classes that are not private, and stops the program for others.
  open func encode(with coder: NSCoder) {
    encodeProperties(with: coder)
  }

  // MARK: For the layer classes of this module

  /// Draws what lies behind the contents.
  func paintBackground(in context: CGContext) {
    fillBackground(in: context)
  }

  /// Draws what lies between the contents and the first sublayer.
  func paintShape(in context: CGContext) {}

  /// Takes over from the layer that this one is shown for what it has worked out of its properties.
  func takeMemory(of layer: CALayer) {}

  /// Makes a copy of a class of this module.
  func makeStandIn() -> CALayer { CALayer(layer: self) }

  /// A rectangle around what `paintShape(in:)` draws; nil for nothing.
  var shapeExtent: CGRect? { nil }

  /// The transforms, in the layer's space, under which the sublayers are drawn, each with what colours are multiplied by.
  var sublayerInstances: [LayerInstance] {
    [LayerInstance(transform: sublayerPlane)]
  }

  /// Those of the instances that are drawn.
  var drawnInstances: [LayerInstance] { sublayerInstances }

  /// How a property of the class is read and set by its key.
  package class func attribute(forKey key: String) -> LayerAttribute? {
    attributes[key]
  }

  /// The keys of the class's properties, in the order in which they are archived.
  class var archivedKeys: [String] {
    let derived: Set = ["frame", "isHidden", "isOpaque"]
    return attributes.keys.filter { !derived.contains($0) }.sorted()
  }
}
