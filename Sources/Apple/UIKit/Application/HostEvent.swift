// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation

/// What the desktop, or a script, tells an app's window; each comes with the time at which it happened, in seconds.
///
/// Places are points of the app's screen, origin at the top left, y down.
package enum HostEvent: Sendable {
  /// A finger, or a pointer's button, that is down, moves, or goes up. The identifier tells fingers apart while they are
  /// down; another finger may have it later.
  case touch(id: Int, type: UITouch.TouchType, phase: UITouch.Phase, location: CGPoint)
  /// A pointer that moves with no button down.
  case pointerMoved(CGPoint)
  /// A wheel, or two fingers on a track pad. `delta` is how far, in points, `contentOffset` goes: a positive `dy` shows
  /// what lies further down. `isZoom` is a wheel turned with control down, which zooms.
  case wheel(location: CGPoint, delta: CGVector, isZoom: Bool)
  /// Two fingers on a track pad that pinch, at the scale that they have come to since they began.
  case pinch(location: CGPoint, scale: CGFloat, phase: UITouch.Phase)
  /// A key of a keyboard, pressed or let go.
  case key(HostKey, isDown: Bool)
  /// Text that was typed, after dead keys and input methods.
  case text(String)
  /// The window has a new size, in points, or a new scale, in pixels a point.
  case resized(CGSize, scale: CGFloat)
  /// The desktop is dark now, or light.
  case appearance(UIUserInterfaceStyle)
  /// What was on the window is lost: all of it is to be shown anew.
  case exposed
  /// The user wants the window closed.
  case closeRequested
}
