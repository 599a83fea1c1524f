// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How the command ends when it fails; the numbers are those of sysexits.h.
enum ExitStatus: Int32, Sendable {
  /// The command line itself is wrong.
  case usage = 64
  /// A name, a value or a document is wrong.
  case badData = 65
  /// A file is not there or cannot be read.
  case noInput = 66
  /// A display or a program that is needed is not there.
  case unavailable = 69
  /// It is this program's own fault, or the machine's.
  case software = 70
  /// An output cannot be written.
  case cannotWrite = 73
}
