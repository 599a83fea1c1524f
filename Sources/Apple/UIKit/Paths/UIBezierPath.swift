// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation
internal import QuartzCore

/// A path of lines and curves, with the settings to draw it by.
///
/// Angles are in radians from the x axis towards the y axis; where y points down, as in views, `clockwise` means what
/// is seen on screen. A line or curve that has no current point to start from is left out.
///
/// Differs from Apple's: archives have other keys, and a copy of an object of a subclass is a plain UIBezierPath.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private var path = CGMutablePath()
  final var dash: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
  /// The copy that was given out last, until the path changes.
  private var snapshot: CGPath?

  /// How wide a stroke is, in points; 1 at first.
  open var lineWidth: CGFloat = 1
  /// How a stroke ends; butt at first.
  open var lineCapStyle: CGLineCap = .butt
  /// How a stroke turns corners; mitre at first.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The longest mitre, in line widths; a longer one is bevelled. 10 at first.
  open var miterLimit: CGFloat = 10
  /// How far a drawn curve may be from its exact place, in pixels; 0.6 at first.
  ///
  /// Curves are drawn within a hundredth of a pixel, however much more is allowed.
  open var flatness: CGFloat = 0.6
  /// Whether filling, clipping and ``contains(_:)`` go by the even-odd rule; false at first, for the nonzero rule.
  open var usesEvenOddFillRule = false

  /// Makes an empty path.
  public override init() {
    super.init()
  }

  /// Makes a path of an archive that ``encode(with:)`` wrote; nil if it has no path, or a broken one.
  public required init?(coder: NSCoder) {
    super.init()
    guard decode(from: coder) else { return nil }
  }

  /// Makes a closed rectangle that starts at its origin and runs along the top edge first.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes a closed ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes a closed rectangle with rounded corners, in UIKit's shape since iOS 7.
  ///
  /// The corner bends gently into the edges, over 1.528665 radii; it starts that far from the top left corner and runs
  /// clockwise. From a radius of 65.4 % of half the shorter side on, the radius is half the shorter side.
  /// Source: PixelCut, Code for iOS 7 rounded rectangles
  /// (https://www.paintcodeapp.com/news/code-for-ios-7-rounded-rectangles).
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes a closed rectangle with some corners rounded, as by `init(roundedRect:cornerRadius:)`.
  ///
  /// - Parameter cornerRadii: Only the width counts, as on Apple.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    // The corners have the same bits in both sets.
    let mask = CACornerMask(rawValue: UInt(corners.rawValue))
    path = ContinuousRoundedRect(rect: rect, corners: mask, radius: cornerRadii.width).path
  }

  /// Makes an arc of a circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Makes a path of a copy of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  /// The path alone, as a copy that does not change; a path that is set is copied.
  ///
  /// The settings, the dash among them, are not part of it.
  open var cgPath: CGPath {
    get {
      if let snapshot { return snapshot }
      let copy = CGPath(elements: path.elements)
      snapshot = copy
      return copy
    }
    set {
      change { $0 = CGMutablePath(copying: newValue.elements) }
    }
  }

  private func change(_ body: (inout CGMutablePath) -> Void) {
    snapshot = nil
    body(&path)
  }

  // MARK: - Building

  /// Starts a subpath at a point.
  open func move(to point: CGPoint) {
    change { $0.move(to: point) }
  }

  /// Adds a straight line.
  open func addLine(to point: CGPoint) {
    change { $0.addLine(to: point) }
  }

  /// Adds a cubic curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    change { $0.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2) }
  }

  /// Adds a quadratic curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    change { $0.addQuadCurve(to: endPoint, control: controlPoint) }
  }

  /// Adds an arc of a circle, after a line to its start if there is a current point.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Core Graphics says clockwise where y points up.
    change {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    }
  }

  /// Ends the subpath with a line to its start.
  open func close() {
    change { $0.closeSubpath() }
  }

  /// Makes the path empty; the settings stay.
  open func removeAllPoints() {
    change { $0 = CGMutablePath() }
  }

  /// Adds another path's elements; that one's settings are not taken over.
  open func append(_ bezierPath: UIBezierPath) {
    let added = bezierPath.cgPath
    change { $0.addPath(added) }
  }

  /// Maps every point.
  open func apply(_ transform: CGAffineTransform) {
    change {
      let mapped = CGMutablePath()
      mapped.addPath($0, transform: transform)
      $0 = mapped
    }
  }

  /// A path of the same subpaths in the same order, each run through the other way round, with the same settings.
  open func reversing() -> UIBezierPath {
    let reversed = duplicate()
    reversed.cgPath = CGPath(elements: path.elements.reversingSubpaths)
    return reversed
  }

  // MARK: - Asking

  /// Whether there is no element at all.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, control points too; null if the path is empty.
  open var bounds: CGRect { path.boundingBox }

  /// Where the next line starts; (0, 0) if the path is empty.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point is in the area that ``fill()`` paints.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: fillRule)
  }

  // MARK: - Dashes

  /// Sets lengths, painted and unpainted in turn, and how far into them a stroke starts; none make the stroke solid.
  ///
  /// - Parameter pattern: `count` lengths in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dash = (pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? [], phase)
  }

  /// Gets the lengths, how many there are, and the phase; each that is asked for.
  ///
  /// - Parameter pattern: Room for as many lengths as there are.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dash.lengths, count: dash.lengths.count)
    count?.pointee = dash.lengths.count
    phase?.pointee = dash.phase
  }

  // MARK: - Drawing

  /// Fills the area in the current context's fill colour.
  open func fill() {
    draw { $0.fillPath(using: fillRule) }
  }

  /// Strokes the path in the current context's stroke colour, by this object's settings.
  open func stroke() {
    draw { stroke(in: $0) }
  }

  /// Fills the area with a blend mode and an alpha that are for this alone.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      $0.fillPath(using: fillRule)
    }
  }

  /// Strokes the path with a blend mode and an alpha that are for this alone.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw {
      $0.setBlendMode(blendMode)
      $0.setAlpha(alpha)
      stroke(in: $0)
    }
  }

  /// Lets the current context draw only in the part of its clip that is in this area, until its state is restored.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Hands the path to the current context, whose state is put back afterwards.
  private func draw(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }

  private func stroke(in context: CGContext) {
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dash.phase, lengths: dash.lengths)
    context.strokePath()
  }

  // MARK: - Copying and archives

  /// A path with the same elements and settings.
  open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

  /// Paths are archived securely.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the elements and the settings.
  open func encode(with coder: NSCoder) { encodeProperties(with: coder) }

  private func duplicate() -> UIBezierPath {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dash = dash
    return copy
  }
}
