// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Other engines' times, printed by a command of the user's.
///
/// A line is a time, its fields apart by tabs: engine, version, workload, way, threads, median in milliseconds, and what
/// else there is. Other lines are left out.
struct Peers {
  /// The fastest way of each engine for each workload and number of threads.
  let rows: [Row]

  init(command: String) throws(Failure) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.standardOutput = pipe
    do {
      try process.run()
    } catch {
      throw .peers(error.localizedDescription)
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw .peers("exit status \(process.terminationStatus)") }
    rows = Self.fastest(String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap(Self.row))
  }

  private static func row(_ line: Substring) -> Row? {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    guard fields.count >= 6, let threads = Int(fields[4]), let wall = Double(fields[5]), wall > 0 else { return nil }
    let processor = fields.count > 7 ? Double(fields[7]) : nil
    return Row(
      workload: fields[2], engine: "\(fields[0]) \(fields[1])", variant: fields[3], threads: threads,
      time: Time(wall: wall, processor: processor ?? wall))
  }

  private static func fastest(_ rows: [Row]) -> [Row] {
    let groups = Dictionary(grouping: rows) { [$0.workload, $0.engine, "\($0.threads)"] }
    return groups.sorted { $0.key.lexicographicallyPrecedes($1.key) }.compactMap { group in
      group.value.min { $0.medianMs < $1.medianMs }
    }
  }

  /// Puts the times behind those of the same workload, with their ratios to those.
  func merged(into known: [Row]) -> [Row] {
    var result = known
    for var row in rows {
      let same = known.filter { $0.workload == row.workload && $0.threads == 1 }
      guard let end = result.lastIndex(where: { $0.workload == row.workload }) else { continue }
      row.ratioToFloor = same.first { $0.engine == Engine.floor.rawValue }.map { row.medianMs / $0.medianMs }
      row.ratioToCairo = same.first { $0.engine == Engine.cairo.rawValue }.map { $0.medianMs / row.medianMs }
      result.insert(row, at: end + 1)
    }
    return result
  }
}
