// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How much of a document is read, so that a hostile one cannot use up memory or the stack.
///
/// The largest of the documents that the limits were set by had a tenth of each.
enum NibLimits {
  /// libxml2 itself reads no more than ten million bytes, and then says only that something in it went wrong.
  static let bytes = 9 << 20
  static let elements = 200_000
  static let depth = 200
  /// The bytes of a text that is written; libxml2 reads ten times as many, and escaped it can become six times as long.
  static let writtenText = 1_000_000
}
