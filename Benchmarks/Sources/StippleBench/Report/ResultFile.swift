// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// The results as they are kept.
struct ResultFile: Encodable {
  let machine: Machine
  let toolchain: String
  /// The commit, and a plus sign where the files differ from it.
  let commit: String
  /// UTC.
  let date: String
  let isSmallest: Bool
  let rounds: Int
  /// How much more two threads did than one in the same time.
  let twoThreadGain: Double
  let results: [Row]

  init(_ rows: [Row], options: Options, twoThreadGain: Double) {
    machine = .current
    toolchain = output(of: "swift", ["--version"])?.split(separator: "\n").first.map { String($0) } ?? "unknown"
    let git = ["-C", Self.folder.path]
    let changes = output(of: "git", git + ["status", "--porcelain"]) ?? ""
    commit = (output(of: "git", git + ["rev-parse", "HEAD"]) ?? "unknown") + (changes.isEmpty ? "" : "+")
    date = ISO8601DateFormatter().string(from: Date())
    isSmallest = options.isSmallest
    rounds = options.rounds
    self.twoThreadGain = twoThreadGain
    results = rows
  }

  /// The folder of the benchmarks' package.
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Writes `results/latest.json`, whole or not at all; returns its path.
  func write() throws(Failure) -> String {
    let results = Self.folder.appendingPathComponent("results")
    let file = results.appendingPathComponent("latest.json")
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    do {
      try FileManager.default.createDirectory(at: results, withIntermediateDirectories: true)
      try encoder.encode(self).write(to: file, options: .atomic)
    } catch {
      throw .cannotWrite(file.path, error.localizedDescription)
    }
    return file.path
  }
}
