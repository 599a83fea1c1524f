// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

@main
@MainActor
enum StippleBench {
  static func main() {
    do {
      let options = try Options(Array(CommandLine.arguments.dropFirst()))
      guard try run(options) else { exit(1) }
    } catch {
      FileHandle.standardError.write(Data("stipple-bench: \(error)\n".utf8))
      exit(error.status)
    }
  }

  /// Does what is asked; returns whether all pictures are right.
  private static func run(_ options: Options) throws(Failure) -> Bool {
    if options.isHelp {
      print(Options.help, terminator: "")
      return true
    }
    let workloads = workloads(isSmallest: options.isSmallest).filter { options.includes($0.name) }
    if let folder = options.pictures { try write(workloads, to: folder) }
    guard !options.isCheck else { return try check(workloads, options) }
    try measure(workloads, options)
    return true
  }

  private static func workloads(isSmallest: Bool) -> [any Workload] {
    DotGrid.all(isSmallest: isSmallest) + [
      RuledGrid(isSmallest: isSmallest), DottedLines(isSmallest: isSmallest), Spiral(.dot, isSmallest: isSmallest),
      Spiral(.dash, isSmallest: isSmallest), Borders(isSmallest: isSmallest), ZoomedGrid(isSmallest: isSmallest),
    ]
  }

  private static func write(_ workloads: [any Workload], to folder: String) throws(Failure) {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .cannotWrite(folder, error.localizedDescription)
    }
    for workload in workloads { try WorkloadRun(workload).writePictures(to: folder) }
  }

  private static func check(_ workloads: [any Workload], _ options: Options) throws(Failure) -> Bool {
    guard !workloads.isEmpty else { throw .usage("no picture's name contains \(options.filter)") }
    var isRight = true
    for workload in workloads {
      let result = try WorkloadRun(workload).check()
      for line in result.lines { print(line) }
      isRight = isRight && result.isRight
    }
    return isRight
  }

  private static func measure(_ workloads: [any Workload], _ options: Options) throws(Failure) {
    let peers: Peers? = if let command = options.peers { try Peers(command: command) } else { nil }
    let rounds = Rounds(count: options.rounds)
    // Before and after each workload: what else runs comes and goes.
    var gain = Calibration.twoThreads()
    var smallestGain = gain
    var rows: [Row] = []
    for workload in workloads {
      progress(workload.name)
      let run = WorkloadRun(workload)
      var results = try run.measure(rounds: rounds)
      let gainAfter = Calibration.twoThreads()
      if min(gain, gainAfter) >= Calibration.isFree { run.judgeTwoThreads(&results) }
      (gain, smallestGain) = (gainAfter, min(smallestGain, gainAfter))
      rows += results
    }
    for cost in ViewCost.all(isSmallest: options.isSmallest) where options.includes(cost.name) {
      progress(cost.name)
      rows += try cost.measure(rounds: rounds)
    }
    for cost in LayerCost.all(isSmallest: options.isSmallest) where options.includes(cost.name) {
      progress(cost.name)
      rows += try cost.measure(rounds: rounds)
    }
    for table in TableBuilding.all where options.includes(table.name) {
      progress(table.name)
      rows += table.measure(rounds: rounds)
    }
    for kind in Growth.Kind.allCases where options.includes(kind.name) {
      progress(kind.name)
      rows += Growth(kind, isSmallest: options.isSmallest).measure(rounds: rounds)
    }
    for paper in DotPaper.all where options.includes(paper.name) {
      progress(paper.name)
      rows += paper.measure(rounds: rounds)
    }
    guard !rows.isEmpty else { throw .usage("no workload's name contains \(options.filter)") }
    rows = peers?.merged(into: rows) ?? rows
    print(Table(rows: rows).text)
    print()
    print(
      String(format: "Two threads did at least %.2f times the work of one. Their bars are judged only", smallestGain))
    print("where they did \(Calibration.isFree) times as much both before and after the workload.")
    let single = rows.filter { $0.threads == 1 }
    let disturbed = single.count { $0.medianMs > 1.1 * $0.cpuMs }
    if disturbed > 0 {
      print("The machine was busy: \(disturbed) of \(single.count) times are over 1.1 times the processor's time.")
    }
    let file = try ResultFile(rows, options: options, twoThreadGain: smallestGain).write()
    print("Floor and Cairo are of one thread. All of it: \(file)")
  }

  private static func progress(_ name: String) {
    FileHandle.standardError.write(Data("\(name) ...\n".utf8))
  }
}
