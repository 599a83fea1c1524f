// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// A pinch on a track pad: the scale since it began, and where the pointer is, in the window's space.
struct TrackPadPinch {
  var scale: CGFloat
  var location: CGPoint
  var phase: UITouch.Phase
}
