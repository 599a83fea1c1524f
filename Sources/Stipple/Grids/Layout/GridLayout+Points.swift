// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

/// Snapping: the points and cells of what is drawn. All points are of the view.
extension GridLayout {
  /// The mark, crossing or point of a line that is nearest to a point, of those dense enough to be drawn; nil if none
  /// are. It costs the same wherever that is.
  ///
  /// It is where it is drawn, to pixels if they are snapped to.
  public func nearestPoint(to point: CGPoint) -> CGPoint? {
    guard let plan = GridPlan(self, rect: Self.anywhere), SIMD2(point).isFinite else { return nil }
    let sites = plan.siteTiers.flatMap { plan.figure.sites.sites(near: SIMD2(point), in: plan.space(of: $0.stride)) }
    return sites.map(plan.drawnPoint).min {
      (SIMD2($0) - SIMD2(point)).length < (SIMD2($1) - SIMD2(point)).length
    }
  }

  /// The nearest point if it is within a radius, or else the point itself.
  public func snap(_ point: CGPoint, radius: CGFloat) -> CGPoint {
    guard let nearest = nearestPoint(to: point), (SIMD2(nearest) - SIMD2(point)).length <= Double(radius)
    else { return point }
    return nearest
  }

  /// The marks and crossings in a rectangle that are dense enough to be drawn, in no special order; where lines begin, for
  /// lines that do not cross. At most 32,768.
  public func marks(in rect: CGRect) -> [CGPoint] {
    guard let plan = GridPlan(self, rect: rect) else { return [] }
    let sites = plan.siteTiers.flatMap {
      plan.figure.sites.all(in: plan.space(of: $0.stride), limit: Self.maximumLineCount)
    }
    return sites.prefix(Self.maximumLineCount).map(plan.drawnPoint)
  }

  /// The cell at a point, of the pitch itself whatever level of a ladder is drawn; nil where there are none.
  public func cell(at point: CGPoint) -> GridCell? {
    guard let plan = GridPlan(self, rect: Self.anywhere), SIMD2(point).isFinite else { return nil }
    return plan.figure.cells.cell(at: SIMD2(point), in: plan.space(of: GridStride()))
  }

  /// The smallest upright rectangle around a cell; nil where there are none.
  public func bounds(ofCell cell: GridCell) -> CGRect? {
    guard let plan = GridPlan(self, rect: Self.anywhere) else { return nil }
    return plan.figure.cells.bounds(of: cell, in: plan.space(of: GridStride()))
  }

  /// About how many cells are in a rectangle; none where there can be none.
  package func cellCount(in rect: CGRect) -> Double {
    guard let plan = GridPlan(self, rect: rect) else { return 0 }
    return plan.figure.cells.count(in: plan.space(of: GridStride()))
  }

  /// Some rectangle: points do not depend on it.
  private static let anywhere = CGRect(x: 0, y: 0, width: 1, height: 1)
}

extension GridPlan {
  /// The tiers whose marks are no marks of another: the finest, or that of each level where those do not lie on each
  /// other.
  var siteTiers: [GridTier] { figure.isNested ? Array(tiers.prefix(1)) : tiers.filter { $0.only == nil } }

  /// Where a site of the finest tier is drawn.
  func drawnPoint(of site: GridSite) -> CGPoint {
    var point = site.point
    for axis in 0...1 where layout.snapsToPixels && figure.isUpright && !site.index[axis].isNaN {
      let other = figure.sites.mark == .crossing ? site.index[axis] : site.index[1 - axis]
      let pen = pen(of: tier(of: SIMD2(site.index[axis], other)))
      let length = figure.sites.mark == .disc ? 2 * pen.dotRadius : pen.lineWidth
      point[axis] = pen.pixels?.middle(point[axis], of: length) ?? point[axis]
    }
    return CGPoint(point)
  }

  /// The tier that a mark is of, by its indices in the finest.
  private func tier(of index: SIMD2<Double>) -> GridTier {
    var multiple = 1.0
    for tier in tiers {
      guard let hole = tier.hole else { return tier }
      multiple *= Double(hole)
      guard index.x.remainder(dividingBy: multiple) == 0, index.y.remainder(dividingBy: multiple) == 0
      else { return tier }
    }
    return tiers.last ?? GridTier()
  }
}
