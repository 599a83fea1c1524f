// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Why a scene cannot be shown, in one line.
struct SceneError: Error, Hashable {
  let message: String

  init(_ message: String) {
    self.message = message
  }
}
