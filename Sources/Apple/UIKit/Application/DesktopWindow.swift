// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// The window of a desktop that an app is shown in.
///
/// UIKit knows no window system: it looks for the class `StippleWindow.SDLWindow` by name, which is there if the program
/// links that module. Events come by the closure, on the main actor, never from inside a call that UIKit makes.
@MainActor package protocol DesktopWindow: AnyObject {
  /// Opens a window.
  ///
  /// - Parameters:
  ///   - title: What its title bar says.
  ///   - size: Its size without decorations, in points.
  ///   - scale: Pixels a point; nil for the display's.
  ///   - deliver: Takes what happens to it, with the time on the clock of ``now``.
  init(
    title: String, size: CGSize, scale: CGFloat?, deliver: @escaping @MainActor (HostEvent, TimeInterval) -> Void
  ) throws(DesktopWindowError)

  /// The size without decorations, in points.
  var size: CGSize { get }

  /// Pixels a point.
  var scale: CGFloat { get }

  /// Whether the desktop is dark or light; unspecified where it does not say.
  var appearance: UIUserInterfaceStyle { get }

  /// The time by which events are told and frames are made: seconds of a clock that never goes back.
  var now: TimeInterval { get }

  /// Shows a picture of the whole window.
  ///
  /// - Parameters:
  ///   - bitmap: The picture, whose memory is valid during the call only. It may be of another size than the window,
  ///     which is then told later by ``HostEvent/resized(_:scale:)``.
  ///   - damage: What differs from the picture before, in whole pixels, origin at the top left.
  func show(_ bitmap: ScreenBitmap, damage: [CGRect])

  /// Makes the window a size, in points, as far as the desktop lets it: the event tells what it has become.
  func resize(to size: CGSize)

  /// Closes the window; it delivers nothing from then on.
  func close()
}
