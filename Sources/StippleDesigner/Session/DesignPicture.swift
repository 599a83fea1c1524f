// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The pixels of a view.
struct DesignPicture: Sendable {
  /// Of the state that is shown.
  let revision: Int
  let width: Int
  let height: Int
  /// Four bytes a pixel: red, green and blue, premultiplied, and alpha; the top row first, no gaps.
  let pixels: DesignPixels
}
