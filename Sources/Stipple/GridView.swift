// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

/// A view whose background is nothing, a grid of lines or a lattice of dots.
///
/// Lines run at every multiple of `gridWidth` strictly between 0 and the far edge, both ways, edge to edge; dots are
/// discs where those lines would cross. All of it is one stroke of one layer behind the subviews, clipped to the
/// bounds; no other layer is touched. It follows every change of bounds, without an implicit animation, but moves with
/// one of the view's size: lines come in and go out at the far edges. Its colour follows dark mode and every other trait.
///
/// The cost of a change is one path element a line, or one a row of dots, and at most 32,768 of them each way. Any
/// value of any attribute is safe: a `gridWidth` that is NaN, infinite, zero, negative or smaller than a device pixel
/// draws nothing, as does a line width or radius that is not a positive number.
#if canImport(Darwin)
  @objc(GridView)
#endif
@IBDesignable
open class GridView: UIView {
  /// What is drawn.
  open var gridStyle: GridStyle = .none { didSet { redraw() } }

  /// `gridStyle` by its name: `none`, `grid` or `dot`. Another name changes nothing.
  ///
  /// Interface Builder has no control for an enumeration, but one for a string.
  @IBInspectable open var gridStyleName: String {
    get { gridStyle.rawValue }
    set { gridStyle = GridStyle(rawValue: newValue) ?? gridStyle }
  }

  /// The distance between neighbouring lines or dots, both ways.
  /// - Unit: pt
  @IBInspectable open var gridWidth: CGFloat = 20 { didSet { redraw() } }

  /// The colour of lines and dots; a dynamic colour is resolved with the view's own traits.
  @IBInspectable open var gridColor: UIColor = .label { didSet { redraw() } }

  /// The width of a line of the grid.
  /// - Unit: pt
  @IBInspectable open var gridLineWidth: CGFloat = 0.4 { didSet { redraw() } }

  /// The radius of a dot.
  /// - Unit: pt
  @IBInspectable open var dotRadius: CGFloat = 1 { didSet { redraw() } }

  private let grid = CAShapeLayer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    grid.fillColor = nil
    grid.masksToBounds = true
    layer.insertSublayer(grid, at: 0)
    onAppearanceChange { [weak self] in self?.redraw() }
    redraw()
  }

  /// Sets `gridStyle`.
  open func setGrid(gridStyle: GridStyle) {
    self.gridStyle = gridStyle
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    redraw()
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

  private func redraw() {
    let stroke = stroke(size: bounds.size)
    let isResized = grid.bounds.size != bounds.size
    let shown = grid.presentation() ?? grid
    let (shownBounds, shownPosition) = (shown.bounds, shown.position)
    CATransaction.withoutActions {
      grid.frame = bounds
      grid.path = stroke?.path
      grid.lineWidth = stroke?.lineWidth ?? 0
      grid.lineCap = stroke?.isRound == true ? .round : .butt
      grid.lineDashPattern = stroke?.dashPattern?.map { $0 as NSNumber }
      grid.strokeColor = gridColor.resolvedColor(with: traitCollection).cgColor
    }
    guard isResized, let animation = sizeAnimation else { return }
    grid.follow(animation, "bounds", from: shownBounds, to: grid.bounds)
    grid.follow(animation, "position", from: shownPosition, to: grid.position)
    // On the way, the grid is cut off where the view is: it has to reach as far as the view does at either end, and with
    // a spring beyond it, by as much as the way at most.
    let swing: CGFloat = animation is CASpringAnimation ? 1 : 0
    let size = CGSize(
      width: max(shownBounds.width, bounds.width) + swing * abs(shownBounds.width - bounds.width),
      height: max(shownBounds.height, bounds.height) + swing * abs(shownBounds.height - bounds.height))
    if let widest = self.stroke(size: size), widest.lineWidth == stroke?.lineWidth {
      grid.follow(animation, "path", from: widest.path, to: widest.path)
    }
  }

  /// What is stroked in a view of a size.
  private func stroke(size: CGSize) -> GridLayout.Stroke? {
    guard gridStyle != .none,
      let layout = GridLayout(size: size, pitch: gridWidth, displayScale: traitCollection.displayScale)
    else { return nil }
    return gridStyle == .grid ? layout.lines(width: gridLineWidth) : layout.dots(radius: dotRadius)
  }
}
