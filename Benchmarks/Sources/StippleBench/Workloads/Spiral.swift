// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CBenchmarks
import Foundation
import StippleRaster
import UIKit

/// W4: one long spiral of curves, dotted or dashed.
struct Spiral: Workload {
  enum Style: String, CaseIterable {
    /// A dot every 6 px.
    case dot
    /// Dashes of 10 px, gaps of 6 px, butt ends.
    case dash

    var dashes: [Double] { self == .dot ? [0, 6] : [10, 6] }
  }

  let style: Style
  let width: Int
  var height: Int { width }
  let curves: [Cubic]
  private nonisolated static let lineWidth = 3.0

  init(_ style: Style, isSmallest: Bool) {
    self.style = style
    width = isSmallest ? 256 : 4096
    curves = Self.curves(radius: isSmallest ? 120 : 2040, center: Double(width) / 2)
  }

  var name: String { "W4\(style)" }
  var bars: Bars { style == .dot ? Bars(floor: 4, cairo: 20) : Bars(cairo: 10) }
  /// Of curved dashes, more than of dots.
  var tolerance: Double { style == .dot ? 2 : 4 }
  /// Cairo's dashes lag behind, by half a pixel on the smallest spiral and 7 px on the largest: only their ink counts.
  let cairoTolerance = 255.0

  /// Archimedes' spiral, eight curves a turn.
  static func curves(radius: Double, center: Double, pitch: Double = 21.79) -> [Cubic] {
    let growth = pitch / (2 * .pi)
    let step = Double.pi / 4
    func point(_ angle: Double) -> Point { center + growth * angle * Point(cos(angle), sin(angle)) }
    func derivative(_ angle: Double) -> Point {
      growth * Point(cos(angle) - angle * sin(angle), sin(angle) + angle * cos(angle))
    }
    return (0..<Int(radius / growth / step)).map { index in
      let (start, end) = (Double(index) * step, Double(index + 1) * step)
      return Cubic(
        start: point(start), control1: point(start) + derivative(start) * step / 3,
        control2: point(end) - derivative(end) * step / 3, end: point(end))
    }
  }

  func exactPicture(frame: Int) -> ExactPicture {
    var picture = ExactPicture(width: width, height: height)
    let path = ExactPath(curves)
    switch style {
    case .dot: for point in path.points(every: 6) { picture.addDisc(point, radius: Self.lineWidth / 2) }
    case .dash:
      for dash in path.dashes(length: 10, period: 16, width: Self.lineWidth) { picture.addPolygon(dash) }
    }
    return picture
  }

  func kernels(on canvas: Canvas, threads: Int) -> ((Int) -> Void)? {
    let path = StrokePath(curves)
    let style = style
    let pen = PathPen(width: Self.lineWidth, cap: style == .dot ? .round : .butt)
    let cache = MaskCache()
    return { _ in
      let dashed = DashedPath(
        path, lengths: style.dashes, phase: 0, pen: pen, clip: canvas.bitmap.clip, cache: cache)
      inParts(of: canvas.height, threads: threads) { rows in
        for band in rows.bands {
          canvas.clear(rows: band)
          dashed?.draw(in: canvas.bitmap, rows: band, with: Canvas.black)
        }
      }
    }
  }

  func scene() -> Scene {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    page.backgroundColor = .white
    let shape = CAShapeLayer()
    shape.path = CGPath.curves(curves)
    shape.dot(diameter: Self.lineWidth, spacing: 6)
    shape.lineCap = style == .dot ? .round : .butt
    shape.lineDashPattern = style.dashes.map { $0 as NSNumber }
    page.layer.addSublayer(shape)
    return Scene(view: page)
  }

  func cairo(on canvas: Canvas) -> [String: (Int) -> Void] {
    let surface = CairoSurface(on: canvas)
    let cairo = surface.cairo
    let (curves, style) = (curves, style)
    func draw(_ body: @escaping () -> Void) -> (Int) -> Void {
      { _ in
        surface.clear()
        body()
        surface.flush()
      }
    }
    let stroke = draw {
      surface.setPen(
        width: Self.lineWidth, cap: style == .dot ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT, dashes: style.dashes)
      surface.add(curves)
      cairo_stroke(cairo)
    }
    guard style == .dot else { return ["dashed stroke": stroke] }
    let points = ExactPath(curves).points(every: 6)
    func arcs(by count: Int) -> (Int) -> Void {
      draw {
        for (index, point) in points.enumerated() {
          surface.addDisc(point, radius: Self.lineWidth / 2)
          if (index + 1) % count == 0 { cairo_fill(cairo) }
        }
        cairo_fill(cairo)
      }
    }
    return [
      "dashed stroke": stroke, "arcs at given places, one fill": arcs(by: .max),
      "arcs at given places, 256 a fill": arcs(by: 256),
    ]
  }
}

extension CGPath {
  /// Curves, one after another.
  static func curves(_ curves: [Cubic]) -> CGPath {
    func point(_ point: Point) -> CGPoint { CGPoint(x: point.x, y: point.y) }
    let path = CGMutablePath()
    if let first = curves.first { path.move(to: point(first.start)) }
    for curve in curves {
      path.addCurve(to: point(curve.end), control1: point(curve.control1), control2: point(curve.control2))
    }
    return path
  }
}

extension StrokePath {
  /// Curves, one after another.
  init(_ curves: [Cubic]) {
    self.init()
    if let first = curves.first { move(to: first.start) }
    for curve in curves { addCurve(to: curve.end, control1: curve.control1, control2: curve.control2) }
  }
}
