// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation

/// A turn of a wheel, or a stroke of two fingers on a track pad.
package struct WheelTurn: Sendable {
  /// How far `contentOffset` is to go, in points: a positive `dy` shows what lies further down.
  package var delta: CGVector
  /// Whether it is to zoom instead.
  package var isZoom: Bool
  /// Where the pointer is, in the window's space.
  package var location: CGPoint
  /// When it was, in the time of events, in seconds.
  package var timestamp: TimeInterval
}
