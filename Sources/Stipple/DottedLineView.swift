// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

/// A line of round dots through the middle of the view, horizontal or vertical.
///
/// The dots are one stroke of one `CAShapeLayer`: round cap, dash pattern `[1, dotSpacing]`. The layer is added once
/// and lives as long as the view. Its path is rebuilt at each layout, without an implicit animation, so the line
/// follows Auto Layout, rotation and live resizing; where the view's size is animated, the line's ends move with it.
/// Colours follow dark mode and every other trait.
///
/// Any value of any attribute is safe. A value that is NaN, infinite or negative draws nothing, as does a width of 0;
/// a spacing of 0 draws a solid line. At most 32,768 dots are drawn however wide the view is, which at the smallest
/// period of 1 pt is the whole of a picture 16,384 pixels wide at scale 0.5; a longer line ends there.
#if canImport(Darwin)
  @objc(DottedLineView)
#endif
@IBDesignable
open class DottedLineView: UIView {
  /// The colour of the dots; a dynamic colour is resolved with the view's own traits.
  @IBInspectable open var lineColor: UIColor = .systemGray { didSet { redraw() } }

  /// The diameter of a dot, across the line. 0 or less draws nothing.
  /// - Unit: pt
  @IBInspectable open var lineWidth: CGFloat = 2 {
    didSet {
      redraw()
      invalidateIntrinsicContentSize()
    }
  }

  /// The unpainted length of the dash pattern, from the end of one dash of 1 pt to the start of the next.
  ///
  /// The round caps reach into it by half a `lineWidth` at each side, so the clear gap between dots is
  /// `dotSpacing - lineWidth`. A spacing that leaves no gap is drawn as it is.
  /// - Unit: pt
  @IBInspectable open var dotSpacing: CGFloat = 6 { didSet { redraw() } }

  /// Whether the line runs from top to bottom instead of from left to right.
  @IBInspectable open var isVertical: Bool = false {
    didSet {
      redraw()
      invalidateIntrinsicContentSize()
    }
  }

  private let line = CAShapeLayer()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    if backgroundColor == nil { backgroundColor = .clear }
    line.fillColor = nil
    line.lineCap = .round
    layer.addSublayer(line)
    onAppearanceChange { [weak self] in self?.redraw() }
    redraw()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    redraw()
  }

  /// `lineWidth` across the line and no metric along it.
  open override var intrinsicContentSize: CGSize {
    let across = lineWidth.isFinite ? max(lineWidth, 0) : 0
    return isVertical
      ? CGSize(width: across, height: UIView.noIntrinsicMetric)
      : CGSize(width: UIView.noIntrinsicMetric, height: across)
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
    let layout = DottedLineLayout(
      size: bounds.size, lineWidth: lineWidth, dotSpacing: dotSpacing, isVertical: isVertical)
    let path = layout?.path
    let isResized = line.bounds.size != bounds.size
    let shown = line.presentation()?.path ?? line.path
    CATransaction.withoutActions {
      line.frame = bounds
      line.path = path
      line.lineWidth = layout?.lineWidth ?? 0
      line.lineDashPattern = layout?.dashPattern.map { $0 as NSNumber }
      line.strokeColor = lineColor.resolvedColor(with: traitCollection).cgColor
    }
    if isResized, let shown, let path, let animation = sizeAnimation {
      line.follow(animation, "path", from: shown, to: path)
    }
  }
}
