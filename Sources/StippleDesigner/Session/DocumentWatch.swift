// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Tells of a file that has changed on disk, once it has stayed as it is for a moment.
///
/// It looks ten times a second, which works on every file system, and for files that are moved into place. What could not
/// be read is looked at again each second: not every reason for that is seen from outside.
final class DocumentWatch: Sendable {
  private static let interval = 0.1
  private static let patience = Duration.seconds(1)

  private let isOver = Mutex(false)

  /// - Parameter onChange: Called on a thread of its own; gives whether the file could be read.
  init(path: String, from start: DocumentFile.Stamp?, onChange: @escaping @Sendable () -> Bool) {
    Thread.detachNewThread { [weak self] in
      var (known, latest) = (start, start)
      var next: ContinuousClock.Instant? = .now
      while true {
        Thread.sleep(forTimeInterval: Self.interval)
        guard let self, !isOver.withLock({ $0 }) else { return }
        let stamp = DocumentFile.Stamp(path: path)
        defer { latest = stamp }
        // What is still being written is different each time.
        guard stamp == latest, stamp != known || next.map({ $0 <= .now }) ?? false else { continue }
        known = stamp
        next = onChange() ? nil : .now + Self.patience
      }
    }
  }

  func end() {
    isOver.withLock { $0 = true }
  }
}
