// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport

/// A program that runs while a test drives it, and is ended with this object, by its process id.
final class RunningProgram: @unchecked Sendable {
  let process = Process()
  private let lock = NSLock()
  /// What it has written so far; under the lock.
  private var text = ""
  private var hasEnded = false
  private let folder: TemporaryFolder

  /// Starts a program with just these variables, and PATH and HOME of the tests.
  init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    let own = ProcessInfo.processInfo.environment
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment.merging(own.filter { ["PATH", "HOME"].contains($0.key) }) { given, _ in given }
    process.standardInput = FileHandle.nullDevice
    let errors = folder.url.appendingPathComponent("stderr")
    try Data().write(to: errors)
    process.standardError = try FileHandle(forWritingTo: errors)
    let pipe = Pipe()
    process.standardOutput = pipe
    pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
      let data = handle.availableData
      if data.isEmpty { handle.readabilityHandler = nil }
      self?.lock.withLock { self?.text += String(decoding: data, as: UTF8.self) }
    }
    process.terminationHandler = { [weak self] _ in self?.lock.withLock { self?.hasEnded = true } }
    try Self.withoutBlockedSignals { try process.run() }
  }

  /// A program inherits what signals are blocked, and the threads that tests run on block those that would end it.
  private static func withoutBlockedSignals(_ body: () throws -> Void) rethrows {
    var none = sigset_t()
    var before = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  deinit {
    // Not SIGKILL: an X server takes its socket and its lock with it.
    if process.isRunning { kill(process.processIdentifier, SIGTERM) }
  }

  /// The whole lines that it has written so far.
  var lines: [String] {
    lock.withLock { text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init) }
  }

  /// What it has written to standard error so far.
  var errorText: String {
    (try? String(contentsOf: folder.url.appendingPathComponent("stderr"), encoding: .utf8)) ?? ""
  }

  var isOver: Bool { lock.withLock { hasEnded } }

  /// Seconds of processor time that it has used, in all its threads.
  func processorTime() throws -> Double {
    struct NotTold: Error {}
    let stat = try String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)
    // The program's name, in parentheses, may hold blanks. After it, user and system time are fields 12 and 13 of 1.
    let fields = stat[(stat.lastIndex(of: ")") ?? stat.startIndex)...].split(separator: " ")
    guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { throw NotTold() }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Waits until a line has been written.
  func waitForLine(_ line: String) async throws {
    try await Wait.until("the line \"\(line)\"") {
      self.lines.contains(line)
    } told: {
      "\(self.lines.suffix(20))\n\(self.errorText)"
    }
  }

  /// Ends it, and waits until it has.
  func end() async throws {
    if process.isRunning { kill(process.processIdentifier, SIGTERM) }
    try await Wait.until("the end of the program") { self.isOver }
  }
}

/// Waiting for what another process does.
enum Wait {
  /// What has not come in time.
  struct TooLong: Error, CustomStringConvertible {
    var description: String
  }

  /// Asks again and again, for at most a minute: all of it takes milliseconds on a machine that does nothing else.
  static func until(
    _ what: String, _ isSo: () throws -> Bool, told: () -> String = { "" }
  ) async throws {
    let deadline = ContinuousClock.now + .seconds(60)
    while try !isSo() {
      guard ContinuousClock.now < deadline else { throw TooLong(description: "\(what) has not come. \(told())") }
      try await Task.sleep(for: .milliseconds(10))
    }
  }
}
