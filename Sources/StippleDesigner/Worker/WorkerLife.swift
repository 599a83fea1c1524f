// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Waits for the end of a process, so that none is left behind, and knows of it.
// Unchecked: the condition guards what changes.
final class WorkerLife: @unchecked Sendable {
  let id: pid_t
  private let condition = NSCondition()
  private var isReaped = false
  private var end: WorkerEnd?
  private var blame: WorkerEnd?

  /// - Parameters:
  ///   - errors: Gives what the process has written to standard error.
  ///   - onEnd: Called once, on a thread of its own.
  init(_ id: pid_t, errors: @escaping @Sendable () -> Data, onEnd: @escaping @Sendable (WorkerEnd) -> Void) {
    self.id = id
    Thread.detachNewThread { [self] in
      let status = wait()
      let natural = WorkerEnd(status: status, errors: errors())
      let end = condition.withLock { () -> WorkerEnd in
        let end = blame ?? natural
        self.end = end
        condition.broadcast()
        return end
      }
      onEnd(end)
    }
  }

  /// Nil as long as the process lives.
  var ended: WorkerEnd? { condition.withLock { end } }

  /// Ends the process at once and waits until it is gone.
  ///
  /// - Parameter reason: What is told of the end, unless it has come already; nil for what the system says of it.
  @discardableResult func kill(because reason: WorkerEnd?) -> WorkerEnd {
    condition.lock()
    defer { condition.unlock() }
    if end == nil, blame == nil { blame = reason }
    // Once it has been waited for, another process may have its number.
    if !isReaped { Foundation.kill(id, SIGKILL) }
    return waitWhileLocked()
  }

  private func waitWhileLocked() -> WorkerEnd {
    while true {
      if let end { return end }
      condition.wait()
    }
  }

  private func wait() -> Int32 {
    var info = siginfo_t()
    while waitid(P_PID, id_t(id), &info, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    return condition.withLock {
      var status: Int32 = 0
      while waitpid(id, &status, 0) < 0, errno == EINTR {}
      isReaped = true
      return status
    }
  }
}
