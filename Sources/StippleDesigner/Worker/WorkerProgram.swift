// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How a worker is started.
struct WorkerProgram: Hashable, Sendable {
  var path: String
  var arguments: [String]
  /// For an answer. No view should take so long; one that does is taken for one that never returns.
  var patience = Duration.seconds(5)

  /// This very program, even if its file has been replaced since.
  static let own = WorkerProgram(path: "/proc/self/exe", arguments: ["design", "--worker"])
}
