// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Why the program ends early, and its exit status.
enum Failure: Error, CustomStringConvertible {
  case usage(String)
  case cannotWrite(String, String)
  case noMemory(String)
  case peers(String)

  var status: Int32 {
    switch self {
    case .usage: 64
    case .cannotWrite: 73
    case .noMemory, .peers: 70
    }
  }

  var description: String {
    switch self {
    case .usage(let message): "\(message); --help tells the options"
    case .cannotWrite(let file, let reason): "cannot write \(file): \(reason)"
    case .noMemory(let what): "no memory for \(what)"
    case .peers(let reason): "the peers' command failed: \(reason)"
    }
  }
}
