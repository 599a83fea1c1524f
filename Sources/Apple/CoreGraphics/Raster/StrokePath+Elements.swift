// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import StippleRaster

extension StrokePath {
  /// Takes over the elements of a path.
  init(_ elements: [PathElement]) {
    self.init()
    for element in elements {
      switch element {
      case .move(let point): move(to: SIMD2(point))
      case .line(let end): addLine(to: SIMD2(end))
      case .quad(let control, let end): addQuadCurve(to: SIMD2(end), control: SIMD2(control))
      case .cubic(let control1, let control2, let end):
        addCurve(to: SIMD2(end), control1: SIMD2(control1), control2: SIMD2(control2))
      case .close: close()
      }
    }
  }
}

extension SIMD2<Double> {
  init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }
}

extension Interval {
  /// The interval with as much more at both ends.
  func widened(by distance: Double) -> Interval {
    Interval(from: lower - distance, to: upper + distance)
  }
}

extension RectFill {
  /// Whole pixels.
  init(_ pixels: PixelRect) {
    self.init(
      minX: Double(pixels.columns.lowerBound), minY: Double(pixels.rows.lowerBound),
      maxX: Double(pixels.columns.upperBound), maxY: Double(pixels.rows.upperBound))
  }
}

extension PixelRect {
  /// The pixels that a rectangle touches, as far as bitmaps reach.
  init(around rect: CGRect) {
    self.init(columns: Self.pixels(rect.minX, rect.maxX), rows: Self.pixels(rect.minY, rect.maxY))
  }

  /// The pixels of a clip that may be as near to the points of a path as a pen reaches.
  init(around elements: [PathElement], reach: Double, within clip: CGRect) {
    var (left, top, right, bottom) = (CGFloat.infinity, CGFloat.infinity, -CGFloat.infinity, -CGFloat.infinity)
    for element in elements {
      _ = element.pointsSatisfy { point in
        (left, right) = (min(left, point.x), max(right, point.x))
        (top, bottom) = (min(top, point.y), max(bottom, point.y))
        return true
      }
    }
    let reach = CGFloat(reach)
    let columns = Self.pixels(left - reach, right + reach)
    let rows = Self.pixels(top - reach, bottom + reach)
    self = PixelRect(around: clip).intersection(PixelRect(columns: columns, rows: rows))
  }

  private static func pixels(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
    let limit: CGFloat = 0x1p40
    guard low < high else { return 0..<0 }
    return Int(max(-limit, min(low, limit)).rounded(.down))..<Int(max(-limit, min(high, limit)).rounded(.up))
  }
}
