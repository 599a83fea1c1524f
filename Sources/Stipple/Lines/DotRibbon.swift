// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import UIKit

/// A line as a band, by the length along it: what its colours run along, and what its marks are cut off by.
///
/// Core Animation has gradients that are straight or go around a point, none along a path. Colours are therefore bands of
/// one colour each, the next of which lies over the end of the one before: no seam shows, whatever marks are seen through
/// them. What is translucent cannot lie over another so. It is a mask of bands within each other, each of which adds as
/// much as is lacking to the next level; but for their ends they are one, so that nothing shows there either.
package struct DotRibbon: Equatable {
  /// The most bands of colours.
  package static let maximumColorCount = 128
  /// The most levels of translucency.
  package static let maximumLevelCount = 64
  /// The most lines and curves in all levels, so that a long path has fewer of them.
  private static let maximumCurveCount = 262_144

  /// How wide the bands are: a point more than the line, whose edges are smoothed.
  package let lineWidth: CGFloat
  package let lineJoin: CGLineJoin
  /// Whether marks are cut off at the ends of open contours, instead of reaching beyond.
  package let isCutAtEnds: Bool
  /// The length of all contours.
  package let length: CGFloat
  /// Whether the first contour has a start, and the last one an end, that is not the other's.
  package let hasStart, hasEnd: Bool
  private let parts: [Part]
  private let curveCount: Int

  private struct Part: Equatable {
    let contour: MeasuredContour
    /// The length of the contours before.
    let offset: CGFloat
    /// How much longer the contour has been made at its start.
    let lead: CGFloat
    /// From where to where it goes, without what has been added; a closed one may start anywhere.
    let start, end: CGFloat
  }

  /// A part of the band, painted with a colour.
  package struct Band {
    package let path: CGPath
    package let color: CGColor
  }

  /// Makes the ribbon of contours.
  ///
  /// - Parameters:
  ///   - seams: of each contour, where a closed one starts: the length from the start of its path.
  ///   - reach: how far marks reach beyond the ends of open contours; `nil` if they are cut off there.
  init(_ contours: [MeasuredContour], width: CGFloat, join: CGLineJoin, seams: [CGFloat], reach: CGFloat?) {
    var (parts, length) = ([Part](), CGFloat.zero)
    for (contour, seam) in zip(contours, seams) {
      let (start, lead) = contour.isClosed ? (seam, 0) : (0, (reach ?? 0) > 0 ? (reach ?? 0) + 1 : 0)
      parts.append(
        Part(
          contour: lead > 0 ? contour.extended(start: lead, end: lead) : contour, offset: length, lead: lead,
          start: start,
          end: start + contour.length))
      length += contour.length
    }
    (self.parts, self.length) = (parts, length)
    (lineWidth, lineJoin, isCutAtEnds) = (width + 1, join, reach == nil)
    hasStart = contours.first?.isClosed == false
    hasEnd = contours.last?.isClosed == false
    curveCount = parts.reduce(0) { $0 + $1.contour.curves.count }
  }

  // MARK: Parts

  /// The part between two lengths from the start. Where it has the end of an open contour, it has all that reaches beyond.
  ///
  /// - Parameter underlap: how far a closed contour's first part goes on under its last one.
  func path(from start: CGFloat, to end: CGFloat, underlap: CGFloat = 0) -> CGPath {
    let path = CGMutablePath()
    for part in parts {
      let (first, last) = (max(start - part.offset, 0), min(end - part.offset, part.end - part.start))
      guard last > first else { continue }
      // Lengths that are added up and taken away again come back a little shorter or longer.
      let slack = length * 1e-12
      let (isFromStart, isToEnd) = (first <= slack, last >= part.end - part.start - slack)
      if isFromStart, isToEnd {
        part.contour.addWhole(to: path)
      } else if part.contour.isClosed {
        part.contour.add(
          from: part.start + first - (isFromStart ? underlap : 0), to: part.start + last, to: path)
      } else {
        part.contour.add(
          from: isFromStart ? 0 : first + part.lead, to: isToEnd ? part.contour.length : last + part.lead, to: path)
      }
    }
    return path
  }

  /// The colours without their translucency: each goes on under the next by the line's width, so that corners are whole.
  func colorBands(_ shading: DotShading) -> [Band] {
    let stops = shading.stops
    let most = max(Self.maximumColorCount / max(stops.count - 1, 1), 1)
    var bands: [Band] = []
    for (stop, next) in zip(stops, stops.dropFirst()) {
      let levels = zip(stop.color, next.color).map { abs($1 - $0) * 255 }.max() ?? 0
      // Neither less than two of 255 levels nor less than a point is seen.
      let wanted = min(levels / 2, (next.place - stop.place) * length).rounded(.up)
      let count = Int(min(max(wanted, 1), CGFloat(most)))
      for index in 0..<count {
        func place(_ part: CGFloat) -> CGFloat { stop.place + (next.place - stop.place) * part / CGFloat(count) }
        let end = place(CGFloat(index + 1)) * length
        let color = shading.color(at: place(CGFloat(index) + 0.5))
        bands.append(
          Band(
            path: path(
              from: place(CGFloat(index)) * length, to: end >= length ? length : min(end + lineWidth, length),
              underlap: lineWidth),
            color: color))
      }
    }
    return bands
  }

  /// The translucency: all that is painted there is seen as much as these bands are, one upon the other.
  ///
  /// - Parameter shading: what to take it from; `nil` for none.
  func alphaBands(_ shading: DotShading?) -> [Band] {
    func band(_ path: CGPath, _ alpha: CGFloat) -> Band { Band(path: path, color: CGColor(gray: 0, alpha: alpha)) }
    guard let shading else { return isCutAtEnds ? [band(path(from: 0, to: length), 1)] : [] }
    let alphas = shading.stops.map(\.alpha)
    let (least, most) = (alphas.min() ?? 1, alphas.max() ?? 1)
    if least >= 1, !isCutAtEnds { return [] }
    var bands: [Band] = least > 0 ? [band(path(from: 0, to: length), least)] : []
    guard most > least else { return bands }
    let limit = min(Self.maximumLevelCount, max(Self.maximumCurveCount / max(curveCount, 1), 1))
    let count = min(max(Int(((most - least) * 255 / 4).rounded(.up)), 1), limit)
    let step = (most - least) / CGFloat(count)
    for index in 0..<count {
      let reached = least + CGFloat(index) * step
      let path = CGMutablePath()
      for range in shading.ranges(ofAlphaFrom: reached + step / 2) {
        path.addPath(self.path(from: range.lowerBound * length, to: range.upperBound * length))
      }
      bands.append(band(path, min(step / (1 - reached), 1)))
    }
    return bands
  }
}
