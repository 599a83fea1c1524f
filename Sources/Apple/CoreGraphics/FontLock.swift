// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// One thread at a time may have Cairo look into fonts.
///
/// Cairo keeps ten font files open for the whole process, and closes one to open the next without regard to a thread that
/// is just about to read it (1.16: the count of users is read without their lock): text on several threads at once
/// ended in a crash. So shaping, measuring and outlining hold this lock, and all that draws to PDF and SVG, where glyphs
/// are drawn late.
package enum FontLock {
  private static let lock = NSRecursiveLock()

  /// Runs a closure while no other thread is in one; a closure may call this again.
  package static func hold<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }
}
