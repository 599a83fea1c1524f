// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// One result.
struct Row: Encodable {
  var workload: String
  var engine: String
  var variant: String?
  var threads = 1
  /// By the clock on the wall.
  var medianMs: Double
  /// The processors' time, of all threads together.
  var cpuMs: Double
  /// This one's time by the floor's.
  var ratioToFloor: Double?
  /// Cairo's time by this one's.
  var ratioToCairo: Double?
  /// The most memory that is taken beyond the bitmap, in bytes.
  var memory: Int?
  var dots: Int?
  /// The size of a file, in bytes.
  var fileSize: Int?
  var bars: [Bar]?
  /// Whether all bars are met; nil where there is none.
  var met: Bool?
  /// Whether only the file of results has it.
  var isDetail = false

  private enum CodingKeys: CodingKey {
    case workload, engine, variant, threads, medianMs, cpuMs, ratioToFloor, ratioToCairo, memory, dots, fileSize
    case bars, met
  }

  init(workload: String, engine: String, variant: String? = nil, threads: Int = 1, time: Time) {
    self.workload = workload
    self.engine = engine
    self.variant = variant
    self.threads = threads
    medianMs = time.wall
    cpuMs = time.processor
  }

  /// Judges a value.
  mutating func judge(_ name: String, _ value: Double?, atMost limit: Double) {
    guard let value else { return }
    add(Bar(name: name, value: value, atMost: limit, met: value <= limit))
  }

  /// Judges a value.
  mutating func judge(_ name: String, _ value: Double?, atLeast limit: Double) {
    guard let value else { return }
    add(Bar(name: name, value: value, atLeast: limit, met: value >= limit))
  }

  private mutating func add(_ bar: Bar) {
    bars = (bars ?? []) + [bar]
    met = (met ?? true) && bar.met
  }

  /// Something to be reached.
  struct Bar: Encodable {
    let name: String
    let value: Double
    var atMost: Double?
    var atLeast: Double?
    let met: Bool
  }
}
