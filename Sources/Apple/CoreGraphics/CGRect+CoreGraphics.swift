// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CGRect {
  /// Whether both rectangles cover the same area: a negative side equals its standardized twin.
  public func equalTo(_ rect2: CGRect) -> Bool {
    self == rect2
  }

  /// The smallest rectangle around this one's corners mapped by a transform.
  ///
  /// The null and the infinite rectangle stay what they are; a corner that is mapped to no finite point gives null.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    guard !isNull, !isInfinite else { return self }
    return CGRect(around: corners.map { $0.applying(t) })
  }

  /// Makes a rectangle of the keys X, Y, Width and Height; nil if one is missing or no number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let origin = CGPoint(dictionaryRepresentation: dict), let size = CGSize(dictionaryRepresentation: dict) else {
      return nil
    }
    self.init(origin: origin, size: size)
  }

  /// Origin and sides under the keys X, Y, Width and Height.
  public var dictionaryRepresentation: CFDictionary {
    [
      "X": origin.x as NSNumber, "Y": origin.y as NSNumber,
      "Width": size.width as NSNumber, "Height": size.height as NSNumber,
    ] as NSDictionary
  }

  /// Whether a point is in the rectangle or on its edges of least x and y; false where a number is none.
  ///
  /// Foundation's `contains` stops the program for a rectangle whose sides are no numbers.
  package func holds(_ point: CGPoint) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }

  /// The corners, from the one of least x and y along the edge of least y first.
  package var corners: [CGPoint] {
    [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)].map { CGPoint(x: $0, y: $1) }
  }

  /// What two rectangles have in common; nil for nothing.
  ///
  /// Edges are compared one by one: Foundation's `intersection` stops the program where one is no number.
  package func common(with other: CGRect) -> CGRect? {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard left < right, top < bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The smallest rectangle of whole numbers around this one, whose edges are finite.
  var pixelsAround: CGRect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// The smallest rectangle that holds all points; null for none, and for a coordinate that is not finite.
  package init(around points: some Sequence<CGPoint>) {
    var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
    var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
    for point in points {
      guard point.x.isFinite, point.y.isFinite else {
        self = .null
        return
      }
      (minX, minY) = (min(minX, point.x), min(minY, point.y))
      (maxX, maxY) = (max(maxX, point.x), max(maxY, point.y))
    }
    self = minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
  }
}
