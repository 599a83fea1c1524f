// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Synchronization

/// The answer to one request, which the handler gives now or later, from any thread.
final class HTTPAnswer: Sendable {
  /// When the client is told that it took too long.
  let deadline: ContinuousClock.Instant

  private let connection: HTTPConnection
  private let refusing: @Sendable (HTTPRefusal) -> HTTPResponse
  private let given = Mutex<HTTPResponse?>(nil)

  init(
    on connection: HTTPConnection, until deadline: ContinuousClock.Instant,
    refusing: @escaping @Sendable (HTTPRefusal) -> HTTPResponse
  ) {
    self.deadline = deadline
    self.connection = connection
    self.refusing = refusing
  }

  /// Answers. Only the first answer counts.
  func give(_ response: HTTPResponse) {
    given.withLock { $0 = $0 ?? response }
    connection.wake()
  }

  func refuse(_ refusal: HTTPRefusal) {
    give(refusing(refusal))
  }

  /// What was given; nil until then.
  var response: HTTPResponse? { given.withLock { $0 } }
}
