// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// An image as it is named: an image itself does not tell its name.
struct ImageName: Hashable, Sendable {
  let name: String
  /// Whether its attribute may be nil.
  let isOptional: Bool
}
