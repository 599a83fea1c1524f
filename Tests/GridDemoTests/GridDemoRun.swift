// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport

/// The built demo without a window, in a folder of its own.
struct GridDemoRun {
  /// In points; a whole number of pitches, so that the middle is on a line.
  static let size = CGSize(width: 240, height: 200)
  private static let flags = ["--headless", "--size", "240x200", "--scale", "1", "--script", "script.txt"]
  static let tap = "tap 120 100\n"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Plays a script.
  func callAsFunction(_ script: String, _ more: String...) async throws -> ProgramRun {
    try folder.write(script, to: "script.txt")
    return try await ProgramRun.product("GridDemo", Self.flags + more, in: folder.url)
  }

  /// A file that the demo has written.
  func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appending(path: name)), as: UTF8.self)
  }

  /// A picture that a script has taken.
  func frame(_ name: String) throws -> Data {
    try Data(contentsOf: folder.url.appending(path: "\(name).png"))
  }

  /// The most memory that the demo has at once while it plays a script, in KiB; nil if it fails.
  func peakMemory(_ script: String) throws -> Int? {
    try folder.write(script, to: "script.txt")
    let program = ProgramRun.products.appending(path: "GridDemo").path
    let line = "cd '\(folder.url.path)' && exec '\(program)' \(Self.flags.joined(separator: " "))"
    let words: [String] = ["sh", "-c", line]
    let arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var (id, status): (pid_t, Int32) = (0, 0)
    guard posix_spawn(&id, "/bin/sh", nil, nil, arguments, environ) == 0 else { return nil }
    // What wait4 tells would be no less than this process's own memory, from which the other began.
    var peak: Int?
    while waitpid(id, &status, WNOHANG) == 0 {
      peak = Self.peakMemory(of: id) ?? peak
      usleep(2000)
    }
    return status == 0 ? peak : nil
  }

  /// The most memory that a process has had, in KiB; nil if it is over.
  private static func peakMemory(of id: pid_t) -> Int? {
    let status = try? String(contentsOfFile: "/proc/\(id)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) }
  }
}
