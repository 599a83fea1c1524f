// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

/// What lines and borders of dots have in common: the attributes, and the one layer that strokes them.
///
/// By itself it draws nothing but a `path`: use ``DottedLineView`` or ``DottedBorderView``. All that is drawn is one stroke of one `CAShapeLayer`, which is added
/// once and lives as long as the view; beside it there are layers only while colours or fades run along the line, or half
/// marks are cut off across it. It is built anew at each layout, without an implicit animation, and follows Auto
/// Layout, rotation, live resizing, dark mode and every other trait. Any value of any attribute is safe.
#if canImport(Darwin)
  @objc(DottedStrokeView)
#endif
// Not designable, as a base: only those that inherit from it are listed.
open class DottedStrokeView: UIView {
  /// All that is to be known of how the line is drawn; the attributes are its parts.
  ///
  /// Setting it draws the line anew at once, as setting an attribute does. Along a `path` of many marks that takes a time
  /// that grows with them, unless colours and fades alone are others: set several attributes as one style.
  open var dotStyle = DotStyle() {
    didSet {
      redraw()
      if dotStyle.lineWidth != oldValue.lineWidth || dotStyle.snapsToPixels != oldValue.snapsToPixels {
        invalidateIntrinsicContentSize()
      }
    }
  }

  /// The colour of the dots; a dynamic colour is resolved with the view's own traits.
  @IBInspectable open var lineColor: UIColor {
    get { dotStyle.color }
    set { dotStyle.color = newValue }
  }

  /// The diameter of a dot, across the line. 0 or less draws nothing.
  /// - Unit: pt
  @IBInspectable open var lineWidth: CGFloat {
    get { dotStyle.lineWidth }
    set { dotStyle.lineWidth = newValue }
  }

  /// The distance between dots: as `spacingMeaningName` says, at first from the end of one dash to the start of the next.
  ///
  /// The round caps reach into that by half a `lineWidth` at each side, so the clear gap between dots is
  /// `dotSpacing - lineWidth`. A spacing that leaves no gap is drawn as it is.
  /// - Unit: pt
  @IBInspectable open var dotSpacing: CGFloat {
    get { dotStyle.spacing }
    set { dotStyle.spacing = newValue }
  }

  /// A path that is drawn instead of the view's own line or border, from the view's top left corner on; nil for none.
  ///
  /// Marks stand along it by its true length. They are at most 131,072. Kept is a copy.
  open var path: UIBezierPath? {
    get { ownPath?.copy() as? UIBezierPath }
    set {
      ownPath = newValue?.copy() as? UIBezierPath
      pathContours = ownPath.map { MeasuredContour.contours(of: $0.cgPath) } ?? []
      placedMarks = nil
      redraw()
    }
  }

  private var ownPath: UIBezierPath?
  private var pathContours: [MeasuredContour] = []
  /// The marks along the path, and what they were placed by.
  private var placedMarks: (style: DotStyle, scale: CGFloat, layout: DotStrokeLayout?)?
  private lazy var layers = DotStrokeLayers(in: self)

  /// The style of a new view of the class.
  open class var initialDotStyle: DotStyle { DotStyle() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    decodeAttributes(with: coder)
  }

  private func prepare() {
    if backgroundColor == nil { backgroundColor = .clear }
    onAppearanceChange { [weak self] in self?.redraw() }
    dotStyle = Self.initialDotStyle
  }

  /// Archives all attributes by their names.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeAttributes(with: coder)
  }

  func encodeAttributes(with coder: NSCoder) {
    coder.encode(style: dotStyle)
    if let ownPath { coder.encode(ownPath, forKey: "path") }
  }

  func decodeAttributes(with coder: NSCoder) {
    var style = dotStyle
    coder.decode(style: &style)
    dotStyle = style
    if let path: UIBezierPath = coder.attribute("path") { self.path = path }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    redraw()
  }

  /// Marks move only in a window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if dotStyle.marchSpeed != 0 { redraw() }
  }

  /// The colour may be `tintColor`.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    redraw()
  }

  /// A leading line or edge may be at the other side.
  open override var semanticContentAttribute: UISemanticContentAttribute { didSet { redraw() } }

  #if !os(visionOS)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if isAppearanceReportedByTraitCollectionDidChange { redraw() }
    }
  #endif

  /// What the view draws without a path of its own.
  func strokeLayout() -> DotStrokeLayout? { nil }

  final func redraw() {
    let layout = ownPath == nil ? strokeLayout() : pathLayout()
    layers.show(layout, dotStyle, in: self, isMoving: window != nil)
  }

  /// The marks along the path: placed again only if they would be elsewhere.
  private func pathLayout() -> DotStrokeLayout? {
    let (style, scale) = (dotStyle.withoutColors, displayScale)
    if let placedMarks, placedMarks.style == style, placedMarks.scale == scale { return placedMarks.layout }
    let layout = pathLayout(width: dotStyle.drawnWidth(scale: scale))
    placedMarks = (style, scale, layout)
    return layout
  }

  private func pathLayout(width: CGFloat) -> DotStrokeLayout? {
    let contours = pathContours.compactMap { $0.inset(by: dotStyle) }
    guard contours.count == 1, contours[0].isStraightLine, !dotStyle.isPlain, let pen = DotPen(dotStyle, width: width)
    else { return .contours(contours, style: dotStyle, width: width) }
    let line = contours[0]
    let part = dotStyle.fit.reachesBeyondEnds ? 0 : CGFloat(pen.reach) / line.length
    let (dx, dy) = ((line.end.x - line.start.x) * part, (line.end.y - line.start.y) * part)
    // Nothing is cut off across the line: a path may be anywhere.
    let box = CGRect(
      x: min(line.start.x, line.end.x), y: min(line.start.y, line.end.y), width: abs(line.end.x - line.start.x),
      height: abs(line.end.y - line.start.y))
    return .line(
      from: CGPoint(x: line.start.x - dx, y: line.start.y - dy), to: CGPoint(x: line.end.x + dx, y: line.end.y + dy),
      style: dotStyle, width: width, within: box.insetBy(dx: -2 * width, dy: -2 * width))
  }
}
