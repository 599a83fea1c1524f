// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// Asks for pictures one after the other, in a thread of its own.
final class ServerPictures: Sendable {
  private let isEnding = Atomic(false)
  private let ended = DispatchSemaphore(value: 0)
  private let count = Atomic(0)

  /// - Parameter address: The designer's.
  init(of address: String) {
    Thread.detachNewThread { [self] in
      let body = #"{"canvas":{"scale":2,"appearance":"light","direction":"leftToRight"}}"#
      let page = try? ServerProgram.Page(at: address)
      while !isEnding.load(ordering: .relaxed) {
        guard let reply = try? page?.reply("POST", "api/picture", body: body), reply.status == 200
        else { break }
        count.add(1, ordering: .relaxed)
      }
      isEnding.store(true, ordering: .relaxed)
      ended.signal()
    }
  }

  /// Asks for no more.
  /// - Returns: How many came.
  @discardableResult
  func stop() -> Int {
    isEnding.store(true, ordering: .relaxed)
    ended.wait()
    ended.signal()
    return count.load(ordering: .relaxed)
  }
}
