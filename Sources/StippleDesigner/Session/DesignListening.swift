// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Goes on listening as long as it is kept.
final class DesignListening: Sendable {
  private let end: @Sendable () -> Void

  init(end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  deinit {
    end()
  }
}
