// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Places at which the same is drawn, by the bands of 32 rows that it reaches there.
struct OriginBands: Sendable {
  /// Those that are finite, in pixels.
  let origins: [SIMD2<Double>]
  /// Numbers of origins, band by band; in a band in their order.
  private var order: [Int32] = []
  /// For each band where its numbers begin, and at last where they end.
  private var starts: [Int32] = []
  private let firstBand: Int

  /// - Parameters:
  ///   - low: A corner of a rectangle around what is drawn, in pixels from an origin.
  ///   - high: The opposite one.
  init(_ origins: [SIMD2<Double>], low: SIMD2<Double>, high: SIMD2<Double>, clip: PixelRect) {
    let finite = origins.filter { $0.x.isFinite && $0.y.isFinite }
    self.origins = finite
    firstBand = PathBands.band(of: clip.rows.lowerBound)
    guard !clip.isEmpty else { return }
    let (left, right) = (Double(clip.columns.lowerBound), Double(clip.columns.upperBound))
    func bands(of origin: SIMD2<Double>) -> ClosedRange<Int>? {
      guard origin.x + high.x > left, origin.x + low.x < right else { return nil }
      let top = max(Int(floor: origin.y + low.y), clip.rows.lowerBound)
      let bottom = min(Int(floor: origin.y + high.y), clip.rows.upperBound - 1)
      return top <= bottom ? PathBands.band(of: top) - firstBand...PathBands.band(of: bottom) - firstBand : nil
    }
    let count = PathBands.band(of: clip.rows.upperBound - 1) - firstBand + 1
    starts = Array(repeating: 0, count: count + 1)
    for origin in finite {
      guard let reached = bands(of: origin) else { continue }
      for band in reached { starts[band + 1] += 1 }
    }
    for band in 0..<count { starts[band + 1] += starts[band] }
    order = Array(repeating: 0, count: Int(starts[count]))
    var next = starts
    for (index, origin) in finite.enumerated() {
      guard let reached = bands(of: origin) else { continue }
      for band in reached {
        order[Int(next[band])] = Int32(index)
        next[band] += 1
      }
    }
  }

  /// The numbers of the origins whose drawing may reach a band; the number of a band is its first row over 32.
  func indices(inBand band: Int) -> ArraySlice<Int32> {
    let index = band - firstBand
    guard index >= 0, index + 1 < starts.count else { return [] }
    return order[Int(starts[index])..<Int(starts[index + 1])]
  }
}
