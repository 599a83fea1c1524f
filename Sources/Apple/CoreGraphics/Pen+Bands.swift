// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

extension Pen {
  /// The lines of a stroke that reach into `bandHeight` rows of pixels.
  struct Band {
    /// Where the rows begin, in canvas space.
    let top: CGFloat
    let lines: [PathElement]
  }

  static let bandHeight: CGFloat = 64
  /// The most dashes that are drawn in one go.
  private static let dashesAtOnce: CGFloat = 16_384

  /// Straight lines with many dashes, by bands of rows within a box; nil if they are few, or something else.
  ///
  /// Cairo keeps the edges of all dashes of a path, and fails from about half a million dashes on.
  func bands(of elements: [PathElement], _ dash: DashPattern, within box: CGRect) -> [Band]? {
    guard elements.count > 2, dashCount(dash, alongHullOf: elements) > Self.dashesAtOnce else { return nil }
    func band(of y: CGFloat) -> CGFloat { (y / Self.bandHeight).rounded(.down) }
    let first = band(of: box.minY)
    let last = band(of: box.maxY)
    var bands: [[PathElement]] = Array(repeating: [], count: Int(last - first) + 1)
    for index in stride(from: 0, to: elements.count, by: 2) {
      guard
        index + 1 < elements.count, case .move(let start) = elements[index], case .line(let end) = elements[index + 1]
      else { return nil }
      let low = max(band(of: min(start.y, end.y) - straightReach), first)
      let high = min(band(of: max(start.y, end.y) + straightReach), last)
      guard low <= high else { continue }
      for place in Int(low - first)...Int(high - first) {
        bands[place] += [elements[index], elements[index + 1]]
      }
    }
    return bands.enumerated().map { Band(top: (first + CGFloat($0.offset)) * Self.bandHeight, lines: $0.element) }
  }
}
