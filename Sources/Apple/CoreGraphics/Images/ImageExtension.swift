// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What an image shows outside the rectangle that it is drawn in.
enum ImageExtension {
  case none
  /// Itself again, over the whole clip.
  case repeated
  /// Its outermost pixels, over the whole clip; in PDF and SVG, which have no such thing, nothing.
  case padded
}
