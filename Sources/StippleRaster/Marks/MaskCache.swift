// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The masks of dots that were drawn of late, by radius.
///
/// It takes at most 2 MB; what was not used for longest is dropped. It is not safe for use by several threads: a kernel
/// takes a table from it before its bands are drawn, and tables may be used by any thread.
public final class MaskCache {
  /// In bytes.
  static let limit = 2_097_152

  /// The tables, those used last at the end.
  private var tables: [DotTable] = []

  public init() {}

  /// What the tables take of memory, in bytes.
  var size: Int { tables.reduce(0) { $0 + $1.size } }

  /// The table for dots of a radius in pixels; made at first use.
  func dots(radius: Double) -> DotTable {
    if let last = tables.last, last.radius == radius { return last }
    let table: DotTable
    if let index = tables.firstIndex(where: { $0.radius == radius }) {
      table = tables.remove(at: index)
    } else {
      table = DotTable(radius: radius)
      guard table.size > 0 else { return table }
    }
    tables.append(table)
    while size > Self.limit { tables.removeFirst() }
    return table
  }
}
