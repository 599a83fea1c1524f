// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation

/// A view that is a window on larger content, which is dragged and zoomed in it.
///
/// The content is its subviews; ``contentOffset`` is the origin of its bounds. It moves by itself at the ticks of the
/// window's frames: where there are none, such as in a view that is only drawn, an animated change does not begin.
///
/// Differs from Apple's: there are no layout guides, keyboard, refresh control, and scrolling to the top. A turn of the
/// wheel moves content at once; with the control key, it zooms. How strong resistance is while zooming, how animated
/// changes speed up and slow down, and how pages are chosen is not documented, and is chosen here.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  final var scrolling = ScrollState()
  final let indicators = ScrollIndicators()
  final let ownGestures = ScrollGestures()

  /// Makes a scroll view with a place in its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepareScrolling()
  }

  /// Makes a scroll view of an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareScrolling()
    decodeScrolling(with: coder)
  }

  /// Writes the view's own properties and those of scrolling.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeScrolling(with: coder)
  }

  /// What is told of scrolling and zooming, and has a say in it.
  open weak var delegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The point of the content at the top left of the view, in points; zero at first.
  ///
  /// It may be set to any; what is not finite is passed over. Setting it ends a motion, but in the delegate's methods.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { jump(to: newValue, endingMotion: !scrolling.isAdvancing) }
  }

  /// The size of the content, in points; zero at first. What is negative or not finite counts as 0.
  ///
  /// An offset that shows what is not there then goes back, unless a finger or a motion has it.
  open var contentSize: CGSize {
    get { scrolling.contentSize }
    set {
      guard scrolling.contentSize != newValue else { return }
      scrolling.contentSize = newValue
      insetMayHaveChanged()
      fitOffset()
    }
  }

  /// How much further than its edges the content can be scrolled, in points; zero at first.
  ///
  /// Content at its top or at its left stays there. (Not documented.)
  open var contentInset: UIEdgeInsets {
    get { scrolling.contentInset }
    set {
      scrolling.contentInset = newValue.finite
      insetMayHaveChanged()
    }
  }

  /// Whether the safe area is added to ``contentInset``; automatic at first.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetMayHaveChanged() }
  }

  /// ``contentInset``, with the safe area where it is added.
  open var adjustedContentInset: UIEdgeInsets { effectiveInset }

  /// Called when ``adjustedContentInset`` has changed. Overrides call super.
  open func adjustedContentInsetDidChange() {
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// Shows another part of the content, at once or in 0.3 seconds.
  ///
  /// Animated, the delegate is told when it is over, unless it is where it is to be; a finger ends it.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { ease(to: contentOffset) } else { jump(to: contentOffset, endingMotion: true) }
  }

  /// Scrolls no further than it takes to show a rectangle of the content; not at all if it can be seen.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let offset = area.offset(showing: rect, from: contentOffset)
    if offset != contentOffset { setContentOffset(offset, animated: animated) }
  }

  // MARK: Dragging

  /// Whether fingers and wheels scroll; true at first.
  open var isScrollEnabled = true {
    didSet { gesturesMayHaveChanged() }
  }

  /// Whether content can be dragged over its edges, and comes back; true at first.
  open var bounces = true

  /// Whether it can also if it is not taller than the view; false at first.
  open var alwaysBounceVertical = false {
    didSet { insetMayHaveChanged() }
  }

  /// Whether it can also if it is not wider than the view; false at first.
  open var alwaysBounceHorizontal = false {
    didSet { insetMayHaveChanged() }
  }

  /// Whether a drag that begins nearly along one axis stays on it; false at first.
  open var isDirectionalLockEnabled = false

  /// Whether it comes to rest at multiples of the view's size; false at first.
  open var isPagingEnabled = false

  /// What is left of the speed after a millisecond, of content that was let go.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a finger is on the content.
  open var isTracking: Bool { scrolling.isTouched || scrolling.drag != nil }

  /// Whether a finger is dragging the content.
  open var isDragging: Bool { scrolling.drag != nil }

  /// Whether content that was let go is still moving.
  open var isDecelerating: Bool { scrolling.motion?.purpose == .decelerating }

  /// Whether views in the content are told of a finger only when it has rested for 0.15 seconds, or is lifted; true at
  /// first. (The time is not documented.)
  open var delaysContentTouches = true {
    didSet { gesturesMayHaveChanged() }
  }

  /// Whether a finger that a view in the content was told of can still scroll; true at first.
  open var canCancelContentTouches = true

  /// Whether a finger that a view in the content was told of may scroll: true but for controls, unless overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Zooming

  /// The least scale; 1 at first. What is not positive and finite counts as 1.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { gesturesMayHaveChanged() }
  }

  /// The greatest scale; 1 at first. There is no zooming unless it is greater than the least.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { gesturesMayHaveChanged() }
  }

  /// How large the delegate's view is shown; 1 at first, and as long as the delegate has no view.
  ///
  /// Setting it zooms about the middle of what can be seen, within the limits.
  open var zoomScale: CGFloat {
    get { scrolling.zoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms about the middle of what can be seen, at once or in 0.3 seconds, within the limits.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoomAboutMiddle(to: scale, animated: animated)
  }

  /// Zooms so that a rectangle of the delegate's view fills the scroll view as well as the limits allow.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoomTo(rect, animated: animated)
  }

  /// Whether fingers can zoom beyond the limits, from where the scale comes back; true at first.
  open var bouncesZoom = true

  /// Whether fingers are zooming.
  open var isZooming: Bool { scrolling.pinch != nil }

  /// Whether the scale is coming back within its limits.
  open var isZoomBouncing: Bool { scrolling.motion?.purpose == .zoomBouncing }

  // MARK: Indicators

  /// Whether a bar at the side shows where one is while content moves; true at first.
  open var showsVerticalScrollIndicator = true {
    didSet { indicators.update(in: self) }
  }

  /// Whether a bar at the bottom shows where one is while content moves; true at first.
  open var showsHorizontalScrollIndicator = true {
    didSet { indicators.update(in: self) }
  }

  /// The colour of the bars.
  open var indicatorStyle = IndicatorStyle.default {
    didSet { indicators.update(in: self) }
  }

  /// How far the bar at the side keeps from the edges, in points; zero at first.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.update(in: self) }
  }

  /// How far the bar at the bottom keeps from the edges, in points; zero at first.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { indicators.update(in: self) }
  }

  /// The insets of both bars; reading it gives those of the bar at the side.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }

  /// Shows the bars for a short time.
  open func flashScrollIndicators() {
    showIndicators()
  }

  // MARK: Geometry

  /// The view's rectangle in its own space, in points: its origin is ``contentOffset``.
  open override var bounds: CGRect {
    get { super.bounds }
    set { changing { super.bounds = newValue } }
  }

  /// The view's place in its superview, in points.
  open override var frame: CGRect {
    get { super.frame }
    set { changing { super.frame = newValue } }
  }

  /// Takes the safe area into account. Overrides call super.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetMayHaveChanged()
  }

  /// Keeps the bars where they are to be. Overrides call super.
  open override func layoutSubviews() {
    super.layoutSubviews()
    indicators.update(in: self)
  }

  /// Lets go of fingers and ends motions when the view leaves its window. Overrides call super.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { abandon() }
  }

  // MARK: Gestures

  /// The recognizer of the fingers that drag. Its delegate is the scroll view's own.
  open var panGestureRecognizer: UIPanGestureRecognizer { ownGestures.pan }

  /// The recognizer of the fingers that zoom; nil as long as there is no zooming. Its delegate is the scroll view's own.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { canZoom ? ownGestures.pinch : nil }

  /// Whether a recognizer may begin: a drag where there is content to be seen that way, and a view that was told of the
  /// finger lets it go. Overrides call super.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    super.gestureRecognizerShouldBegin(gestureRecognizer) && mayBegin(gestureRecognizer)
  }
}
