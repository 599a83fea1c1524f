// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The direction of writing.
package enum TextDirection: Hashable, Sendable {
  case leftToRight
  case rightToLeft
}
