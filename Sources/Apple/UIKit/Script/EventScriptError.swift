// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Why a script cannot be run.
package enum EventScriptError: Error, Equatable {
  /// The lines that are wrong: how many, and what the first twenty lack.
  package struct Problems: Equatable, Sendable {
    private let file: String
    private(set) var count = 0
    private var first: [String] = []

    init(file: String) {
      self.file = file
    }

    /// - Parameter line: counted from 1.
    mutating func add(_ problem: EventCommandProblem, line: Int) {
      count += 1
      if count <= 20 { first.append("\(file):\(line): \(problem)") }
    }

    fileprivate var messages: [String] {
      let rest = count - first.count
      return rest == 0 ? first : first + ["\(file): \(rest) more \(rest == 1 ? "line is" : "lines are") wrong"]
    }
  }

  /// The file is not there, or cannot be read, or is far too large.
  case unreadable(file: String, reason: String)
  /// Lines are wrong.
  case wrongLines(Problems)

  /// How a program ends that is given such a script; the numbers are those of sysexits.h.
  package var exitStatus: Int32 {
    switch self {
    case .unreadable: 66
    case .wrongLines: 65
    }
  }

  /// For people, a line each: a wrong line as `file:line: what is wrong, and the mend`.
  package var messages: [String] {
    switch self {
    case .unreadable(let file, let reason): ["cannot read '\(file)': \(reason)"]
    case .wrongLines(let problems): problems.messages
    }
  }
}
