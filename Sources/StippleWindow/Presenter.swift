// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// Puts pictures on a window. All calls come on the window's thread.
protocol Presenter: AnyObject {
  /// Tells that the window has another size.
  func invalidate()
  /// Makes ready for the window's size.
  ///
  /// - Returns: False if all is to be loaded, not only what differs; nil if nothing can be shown.
  func prepare() -> Bool?
  /// Takes over pixels of a picture. What the window shows beyond the picture is in the colour of its last pixel.
  func load(_ picture: ShownPicture, damage: [SDL_Rect], isAll: Bool)
  /// Shows what has been loaded.
  func present()
  /// Gives back what is SDL's, while there is a window; it is the last call.
  func finish()
}
