// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How much of a document is read, so that a hostile one cannot use up memory or the stack.
///
/// The largest of the documents that the limits were set by had a tenth of each.
enum NibLimits {
  static let bytes = 16 << 20
  static let elements = 200_000
  static let depth = 200
}
