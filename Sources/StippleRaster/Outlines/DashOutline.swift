// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Makes the outline of a dash along a centre line given by samples.
///
/// Between samples the line is taken for the cubic that has their points and tangents: right to a small part of a
/// pixel where it turns by at most `turningPerSample`. The sides are flattened here, their corners a little to the
/// outside of the true sides so that these are halfway between corners and chords: an error of at most 1/255 of a
/// pixel's area. One polygon, unless the dash could run over itself: then several.
///
/// Numbers that are not finite, widths not above 0, and tangents of no length give no outline.
struct DashOutline: Sendable {
  /// How far the line may turn between two samples, in radians.
  static let turningPerSample = 0.3

  /// Half the width of the stroke, in pixels; 0 if nothing is drawn.
  let halfWidth: Double
  let cap: Mark.Cap
  let join: LineJoin
  private let roundCap: RoundCap?
  /// Of the dash at hand; kept for their memory.
  private var stations: [DashStation] = []
  private var left: [SIMD2<Double>] = []
  private var right: [SIMD2<Double>] = []

  /// - Parameter width: In pixels; up to 2^29.
  init(width: Double, cap: Mark.Cap, join: LineJoin = .miter(limit: 10)) {
    halfWidth = width > 0 && width <= 0x1p29 ? width / 2 : 0
    self.cap = cap
    self.join = join
    roundCap = cap == .round || join == .round ? RoundCap(radius: halfWidth) : nil
  }

  /// How many samples, the ends among them, suffice for a dash that turns by no more than a curvature times its length.
  ///
  /// Where the line has a corner or its curvature jumps, samples of that place (two for a corner, one for each tangent)
  /// are needed besides.
  /// - Parameters:
  ///   - length: Along the line, in pixels.
  ///   - curvature: The greatest on the dash, per pixel.
  static func samples(length: Double, curvature: Double) -> Int {
    max(2, min(1024, Int(ceil: abs(length * curvature) / turningPerSample) + 1))
  }

  /// Adds a straight dash to an outline.
  func append(from start: SIMD2<Double>, to end: SIMD2<Double>, into outline: inout Outline) {
    let way = end - start
    let length = (way * way).sum().squareRoot()
    let tangent = length > 0 ? way / length : SIMD2(1, 0)
    guard halfWidth > 0, length.isFinite, length > 0 || cap != .butt else { return }
    append(cap, at: start, tangent: -tangent, into: &outline)
    append(cap, at: end, tangent: tangent, into: &outline)
    outline.close()
  }

  /// Adds a dash to an outline.
  ///
  /// - Parameters:
  ///   - samples: From the dash's start to its end; one for a dash without length.
  ///   - isCut: Whether the dash goes on before its first and behind its last sample: such an end has no cap, whatever
  ///     the dash's are.
  mutating func append(
    along samples: [LineSample], into outline: inout Outline, isCut: (start: Bool, end: Bool) = (false, false)
  ) {
    let caps = (start: isCut.start ? .butt : cap, end: isCut.end ? .butt : cap)
    guard halfWidth > 0, let first = samples.first, let last = samples.last,
      samples.allSatisfy({
        $0.point.x.isFinite && $0.point.y.isFinite && abs(($0.tangent * $0.tangent).sum() - 1) < 1e-6
      })
    else { return }
    if cap == .butt, samples.allSatisfy({ $0.point == first.point }) { return }
    let isCapped = cap != .butt || isCut.start || isCut.end
    if samples.count == 2, !isCapped, let quad = quad(from: first, to: last) {
      outline.append(quad)
      return
    }
    stations.removeAll(keepingCapacity: true)
    let turning = DashStation.place(along: samples, halfWidth: halfWidth, isCapped: isCapped, into: &stations)
    guard turning <= .pi + 1e-6, appendSides() else {
      appendPieces(caps: caps, into: &outline)
      return
    }
    if isCapped {
      append(caps.start, at: first.point, tangent: -first.tangent, into: &outline, sharp: true)
      for point in left { outline.append(point) }
      append(caps.end, at: last.point, tangent: last.tangent, into: &outline, sharp: true)
      for point in right.reversed() { outline.append(point) }
    } else if let start = stations.first, let end = stations.last {
      for point in [start.right, start.left] { outline.append(point) }
      for point in left { outline.append(point) }
      for point in [end.left, end.right] { outline.append(point) }
      for point in right.reversed() { outline.append(point) }
    }
    outline.close()
  }

  /// The outline of a dash with flat ends that hardly bends; nil if one chord on each side is not enough.
  ///
  /// Most dashes are of this kind; what `DashLeg` does for others is simpler for small angles.
  @inline(__always)
  func quad(from start: LineSample, to end: LineSample) -> DashQuad? {
    let way = end.point - start.point
    let length = (way * way).sum().squareRoot()
    let bend = start.tangent.x * end.tangent.y - start.tangent.y * end.tangent.x
    let turning = abs(bend)
    // Not so for numbers that are not finite.
    guard (start.tangent * end.tangent).sum() > 0.99, length < 0x1p40, length > 4 * halfWidth * turning, halfWidth > 0,
      (length + halfWidth * turning) * turning <= 8 * 4.0 / 255
    else { return nil }
    let bulge = SIMD2(length - halfWidth * bend, length + halfWidth * bend) * (bend / -16)
    let first = DashStation(start, halfWidth: halfWidth, bulge: bulge)
    let last = DashStation(end, halfWidth: halfWidth, bulge: bulge)
    return DashQuad(startRight: first.right, startLeft: first.left, endLeft: last.left, endRight: last.right)
  }

  /// Takes the sides of a dash between its ends; gives false if they would cross.
  private mutating func appendSides() -> Bool {
    left.removeAll(keepingCapacity: true)
    right.removeAll(keepingCapacity: true)
    // How much of the way to the next station the inner side of the last corner has taken.
    var taken = 0.0
    for (index, station) in stations.enumerated().dropFirst() {
      let before = stations[index - 1]
      if before.isCorner { continue }
      let way = station.sample.point - before.sample.point
      // Where the line turns in less than half its width, a side goes backwards.
      guard (way * (station.left - before.left)).sum() > 0, (way * (station.right - before.right)).sum() > 0 else {
        return false
      }
      if station.isCorner {
        guard index + 2 < stations.count else { return false }
        let (next, after) = (stations[index + 1], stations[index + 2])
        let corner = DashCorner(at: station.sample, to: next.sample.tangent, halfWidth: halfWidth)
        let ahead = after.sample.point - next.sample.point
        guard before.isStraight, next.isStraight, corner.inset.isFinite,
          (way * way).sum().squareRoot() >= taken + corner.inset, (ahead * ahead).sum().squareRoot() >= corner.inset
        else { return false }
        taken = corner.inset
        if corner.turnsLeft {
          left.append(corner.inner)
          right.append(contentsOf: corner.outerSide(join))
        } else {
          left.append(contentsOf: corner.outerSide(join))
          right.append(corner.inner)
        }
      } else if index + 1 < stations.count {
        taken = 0
        left.append(station.left)
        right.append(station.right)
      }
    }
    return true
  }

  /// Adds a dash as a polygon for each chord, corner and cap.
  private func appendPieces(caps: (start: Mark.Cap, end: Mark.Cap), into outline: inout Outline) {
    guard let first = stations.first, let last = stations.last else { return }
    if caps.start != .butt {
      append(caps.start, at: first.sample.point, tangent: -first.sample.tangent, into: &outline, sharp: true)
      outline.close()
    }
    if caps.end != .butt {
      append(caps.end, at: last.sample.point, tangent: last.sample.tangent, into: &outline, sharp: true)
      outline.close()
    }
    for (station, next) in zip(stations, stations.dropFirst()) {
      if station.isCorner {
        let corner = DashCorner(at: station.sample, to: next.sample.tangent, halfWidth: halfWidth)
        outline.append(station.sample.point)
        for point in corner.outerSide(join) { outline.append(point) }
      } else {
        outline.append(station.left)
        outline.append(next.left)
        outline.append(next.right)
        outline.append(station.right)
      }
      outline.close()
    }
  }

  /// Adds the corners of a cap, from the side of its tangent's normal to the other.
  ///
  /// - Parameter sharp: Whether the dash's sides may turn where a square cap begins.
  private func append(
    _ cap: Mark.Cap, at point: SIMD2<Double>, tangent: SIMD2<Double>, into outline: inout Outline, sharp: Bool = false
  ) {
    let normal = SIMD2(-tangent.y, tangent.x)
    let side = normal * halfWidth
    switch cap {
    case .butt:
      outline.append(point + side)
      outline.append(point - side)
    case .square:
      let tip = point + tangent * halfWidth
      if sharp { outline.append(point + side) }
      outline.append(tip + side)
      outline.append(tip - side)
      if sharp { outline.append(point - side) }
    case .round:
      outline.append(point + side)
      for corner in roundCap?.corners ?? [] {
        outline.append(point + tangent * corner.x + normal * corner.y)
      }
      outline.append(point - side)
    }
  }
}
