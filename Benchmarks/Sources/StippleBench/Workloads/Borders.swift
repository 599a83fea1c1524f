// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CBenchmarks
import Foundation
import StippleRaster
import UIKit

/// W5: dotted borders of rounded rectangles of 100 by 40 px at many places.
struct Borders: Workload {
  let name = "W5"
  let bars = Bars(cairo: 30, twoThreads: 1.6)
  let width: Int
  let height: Int
  /// Some pixels are of several borders, and each is rounded once more.
  let tolerance = 3.0
  let cairoTolerance = 50.0
  let corners: [Point]

  init(isSmallest: Bool) {
    let (width, height, count) = isSmallest ? (320, 240, 40) : (3840, 2160, 10_000)
    (self.width, self.height) = (width, height)
    var state: UInt64 = 12345
    func random() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / 9_007_199_254_740_992
    }
    corners = (0..<count).map { _ in
      let x = random() * Double(width - 102) + 1
      return Point(x, random() * Double(height - 42) + 1)
    }
  }

  /// One border, its rectangle's corner at the origin: it begins behind the top left corner and runs clockwise.
  static let curves: [Cubic] = {
    let (width, height, radius) = (100.0, 40.0, 8.0)
    let inset = radius * (1 - 0.5522847498307936)
    func arc(_ start: Point, _ corner: Point, _ end: Point) -> Cubic {
      let part = inset / radius
      return Cubic(
        start: start, control1: corner + (start - corner) * part, control2: corner + (end - corner) * part, end: end)
    }
    let (right, bottom) = (width - radius, height - radius)
    return [
      .line(Point(radius, 0), Point(right, 0)), arc(Point(right, 0), Point(width, 0), Point(width, radius)),
      .line(Point(width, radius), Point(width, bottom)),
      arc(Point(width, bottom), Point(width, height), Point(right, height)),
      .line(Point(right, height), Point(radius, height)),
      arc(Point(radius, height), Point(0, height), Point(0, bottom)),
      .line(Point(0, bottom), Point(0, radius)), arc(Point(0, radius), .zero, Point(radius, 0)),
    ]
  }()

  func exactPicture(frame: Int) -> ExactPicture {
    var picture = ExactPicture(width: width, height: height)
    let dots = ExactPath(Self.curves).points(every: 6)
    for corner in corners {
      picture.addDiscs(dots.map { corner + $0 }, radius: 1)
    }
    return picture
  }

  /// One path at many origins.
  func kernels(on canvas: Canvas, threads: Int) -> ((Int) -> Void)? {
    var path = StrokePath(Self.curves)
    path.close()
    let (border, corners, cache) = (path, corners, MaskCache())
    return { _ in
      let borders = RepeatedPath(
        border, at: corners, lengths: [0, 6], phase: 0, pen: PathPen(width: 2, cap: .round), clip: canvas.bitmap.clip,
        cache: cache)
      inParts(of: canvas.height, threads: threads) { rows in
        for band in rows.bands {
          canvas.clear(rows: band)
          borders?.draw(in: canvas.bitmap, rows: band, with: Canvas.black)
        }
      }
    }
  }

  /// One view with one shape layer a border; the path is the same one in all.
  func scene() -> Scene {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    page.backgroundColor = .white
    let path = CGMutablePath()
    path.addPath(CGPath.curves(Self.curves))
    path.closeSubpath()
    for corner in corners {
      let border = UIView(frame: CGRect(x: corner.x, y: corner.y, width: 100, height: 40))
      let shape = CAShapeLayer()
      shape.path = path
      shape.dot(diameter: 2, spacing: 6)
      border.layer.addSublayer(shape)
      page.addSubview(border)
    }
    return Scene(view: page)
  }

  func cairo(on canvas: Canvas) -> [String: (Int) -> Void] {
    let surface = CairoSurface(on: canvas)
    let corners = corners
    return [
      "a dashed stroke a border": { _ in
        surface.clear()
        surface.setPen(width: 2, cap: CAIRO_LINE_CAP_ROUND, dashes: [0, 6])
        for corner in corners {
          surface.add(Self.curves, at: corner)
          cairo_close_path(surface.cairo)
          cairo_stroke(surface.cairo)
        }
        surface.flush()
      }
    ]
  }
}
