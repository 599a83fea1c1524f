// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The shape of an axis-parallel mark, and its exact area in a pixel.
///
/// It is a disc swept over a rectangle, the core: a dot's core is a point, that of a dash with round caps a line; that
/// of other dashes is the whole mark, and the disc has no radius. The area is in closed form, within 0.1/255 of a pixel
/// for every radius.
struct MarkArea {
  /// Half the sides of the core, in pixels.
  let core: SIMD2<Double>
  /// In pixels.
  let radius: Double

  init(core: SIMD2<Double>, radius: Double) {
    self.core = core
    self.radius = radius
  }

  /// The shape of a mark along an axis; nil if it is not visible.
  init?(_ mark: Mark, axis: Axis) {
    guard mark.isVisible else { return nil }
    let radius = mark.cap == .round ? mark.width / 2 : 0
    let along = mark.reach - radius
    let across = mark.width / 2 - radius
    self.init(core: axis == .horizontal ? [along, across] : [across, along], radius: radius)
  }

  /// How far the mark reaches from its middle.
  var reach: SIMD2<Double> { core + radius }

  /// Whether areas are computed in Float, which is within 0.1/255 for small marks only.
  var isSmall: Bool { radius <= 16 && core.x <= 24 && core.y <= 24 }

  /// The area that a mark covers of a pixel, in 255ths; rounding may leave it a little outside 0 to 255.
  ///
  /// - Parameters:
  ///   - middle: The middle of the mark.
  ///   - cell: The part of the plane, from the middle, that the mark is drawn in.
  func coverage(
    column: Int, row: Int, middle: SIMD2<Double>, cell: (x: ClosedRange<Double>, y: ClosedRange<Double>)
  ) -> Float {
    let x = Side(pixel: column, middle: middle.x, cell: cell.x)
    let y = Side(pixel: row, middle: middle.y, cell: cell.y)
    if isSmall { return area(of: DiscArea<Float>(radius: Float(radius)), x, y) }
    if radius <= 4096 { return Float(area(of: DiscArea<Double>(radius: radius), x, y)) }
    return Float(areaOfStraightEdge(x, y))
  }

  /// The disc's part of the pixel, and that of the strips between its halves.
  private func area<Scalar: DiscScalar>(of disc: DiscArea<Scalar>, _ x: Side, _ y: Side) -> Scalar {
    let top = disc.chord(at: disc.place(Scalar(y.low), core: Scalar(core.y)))
    let bottom = disc.chord(at: disc.place(Scalar(y.high), core: Scalar(core.y)))
    func above(_ place: Double) -> Scalar {
      let u = disc.place(Scalar(place), core: Scalar(core.x))
      let signedArea = disc.signedArea(u)
      return disc.area(leftOf: u, signedArea: signedArea, above: bottom)
        - disc.area(leftOf: u, signedArea: signedArea, above: top)
    }
    let (reach, core) = (reach, core)
    let withinCore: Scalar = x.length(within: Scalar(core.x))
    let beside: Scalar = x.length(within: Scalar(reach.x)) - withinCore
    let strips =
      withinCore * (255 * y.length(within: Scalar(reach.y))) + beside * (255 * y.length(within: Scalar(core.y)))
    return above(x.high) - above(x.low) + strips
  }

  /// The area by the edge's tangent at the point nearest to the pixel; of a radius above 4096, an arc in a pixel is
  /// within 1/32,768 of it.
  func areaOfStraightEdge(_ x: Side, _ y: Side) -> Double {
    let whole = SIMD2(x.length(within: reach.x), y.length(within: reach.y))
    guard whole.x > 0, whole.y > 0 else { return 0 }
    let low = SIMD2(max(x.low, 0 - reach.x), max(y.low, 0 - reach.y))
    let high = SIMD2(min(x.high, reach.x), min(y.high, reach.y))
    let center = (low + high) / 2
    let rest = center - center.clamped(lowerBound: 0 - core, upperBound: core)
    let distance = (rest * rest).sum().squareRoot()
    guard distance > 0 else { return 255 * whole.x * whole.y }
    let normal = SIMD2(abs(rest.x), abs(rest.y)) / distance * whole
    let (long, short) = (max(normal.x, normal.y), min(normal.x, normal.y))
    let inside = radius - distance
    let half = (long + short) / 2
    guard abs(inside) < half else { return inside > 0 ? 255 * whole.x * whole.y : 0 }
    func square(_ value: Double) -> Double { value > 0 ? value * value : 0 }
    let part =
      short < 1e-6 * long
      ? min(max(inside / long + 0.5, 0), 1)
      : (square(inside + half) - square(inside + half - long) - square(inside + half - short)) / (2 * long * short)
    return 255 * whole.x * whole.y * part
  }

  /// A pixel's part of an axis, as far as it is in the cell; from the mark's middle.
  struct Side {
    let low: Double
    let high: Double

    init(pixel: Int, middle: Double, cell: ClosedRange<Double>) {
      low = min(max(Double(pixel) - middle, cell.lowerBound), cell.upperBound)
      high = min(max(Double(pixel + 1) - middle, cell.lowerBound), cell.upperBound)
    }

    @inline(__always)
    func length<Scalar: DiscScalar>(within reach: Scalar) -> Scalar {
      max(min(Scalar(high), reach) - max(Scalar(low), 0 - reach), 0)
    }
  }
}
