// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle of the screen that draws, lays out what is in it, and takes part in the responder chain.
///
/// All that may be overridden stands in this file; how it works stands in the extensions, by topic. Geometry is kept in
/// the view's layer, in points, origin at the top left, y down. No value of any property traps, NaN and infinity
/// included; a view whose geometry is not finite is not drawn.
///
/// What Apple's class has besides (constraints and layout guides, focus) does not exist here.
@preconcurrency @MainActor
open class UIView: UIResponder, @preconcurrency NSCoding, @MainActor CALayerDelegate, UITraitEnvironment,
  UITraitChangeObservable
{
  /// The class of the view's layer; asked once, when a view is made.
  open class var layerClass: AnyClass { CALayer.self }

  let backingLayer: CALayer
  let traitRegistrations = TraitChangeRegistrations()
  var currentTraits = UITraitCollection.standard
  var ownTintColor: UIColor?
  var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  var ownContentScaleFactor: CGFloat?
  var background = ViewBackground()
  var isDrawing = false
  var margins = ViewMargins()
  /// The controller whose view this is.
  final weak var controller: UIViewController?
  final var maskingView: UIView?
  final var gestures: [UIGestureRecognizer] = []
  final var hasTakenAppearance = false
  /// The view that this one masks.
  final weak var maskedView: UIView?
  /// Whether the class overrides ``draw(_:)``, or what calls it.
  private(set) lazy var drawsItself = RuntimeClass(type(of: self)).overridesViewDrawing(of: UIView.self)

  // MARK: Making

  /// Makes a view with a place in its superview, in points.
  public init(frame: CGRect) {
    backingLayer = Self.makeLayer()
    super.init()
    takeLayer()
    backingLayer.frame = frame
  }

  /// Makes a view of no size at the origin.
  public convenience override init() {
    self.init(frame: .zero)
  }

  /// Makes a view from an archive that ``encode(with:)`` wrote, or from a document.
  ///
  /// What the coder lacks is as in a new view.
  /// Unlike Apple's, a coder without keys gives a new view of no size.
  public required init?(coder: NSCoder) {
    backingLayer = Self.makeLayer()
    super.init()
    takeLayer()
    decodeProperties(with: coder)
    (coder as? NibCoder)?.configure(self)
  }

  /// Writes the view's properties, its subviews and its mask; custom traits and the layer's own properties are not.
  ///
  /// Foundation on Linux archives objects of top-level classes that are not private: other views are left out, and
  /// stderr says so.
  open func encode(with coder: NSCoder) {
    encodeProperties(with: coder)
  }

  // MARK: Attributes by name

  /// The value of a property of UIKit's or of an inspectable one, in the property's own type. (Apple boxes numbers.)
  open func value(forKey key: String) -> Any? {
    attributeValue(forKey: key)
  }

  /// The value at the end of a dotted path, such as `layer.cornerRadius`.
  open func value(forKeyPath keyPath: String) -> Any? {
    attributeValue(forKeyPath: keyPath)
  }

  /// Sets a property of UIKit's or an inspectable one; the value is converted as Apple's key-value coding does.
  ///
  /// One of a wrong type changes nothing and is reported on stderr, where Apple's raises an exception.
  open func setValue(_ value: Any?, forKey key: String) {
    setAttributeValue(value, forKey: key)
  }

  /// Sets what a dotted path leads to, such as `layer.cornerRadius`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    setAttributeValue(value, forKeyPath: keyPath)
  }

  /// Called for a key that the class does not have: reports it on stderr and gives nil. (Apple's raises an exception.)
  open func value(forUndefinedKey key: String) -> Any? {
    reportUndefined(key: key)
    return nil
  }

  /// Called for a key that the class does not have: reports it on stderr. (Apple's raises an exception.)
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    reportUndefined(key: key)
  }

  // MARK: Geometry

  /// The layer that the view draws in; the view is its delegate.
  open var layer: CALayer { backingLayer }

  /// The view's place in its superview, in points.
  ///
  /// Under a transform it is the box around the transformed bounds; setting it then sets bounds and centre so that the
  /// box is the one asked for, where the transform lets it.
  open var frame: CGRect {
    get { layer.frame }
    set { resizing { layer.frame = newValue } }
  }

  /// The view's rectangle in its own space, in points; a negative size is made positive.
  open var bounds: CGRect {
    get { layer.bounds }
    set { resizing { layer.bounds = newValue } }
  }

  /// The place of the anchor point in the superview, in points.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// The transform of the bounds about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The pixels a point that the view is drawn with: the traits' display scale until it is set.
  ///
  /// A value that is not positive and finite gives it back to the traits.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set {
      ownContentScaleFactor = newValue > 0 && newValue.isFinite ? newValue : nil
      takeTraits()
      setNeedsDisplay()
    }
  }

  /// Whether subviews follow a change of the bounds' size by their autoresizing masks.
  open var autoresizesSubviews = true

  /// What of the view gives way when its superview's size changes; nothing at first.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether the autoresizing mask places the view; if not, constraints are to do so, and the mask is not used.
  ///
  /// Constraints do not exist here yet: a view that says false stays at its frame.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// The size that suits the view best in `size`, in points: the bounds' size, unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    bounds.size
  }

  /// Takes the size that ``sizeThatFits(_:)`` gives for the bounds' size; the frame's origin stays, if not transformed.
  open func sizeToFit() { takeFittingSize() }

  /// The size that the content asks for, in points; ``noIntrinsicMetric`` in a direction in which it asks for none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Says that ``intrinsicContentSize`` has changed: the superview lays out anew.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
  }

  // MARK: Conversion and hits

  /// The deepest and topmost view at a point of this view that takes events; nil if there is none.
  ///
  /// Views that are hidden, more transparent than 0.01, that take no events or do not have the point inside are passed
  /// by, with all below them.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    viewHit(at: point, with: event)
  }

  /// Whether a point of this view's space is in the view: in its bounds, unless overridden.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.holds(point)
  }

  /// Whether the view and its subviews are found by hit testing.
  open var isUserInteractionEnabled = true

  /// Whether the view asks for more than one touch at a time.
  open var isMultipleTouchEnabled = false

  /// Whether fingers on the view and on others are not told at the same time: the first one's view hears alone.
  open var isExclusiveTouch = false

  /// Has a recognizer watch the touches of the view and of all in it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { add(gestureRecognizer) }

  /// Takes a recognizer away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { remove(gestureRecognizer) }

  /// Whether a recognizer that would take a touch of the view may recognize; true, unless overridden.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Hierarchy

  /// The view that this one is in.
  open internal(set) weak var superview: UIView?

  /// The views in this one, from back to front.
  open internal(set) var subviews: [UIView] = []

  /// A number to find the view by.
  open var tag = 0

  /// The controller whose view this is; else the superview.
  open override var next: UIResponder? { controller ?? superview }

  /// Puts a view on top of this one's subviews and layers.
  ///
  /// A view that is this one, or above it, is refused, by every method that adds views. (Apple raises an exception.) So
  /// is one that would make the tree deeper than 512 levels, its layers counted.
  open func addSubview(_ view: UIView) {
    insert(view, at: .max)
  }

  /// Puts a view at an index among the subviews; an index out of range is clamped.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  /// Puts a view right above a subview; on top of all, if `siblingSubview` is not in this view.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, .above, siblingSubview)
  }

  /// Puts a view right below a subview; on top of all, if `siblingSubview` is not in this view.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, .below, siblingSubview)
  }

  /// Moves a subview in front of all; a view that is not in this one stays where it is.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: .max) }
  }

  /// Moves a subview behind all; layers of this view's own that were behind all subviews stay there.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// Takes the view out of its superview.
  open func removeFromSuperview() {
    leaveSuperview()
  }

  /// Called when a view was added to this one.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is taken out of this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view comes into another superview, or into none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the view has come into another superview, or into none.
  open func didMoveToSuperview() {}

  /// Called before the view comes into another window, or into none, by itself or with a view above it.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the view has come into another window, or into none.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Has the view laid out at the next layout pass; requests until then are one.
  open func setNeedsLayout() {
    layer.setNeedsLayout()
  }

  /// Lays out at once what needs it: this view and all in it, beginning at the topmost view above that needs layout.
  open func layoutIfNeeded() {
    layer.layoutIfNeeded()
  }

  /// Places the subviews; called by the layout pass under the view's traits, for overriding.
  open func layoutSubviews() {}

  /// How the view's content flips with the layout direction.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      setNeedsLayout()
      takeTraits()
      marginsMayHaveChanged()
    }
  }

  /// The direction in which the view's own content is to be laid out.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
  }

  /// The distances from the edges at which content should begin, in points: 8 at first, and the safe area with them.
  ///
  /// What is not finite counts as 0. They are greater where a superview's margins reach in that the view preserves.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { changeMargins { $0.own = .fixed(newValue.finite) } }
  }

  /// The margins, with sides that follow the layout direction; see ``layoutMargins``.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { effectiveDirectionalLayoutMargins }
    set { changeMargins { $0.own = .directional(newValue.finite) } }
  }

  /// Called when ``layoutMargins`` have changed; where that is by the view's place, at the superview's next layout.
  open func layoutMarginsDidChange() {}

  /// How far a window's bars and corners cover the view's edges, in points; zero outside of a window.
  ///
  /// It follows the view's place at the superview's next layout.
  open var safeAreaInsets: UIEdgeInsets { margins.safeArea }

  /// Called when ``safeAreaInsets`` have changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Looks

  /// Draws the view's content, in its own space; for overriding.
  ///
  /// Called with the context as UIKit's current one and under the view's traits. `rect` is the bounds here; Apple's may
  /// be a part of them.
  open func draw(_ rect: CGRect) {}

  /// Has the view drawn anew, once, before it is shown next.
  open func setNeedsDisplay() {
    showPendingBackground()
    layer.setNeedsDisplay()
  }

  /// Has a part of the view drawn anew; all of it is, here.
  open func setNeedsDisplay(_ rect: CGRect) {
    showPendingBackground()
    layer.setNeedsDisplay(rect)
  }

  /// The colour under the view's content; none at first.
  ///
  /// The layer draws it, in the view's traits, and follows their changes; a colour that the layer was given itself is
  /// that. Set while the view is being drawn, it shows from the next ``setNeedsDisplay()`` on.
  open var backgroundColor: UIColor? {
    get { background.color(of: layer) }
    set {
      background.color = newValue
      backgroundChanged()
    }
  }

  /// How opaque the view and all in it are, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether the view and all in it are left out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Whether ``draw(_:)`` fills the whole view: where it does not, black shows, unless there is a background colour.
  open var isOpaque = true {
    didSet { opacityChanged() }
  }

  /// Whether content is cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// Whether ``draw(_:)`` begins on a clear context. It always does here; Apple promises nothing if this is false.
  open var clearsContextBeforeDrawing = true

  /// How the content follows the bounds.
  open var contentMode = ContentMode.scaleToFill {
    didSet { takeContentMode() }
  }

  /// The colour of what is meant to be acted on: the first that is set on this view or above it, or system blue.
  ///
  /// Setting nil takes the view's own colour back. A dimmed view gives the grey of the same luminance.
  open var tintColor: UIColor! {
    get { currentTraits[TintColorTrait.self] ?? .systemBlue }
    set {
      ownTintColor = newValue
      updateTraits()
    }
  }

  /// How tint is shown: the first mode but automatic that is set on this view or above it; never reads as automatic.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustmentMode }
    set {
      ownTintAdjustmentMode = newValue
      updateTraits()
    }
  }

  /// Called when ``tintColor`` has changed, here or above.
  open func tintColorDidChange() {}

  // MARK: Traits

  /// The traits in force: the superview's, or light, scale 1, left to right; and the view's own overrides.
  open var traitCollection: UITraitCollection { currentTraits }

  /// The appearance of this view and all in it; unspecified takes it from above.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { updateTraits() }
  }

  /// Traits of this view and all in it, over those from above; wins over ``overrideUserInterfaceStyle``.
  open var traitOverrides = UITraitOverrides() {
    didSet { updateTraits() }
  }

  /// Called when the traits have changed, under the new ones.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: The layer's delegate

  /// Makes the layer's content: by drawing it, unless overridden.
  open func display(_ layer: CALayer) {
    layer.displayByDrawing()
  }

  /// Called before the layer's content is drawn.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Draws the layer's content: ``draw(_:)`` for the view's own layer.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    drawContent(of: layer, in: ctx)
  }

  /// Lays out the layer's content: ``layoutSubviews()`` for the view's own layer.
  open func layoutSublayers(of layer: CALayer) {
    guard layer === self.layer else { return }
    takeAppearance()
    traitCollection.performAsCurrent {
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    subviewPlacesMayHaveChanged()
  }

  /// The action for a change of the layer: an animation within a block of animations, `NSNull` elsewhere.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard layer === self.layer, let action = ViewAnimation.action(of: self, forKey: event) else { return NSNull() }
    return action
  }

  // MARK: For the view classes of this module

  override var defaultAccessibilityFrame: CGRect { convert(bounds, to: nil) }

  /// Whether a new view takes events.
  class var isInteractiveAtFirst: Bool { true }

  /// Gives the layer the traits' display scale, unless the view was given a scale of its own.
  func takeTraits() {
    let scale = traitCollection.displayScale
    layer.contentsScale = ownContentScaleFactor ?? (scale > 0 ? scale : 1)
  }

  /// Tells the layer how its content follows the bounds.
  func takeContentMode() {
    layer.contentsGravity = contentMode.gravity
    layer.needsDisplayOnBoundsChange = contentMode == .redraw
  }
}
