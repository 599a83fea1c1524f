// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Results as text, one a line.
struct Table {
  let rows: [Row]

  var text: String {
    let head = ["workload", "engine", "threads", "median ms", "x floor", "x Cairo", "extra MB", "file", "bars", "met"]
    let lines = [head] + rows.filter { !$0.isDetail }.map(cells)
    let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      let cells = line.indices.map { column in
        let gap = String(repeating: " ", count: widths[column] - line[column].count)
        return (2...7).contains(column) ? gap + line[column] : line[column] + gap
      }
      return cells.joined(separator: "  ").trimmingCharacters(in: .whitespaces)
    }.joined(separator: "\n")
  }

  private func cells(_ row: Row) -> [String] {
    let bars = row.bars ?? []
    return [
      row.workload, row.engine + (row.variant.map { " (\($0))" } ?? ""), "\(row.threads)",
      number(row.medianMs, digits: 4), row.ratioToFloor.map { number($0) } ?? "",
      row.ratioToCairo.map { number($0) } ?? "", row.memory.map { number(Double($0) / 1_048_576) } ?? "",
      row.fileSize.map { "\($0)" } ?? "", bars.map(text).joined(separator: ", "),
      row.met.map { $0 ? "yes" : "NO: " + bars.filter { !$0.met }.map(miss).joined(separator: ", ") } ?? "",
    ]
  }

  private func text(_ bar: Row.Bar) -> String {
    if let limit = bar.atMost { return "\(bar.name) <= \(number(limit))" }
    return "\(bar.name) >= \(number(bar.atLeast ?? 0))"
  }

  private func miss(_ bar: Row.Bar) -> String { "\(bar.name) \(number(bar.value))" }

  /// Some significant digits, as plain decimals.
  private func number(_ value: Double, digits: Int = 3) -> String {
    guard value > 0, value.isFinite else { return "\(value)" }
    let whole = Int(log10(value).rounded(.down)) + 1
    return String(format: "%.\(max(digits - whole, 0))f", value)
  }
}
