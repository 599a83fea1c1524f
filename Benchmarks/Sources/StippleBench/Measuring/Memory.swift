// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CBenchmarks
import Foundation

/// The memory that a work takes beyond what the process has already.
enum Memory {
  /// By how many bytes the resident memory is larger at its peak during the work than before it; nil where the system
  /// does not tell.
  ///
  /// Linux's peak (`VmHWM`) is set back by writing 5 to `clear_refs`. Memory that was freed before is handed back first,
  /// so that the work cannot take it unseen.
  static func peak(during work: () -> Void) -> Int? {
    malloc_trim(0)
    guard let file = fopen("/proc/self/clear_refs", "w") else { return nil }
    let isReset = fputs("5", file) >= 0
    guard fclose(file) == 0, isReset, let before = status("VmRSS") else { return nil }
    work()
    return status("VmHWM").map { max($0 - before, 0) }
  }

  private static func status(_ key: String) -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = text.split(separator: "\n").first(where: { $0.hasPrefix(key + ":") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    return kilobytes * 1024
  }
}
