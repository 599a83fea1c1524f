// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// All engines on one workload.
@MainActor
struct WorkloadRun {
  let workload: any Workload
  let canvas: Canvas

  init(_ workload: any Workload) {
    self.workload = workload
    canvas = Canvas(width: workload.width, height: workload.height)
  }

  /// The drawings of all engines.
  func drawings() throws(Failure) -> [Drawing] {
    try floors() + kernels() + views() + cairo()
  }

  private func floors() -> [Drawing] {
    let canvas = canvas
    func fill(_ variant: String, threads: Int, _ fill: @escaping @Sendable (Range<Int>) -> Void) -> Drawing {
      Drawing(engine: .floor, variant: variant, threads: threads) { _ in
        inParts(of: canvas.height, threads: threads, fill)
      }
    }
    return [1, 2].flatMap { threads in
      [
        fill("memset", threads: threads) { rows in
          memset(canvas.pixels + rows.lowerBound * canvas.width, 0xFF, rows.count * canvas.width * 4)
        },
        fill("Swift", threads: threads) { canvas.clear(rows: $0) },
      ]
    }
  }

  private func kernels() -> [Drawing] {
    [1, 2].compactMap { threads in
      workload.kernels(on: canvas, threads: threads).map { Drawing(engine: .stipple, threads: threads, draw: $0) }
    }
  }

  private func views() throws(Failure) -> [Drawing] {
    guard let context = canvas.makeContext() else { throw .noMemory("a bitmap context") }
    let scene = workload.scene()
    return [1, 2].map { threads in
      Drawing(engine: .stippleView, threads: threads) { frame in
        context.maximumThreadCount = threads
        scene.prepare(frame)
        scene.view.layoutIfNeeded()
        scene.view.layer.render(in: context)
      }
    }
  }

  private func cairo() -> [Drawing] {
    workload.cairo(on: canvas).sorted { $0.key < $1.key }.map { variant, draw in
      Drawing(engine: .cairo, variant: variant, threads: 1, draw: draw)
    }
  }
}

// MARK: - Pictures

extension WorkloadRun {
  /// Writes the last frame of each drawing.
  func writePictures(to folder: String) throws(Failure) {
    for drawing in try drawings() where drawing.engine != .floor && drawing.threads == 1 {
      canvas.clear(rows: 0..<canvas.height)
      drawing.draw(workload.frames - 1)
      let variant = drawing.variant.isEmpty ? "" : " " + drawing.variant
      try canvas.write(to: "\(folder)/\(workload.name) \(drawing.engine.rawValue)\(variant).png")
    }
  }

  /// Compares all drawings with exact coverage; returns the lines of a report, and whether all are right.
  func check() throws(Failure) -> (lines: [String], isRight: Bool) {
    var (lines, isRight) = ([String](), true)
    let drawings = try drawings().filter { $0.engine != .floor }
    var worst = drawings.map { _ in ExactPicture.Difference() }
    for frame in checkedFrames {
      let exact = workload.exactPicture(frame: frame)
      for (index, drawing) in drawings.enumerated() {
        // Neither white nor black, so that nothing is right by chance.
        canvas.pixels.update(repeating: 0xFF80_4020, count: canvas.width * canvas.height)
        drawing.draw(frame)
        let difference = exact.difference(from: canvas)
        if difference.largest >= worst[index].largest { worst[index] = difference }
      }
    }
    for (drawing, difference) in zip(drawings, worst) {
      let limit = drawing.engine == .cairo ? workload.cairoTolerance : workload.tolerance
      let isGood = difference.largest <= limit && abs(difference.ink - 1) <= (drawing.engine == .cairo ? 0.1 : 0.01)
      isRight = isRight && isGood
      let variant = drawing.variant.isEmpty ? "" : " (\(drawing.variant))"
      lines.append(
        String(
          format: "%@ %@ %@%@, threads %d: at most %.2f of 255 from exact (limit %.1f), ink %+.3f %%",
          isGood ? "right" : "WRONG", workload.name, drawing.engine.rawValue, variant, drawing.threads,
          difference.largest, limit, (difference.ink - 1) * 100)
          + (isGood ? "" : ", at column \(difference.column), row \(difference.row)"))
    }
    return (lines, isRight)
  }

  /// The first, the last, and some between.
  private var checkedFrames: [Int] {
    let count = min(workload.frames, 6)
    return count == 1 ? [0] : (0..<count).map { $0 * (workload.frames - 1) / (count - 1) }
  }
}

// MARK: - Times

extension WorkloadRun {
  /// Measures all drawings.
  func measure(rounds: Rounds) throws(Failure) -> [Row] {
    let memory = try memory()
    let drawings = fastestOfCairo(try drawings())
    let frames = workload.frames
    let times = rounds.medians(
      of: drawings.map { drawing in { for frame in 0..<frames { drawing.draw(frame) } } })
    var best: [String: Row] = [:]
    var order: [String] = []
    for (drawing, time) in zip(drawings, times) {
      let key = "\(drawing.engine) \(drawing.threads)"
      let row = Row(
        workload: workload.name, engine: drawing.engine.rawValue,
        variant: drawing.variant.isEmpty ? nil : drawing.variant, threads: drawing.threads,
        time: time.divided(by: frames))
      if let known = best[key] {
        if row.medianMs < known.medianMs { best[key] = row }
      } else {
        best[key] = row
        order.append(key)
      }
    }
    let floor = best["\(Engine.floor) 1"]?.medianMs
    let cairo = best["\(Engine.cairo) 1"]?.medianMs
    return order.compactMap { best[$0] }.map { row in
      var row = row
      row.ratioToFloor = floor.map { row.medianMs / $0 }
      row.ratioToCairo = cairo.map { $0 / row.medianMs }
      guard row.engine == Engine.stipple.rawValue else { return row }
      if row.threads == 1 {
        if let bar = workload.bars.floor { row.judge("floor", row.ratioToFloor, atMost: bar) }
        if let bar = workload.bars.cairo { row.judge("Cairo", row.ratioToCairo, atLeast: bar) }
        row.memory = memory
        row.judge("MB", memory.map { Double($0) / 1_048_576 }, atMost: 4)
      }
      return row
    }
  }

  /// Judges the kernels' two threads by their one.
  func judgeTwoThreads(_ rows: inout [Row]) {
    let isKernels = { (row: Row) in row.engine == Engine.stipple.rawValue }
    guard let bar = workload.bars.twoThreads, let one = rows.first(where: { isKernels($0) && $0.threads == 1 }),
      let two = rows.firstIndex(where: { isKernels($0) && $0.threads == 2 })
    else { return }
    rows[two].judge("one thread", one.medianMs / rows[two].medianMs, atLeast: bar)
  }

  /// What the kernels take beyond the bitmap in the first drawing of all frames.
  private func memory() throws(Failure) -> Int? {
    guard let draw = workload.kernels(on: canvas, threads: 1) else { return nil }
    return Memory.peak { for frame in 0..<workload.frames { draw(frame) } }
  }

  /// Leaves only the fastest of Cairo's drawings.
  private func fastestOfCairo(_ drawings: [Drawing]) -> [Drawing] {
    let ways = drawings.filter { $0.engine == .cairo }
    let frames = workload.frames
    let times = ways.map { way in Rounds.time(of: { for frame in 0..<frames { way.draw(frame) } }).processor }
    guard let fastest = times.indices.min(by: { times[$0] < times[$1] }) else { return drawings }
    return drawings.filter { $0.engine != .cairo } + [ways[fastest]]
  }
}
