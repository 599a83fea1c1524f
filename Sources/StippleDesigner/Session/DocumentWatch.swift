// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Tells of a file that has changed on disk, once it has stayed as it is for a moment.
///
/// It looks ten times a second, which works on every file system, and for files that are moved into place.
final class DocumentWatch: Sendable {
  private static let interval = 0.1

  private let isOver = Mutex(false)

  /// - Parameter onChange: Called on a thread of its own.
  init(path: String, from start: DocumentFile.Stamp?, onChange: @escaping @Sendable () -> Void) {
    Thread.detachNewThread { [weak self] in
      var (known, latest) = (start, start)
      while true {
        Thread.sleep(forTimeInterval: Self.interval)
        guard let self, !isOver.withLock({ $0 }) else { return }
        let stamp = DocumentFile.Stamp(path: path)
        defer { latest = stamp }
        // What is still being written is different each time.
        guard stamp == latest, stamp != known else { continue }
        known = stamp
        onChange()
      }
    }
  }

  func end() {
    isOver.withLock { $0 = true }
  }
}
