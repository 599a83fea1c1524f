// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension Range<Int> {
  /// The rows that kernels draw together, of which each part begins at a multiple of 32 but for the first: what is drawn
  /// band by band is in the cache for all that is drawn on it.
  public var bands: [Range<Int>] {
    guard let first, let last else { return [] }
    return (PathBands.band(of: first)...PathBands.band(of: last)).map { band in
      (band * DashedPath.bandHeight..<(band + 1) * DashedPath.bandHeight).clamped(to: self)
    }
  }
}
