// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Why the tool stops.
enum ToolError: Error {
  case usage(String)
  case unreadable(path: String, reason: String)
  case unwritable(path: String, reason: String)

  /// One line for the person who reads the build log.
  var message: String {
    switch self {
    case .usage(let text): "\(text); see 'stipple-source --help'"
    case .unreadable(let path, let reason): "cannot read '\(path)': \(reason)"
    case .unwritable(let path, let reason): "cannot write '\(path)': \(reason)"
    }
  }

  /// The exit status, as sysexits.h has it.
  var status: Int32 {
    switch self {
    case .usage: 64
    case .unreadable: 66
    case .unwritable: 73
    }
  }
}
