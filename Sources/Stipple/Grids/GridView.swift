// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

/// A view whose background is nothing, a grid of lines, a lattice of dots, or another pattern.
///
/// Lines run at every multiple of `gridWidth` strictly between 0 and the far edge, both ways, edge to edge; dots are
/// discs where those lines would cross. All of it is one stroke of one layer behind the subviews, clipped to the
/// bounds; no other layer is touched. What is drawn in several colours or widths, such as major lines, has a layer each
/// in that one. It follows every change of bounds, without an implicit animation, but moves with one of the view's size:
/// lines come in and go out at the far edges. Its colour follows dark mode and every other trait.
///
/// The cost of a change is one path element a line, or one a row of dots, and at most 32,768 of them each way. Any
/// value of any attribute is safe: a `gridWidth` that is NaN, infinite, zero, negative or smaller than a device pixel
/// draws nothing, as does a line width or radius that is not a positive number.
#if canImport(Darwin)
  @objc(GridView)
#endif
@IBDesignable
open class GridView: UIView {
  /// What is drawn: a shorthand of `pattern`, and `none` where that is none of the three.
  open var gridStyle: GridStyle {
    get { GridStyle(rawValue: pattern.name) ?? .none }
    set { pattern = newValue.pattern }
  }

  /// `gridStyle` by its name: `none`, `grid` or `dot`. Another name changes nothing.
  @IBInspectable open var gridStyleName: String {
    get { gridStyle.rawValue }
    set { gridStyle = GridStyle(rawValue: newValue) ?? gridStyle }
  }

  /// The distance between neighbouring lines or dots, both ways if `gridHeight` is 0.
  /// - Unit: pt
  @IBInspectable open var gridWidth: CGFloat {
    get { look.pitch.width }
    set { look.pitch.width = newValue }
  }

  /// The colour of lines and dots; a dynamic colour is resolved with the view's own traits.
  @IBInspectable open var gridColor: UIColor = .label { didSet { if gridColor != oldValue { redraw() } } }

  /// The width of a line of the grid.
  /// - Unit: pt
  @IBInspectable open var gridLineWidth: CGFloat {
    get { look.lineWidth }
    set { look.lineWidth = newValue }
  }

  /// The radius of a dot.
  /// - Unit: pt
  @IBInspectable open var dotRadius: CGFloat {
    get { look.dotRadius }
    set { look.dotRadius = newValue }
  }

  // MARK: Patterns

  /// What is drawn, of all kinds there are.
  open var pattern: GridPattern {
    get { look.pattern }
    set { look.pattern = newValue }
  }

  /// `pattern` by its name: `none`, `grid`, `dot`, `cross`, `plus`, `ruled`, `isometric`, `triangular`, `hexagonal`,
  /// `staggered`, `music`, `cornell` or `polar`.
  ///
  /// Another name changes nothing.
  @IBInspectable open var patternName: String {
    get { pattern.name }
    set { pattern = GridPattern(name: newValue) ?? pattern }
  }

  /// The distance between neighbouring rows; 0 is the pattern's own, such as `gridWidth` for squares.
  /// - Unit: pt
  @IBInspectable open var gridHeight: CGFloat {
    get { look.pitch.height }
    set { look.pitch.height = newValue }
  }

  /// Where line or dot 0 is: all others are counted from there.
  /// - Unit: pt
  @IBInspectable open var gridOrigin: CGPoint {
    get { look.origin }
    set { look.origin = newValue }
  }

  /// The length of the strokes of pluses and crosses.
  /// - Unit: pt
  @IBInspectable open var markSize: CGFloat {
    get { look.markSize }
    set { look.markSize = newValue }
  }

  /// How many spokes polar paper has, 0 to 360. None is major, and some begin off the middle where they would be too dense.
  @IBInspectable open var spokeCount: Int {
    get { look.spokeCount }
    set { look.spokeCount = newValue }
  }

  // MARK: Major marks

  /// Every how many lines, dots, staves or cells, from `gridOrigin` on, there is a major one; none below 1.
  @IBInspectable open var majorInterval: Int {
    get { look.majorInterval }
    set { look.majorInterval = newValue }
  }

  /// The colour of major lines and dots; `gridColor` until it is set, and again once it is set to nil.
  @IBInspectable open var majorColor: UIColor! {
    get { ownMajorColor ?? gridColor }
    set { ownMajorColor = newValue }
  }

  /// The width of a major line.
  /// - Unit: pt
  @IBInspectable open var majorLineWidth: CGFloat {
    get { look.majorLineWidth }
    set { look.majorLineWidth = newValue }
  }

  /// The radius of a major dot.
  /// - Unit: pt
  @IBInspectable open var majorDotRadius: CGFloat {
    get { look.majorDotRadius }
    set { look.majorDotRadius = newValue }
  }

  // MARK: Edges

  /// How far from the top edge of the view the grid begins.
  /// - Unit: pt
  @IBInspectable open var marginTop: CGFloat = 0 { didSet { if marginTop != oldValue { redraw() } } }

  /// How far from the left edge of the view the grid begins.
  /// - Unit: pt
  @IBInspectable open var marginLeft: CGFloat = 0 { didSet { if marginLeft != oldValue { redraw() } } }

  /// How far from the bottom edge of the view the grid ends.
  /// - Unit: pt
  @IBInspectable open var marginBottom: CGFloat = 0 { didSet { if marginBottom != oldValue { redraw() } } }

  /// How far from the right edge of the view the grid ends.
  /// - Unit: pt
  @IBInspectable open var marginRight: CGFloat = 0 { didSet { if marginRight != oldValue { redraw() } } }

  /// Whether as many whole cells as there is room for stand in the middle of the view, as on a page.
  ///
  /// Neither `gridOrigin` nor `contentOffset` moves them. Cells are a pitch wide and high; circles are about the middle.
  /// Dots and outlines on the very edge of the view are cut off there: they need margins as wide as they reach.
  @IBInspectable open var isCentered: Bool = false { didSet { if isCentered != oldValue { redraw() } } }

  /// Which lines and dots are drawn at the edges.
  open var edge: GridEdge {
    get { look.edge }
    set { look.edge = newValue }
  }

  /// Which lines and dots are drawn at the edges: `inside`, `closed` or `beyond`. Another name changes nothing.
  @IBInspectable open var edgeName: String {
    get { edge.rawValue }
    set { edge = GridEdge(rawValue: newValue) ?? edge }
  }

  // MARK: Screen

  /// What widths, radii and sizes are counted in.
  open var markUnit: GridMarkUnit {
    get { look.markUnit }
    set { look.markUnit = newValue }
  }

  /// What widths, radii and sizes are counted in: `points`, `pixels` or `content`. Another name changes nothing.
  @IBInspectable open var markUnitName: String {
    get { markUnit.rawValue }
    set { markUnit = GridMarkUnit(rawValue: newValue) ?? markUnit }
  }

  /// Whether lines and dots are moved to whole pixels, so that no line is thicker than another.
  ///
  /// Slants and circles cannot be: of those, all is moved so that mark 0 is on a pixel.
  @IBInspectable open var snapsToPixels: Bool {
    get { look.snapsToPixels }
    set { look.snapsToPixels = newValue }
  }

  /// How many pixels neighbouring lines or dots are apart at least; 0 is one, two for slants and circles, or 8 pt with a
  /// ladder.
  /// - Unit: px
  @IBInspectable open var minimumMarkDistance: CGFloat {
    get { look.minimumMarkDistance }
    set { look.minimumMarkDistance = newValue }
  }

  /// Whether lines or dots that would be nearer are drawn as an even tint, instead of not at all.
  @IBInspectable open var mergesDenseMarks: Bool {
    get { look.mergesDenseMarks }
    set { look.mergesDenseMarks = newValue }
  }

  // MARK: Zoom

  /// The point of the zoomed content at the top left of the view, as a scroll view's.
  /// - Unit: pt
  @IBInspectable open var contentOffset: CGPoint {
    get { look.contentOffset }
    set { look.contentOffset = newValue }
  }

  /// How large the content is shown; marks keep their size unless `markUnitName` is `content`.
  @IBInspectable open var zoomScale: CGFloat {
    get { look.zoomScale }
    set { look.zoomScale = newValue }
  }

  /// Whether lines and dots grow denser and sparser as it is zoomed, level by level, fading in and out.
  @IBInspectable open var hasLadder: Bool {
    get { look.hasLadder }
    set { look.hasLadder = newValue }
  }

  /// By how much the levels of the ladder differ where there are no major marks, 2 to 1,024.
  @IBInspectable open var ladderFactor: Int {
    get { look.ladderFactor }
    set { look.ladderFactor = newValue }
  }

  /// Further patterns, drawn over the view's own in their order, at its zoom and in its margins.
  open var sheets: [GridSheet] = [] { didSet { if sheets != oldValue { redraw() } } }

  /// Draws one cell, of the size of a pitch, in every cell that can be seen, under the pattern.
  ///
  /// It is given the cell in the context's space, an upright rectangle whatever the pattern is, and nothing it does to the
  /// context reaches other cells. It is not called where cells are nearer than `minimumMarkDistance`, or more than 32,768
  /// would be seen. A closure is in no archive: set it again after `init(coder:)`.
  open var motif: ((CGContext, CGRect) -> Void)? { didSet { redraw() } }

  /// All that can be set of the layout.
  var look = GridLayout(pattern: .none) { didSet { if look != oldValue { redraw() } } }
  var ownMajorColor: UIColor? { didSet { if ownMajorColor != oldValue { redraw() } } }
  var (isHeld, isStale) = (false, false)
  let grid = CAShapeLayer()
  var motifLayer: GridMotifLayer?
  var following: GridFollowing?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    redrawOnce { decodeGrid(with: coder) }
  }

  /// Writes the view's own properties and all attributes of the grid.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeGrid(with: coder)
  }

  /// Sets `gridStyle`.
  open func setGrid(gridStyle: GridStyle) {
    self.gridStyle = gridStyle
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    redrawOnce {
      following?.take()
      redraw()
    }
  }

  /// Where the view is moves the grid as well, if it follows a scroll view beside it.
  open override var frame: CGRect { didSet { following?.take() } }
  open override var center: CGPoint { didSet { following?.take() } }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    following?.take()
  }

  /// The colour may be `tintColor`.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    redraw()
  }

  #if !os(visionOS)
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if isAppearanceReportedByTraitCollectionDidChange { redraw() }
    }
  #endif
}
