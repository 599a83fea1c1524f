// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension CGContext {
  /// The fill colour of now, which template images are drawn in. (Apple has no public way to ask for it.)
  package var currentFillColor: CGColor { state.fillColor }
}
