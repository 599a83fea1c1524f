// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import UIKit

/// Hands on what workers write to standard error, and holds nobody up: who reads there may be slow, or not read at all.
final class ErrorRelay: Sendable {
  /// So many bytes wait at most; what comes while they do is left out.
  static let limit = 1 << 16

  /// The standard error of this process, where all workers' words go.
  static let standard = ErrorRelay(to: STDERR_FILENO)

  private let descriptor: Int32
  private let waiting = Mutex(0)
  private let queue = DispatchQueue(label: "stipple.designer.errors", qos: .utility)

  init(to descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Returns at once.
  func write(_ data: Data) {
    let fits = waiting.withLock { waiting in
      guard waiting + data.count <= Self.limit else { return false }
      waiting += data.count
      return true
    }
    guard fits else { return }
    queue.async { [self] in
      // The terminal may have gone; a worker's words are not worth more than that.
      try? FileDescriptor.write(data, to: descriptor)
      waiting.withLock { $0 -= data.count }
    }
  }
}
