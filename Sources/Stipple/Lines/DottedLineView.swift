// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

/// A line of round dots through the middle of the view: horizontal, vertical, leading or at an angle; or along a path.
///
/// The dots are one stroke of one `CAShapeLayer`: at first round cap, dash pattern `[1, dotSpacing]`. The layer is added
/// once and lives as long as the view. Its path is rebuilt at each layout, without an implicit animation, so the line
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
open class DottedLineView: DottedStrokeView {
  /// Which way the line runs.
  open var axis: DotAxis = .horizontal {
    didSet {
      redraw()
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the line runs from top to bottom instead of from left to right.
  ///
  /// False makes a vertical line horizontal, and leaves others as they are.
  @IBInspectable open var isVertical: Bool {
    get { axis == .vertical }
    set {
      if newValue != isVertical { axis = newValue ? .vertical : .horizontal }
    }
  }

  /// Which way the line runs: `horizontal`, `vertical`, `leading` or `angled`. Another name changes nothing.
  ///
  /// A leading line runs from right to left where the interface does, and its pattern, gradient and fades with it.
  @IBInspectable open var axisName: String {
    get { axis.rawValue }
    set { axis = DotAxis(rawValue: newValue) ?? axis }
  }

  /// The angle of an angled line, from the direction to the right, clockwise.
  /// - Unit: °
  @IBInspectable open var angleInDegrees: CGFloat = 0 { didSet { redraw() } }

  /// `lineWidth` across the line and no metric along it; none for an angled one.
  open override var intrinsicContentSize: CGSize {
    let width = dotStyle.drawnWidth(scale: displayScale)
    let across = width.isFinite ? max(width, 0) : 0
    return switch axis {
    case .horizontal, .leading: CGSize(width: UIView.noIntrinsicMetric, height: across)
    case .vertical: CGSize(width: across, height: UIView.noIntrinsicMetric)
    case .angled: CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
  }

  override func strokeLayout() -> DotStrokeLayout? {
    .line(
      in: bounds.size, style: dotStyle, axis: axis, angle: angleInDegrees * .pi / 180,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, scale: displayScale)
  }

  override func encodeAttributes(with coder: NSCoder) {
    super.encodeAttributes(with: coder)
    coder.encode(NSString(string: axisName), forKey: "axisName")
    coder.encode(number: angleInDegrees, forKey: "angleInDegrees")
  }

  override func decodeAttributes(with coder: NSCoder) {
    super.decodeAttributes(with: coder)
    axisName = coder.name("axisName") ?? axisName
    angleInDegrees = coder.number("angleInDegrees") ?? angleInDegrees
  }
}
