// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// One thing that the command can do.
@MainActor
protocol Subcommand {
  static var syntax: ArgumentSyntax { get }

  /// Checks all that can be checked without reading anything.
  init(_ arguments: Arguments) throws(CommandFailure)

  func run() throws(CommandFailure)
}
