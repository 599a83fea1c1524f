// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CBenchmarks
import StippleRaster
import UIKit

/// W3: horizontal dotted lines of width 2, a dot every 6 px, at fractions of a pixel.
struct DottedLines: Workload {
  let name = "W3"
  let bars = Bars(cairo: 70, twoThreads: 1.6)
  let width: Int
  let height: Int
  let cairoTolerance = 20.0
  private let count: Int

  private nonisolated static let spacing = 6.0
  private nonisolated static let radius = 1.0

  init(isSmallest: Bool) {
    (width, height, count) = isSmallest ? (300, 200, 90) : (3840, 2160, 1000)
  }

  private var lines: [Double] { (0..<count).map { 2.37 + Double($0) * 2.153 } }
  private var dots: [Double] { (0...width / Int(Self.spacing)).map { Double($0) * Self.spacing } }

  func exactPicture(frame: Int) -> ExactPicture {
    var picture = ExactPicture(width: width, height: height)
    for y in lines {
      for x in dots { picture.addDisc(Point(x, y), radius: Self.radius) }
    }
    return picture
  }

  /// A row of marks a line.
  func kernels(on canvas: Canvas, threads: Int) -> ((Int) -> Void)? {
    let (lines, dots) = (lines, dots)
    return { _ in
      inParts(of: canvas.height, threads: threads) { rows in
        for band in rows.bands {
          canvas.clear(rows: band)
          for y in lines {
            MarkRow(
              mark: .dot(radius: Self.radius), axis: .horizontal, position: y, first: 0, pitch: Self.spacing,
              count: dots.count
            ).draw(in: canvas.bitmap, rows: band, with: Canvas.black)
          }
        }
      }
    }
  }

  /// One view with one shape layer a line.
  func scene() -> Scene {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    page.backgroundColor = .white
    for y in lines {
      let line = UIView(frame: CGRect(x: 0, y: y - 1, width: Double(width), height: 2))
      let shape = CAShapeLayer()
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 1))
      path.addLine(to: CGPoint(x: width, y: 1))
      shape.path = path
      shape.dot(diameter: 2 * Self.radius, spacing: Self.spacing)
      line.layer.addSublayer(shape)
      page.addSubview(line)
    }
    return Scene(view: page)
  }

  func cairo(on canvas: Canvas) -> [String: (Int) -> Void] {
    let surface = CairoSurface(on: canvas)
    let (lines, dots, end) = (lines, dots, Double(width))
    let cairo = surface.cairo
    func draw(_ body: @escaping () -> Void) -> (Int) -> Void {
      { _ in
        surface.clear()
        surface.setPen(width: 2 * Self.radius, cap: CAIRO_LINE_CAP_ROUND, dashes: [0, Self.spacing])
        body()
        surface.flush()
      }
    }
    func addLine(_ y: Double) {
      cairo_move_to(cairo, 0, y)
      cairo_line_to(cairo, end, y)
    }
    return [
      "a dashed stroke a line": draw {
        for y in lines {
          addLine(y)
          cairo_stroke(cairo)
        }
      },
      "arcs, filled by lines": draw {
        for y in lines {
          for x in dots { surface.addDisc(Point(x, y), radius: Self.radius) }
          cairo_fill(cairo)
        }
      },
    ]
  }
}

extension CAShapeLayer {
  /// Strokes the path with round black dots.
  func dot(diameter: Double, spacing: Double) {
    fillColor = nil
    strokeColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    lineWidth = diameter
    lineCap = .round
    lineDashPattern = [0, spacing as NSNumber]
  }
}
