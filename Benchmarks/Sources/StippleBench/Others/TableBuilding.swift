// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleRaster

/// What a context pays once for dots of a radius that it has not drawn of late: the table of their masks.
@MainActor
struct TableBuilding {
  let radius: Double

  static var all: [TableBuilding] { [1, 1.5, 4].map { TableBuilding(radius: $0) } }

  var name: String { "table/dots of radius \(radius)" }

  /// The time of preparing one dot, its table not there yet.
  func measure(rounds: Rounds) -> [Row] {
    var path = StrokePath()
    path.move(to: Point(8, 8))
    path.addLine(to: Point(9, 8))
    let times = rounds.medians(of: [
      {
        _ = DashedPath(
          path, lengths: [0, 8], phase: 0, pen: PathPen(width: 2 * radius, cap: .round),
          clip: PixelRect(columns: 0..<16, rows: 0..<16), cache: MaskCache())
      }
    ])
    return [Row(workload: name, engine: Engine.stipple.rawValue, time: times[0])]
  }
}
