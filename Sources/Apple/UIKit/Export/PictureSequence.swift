// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation
import QuartzCore

/// The pictures of a view as time passes, of one size, at equal distances in time.
///
/// The view is put in a window of its own, which is shown nowhere, so that what it does on coming into one begins.
@preconcurrency @MainActor
package struct PictureSequence {
  private let window: UIWindow
  private let picture: Picture
  private let rate: Double
  private let start: TimeInterval

  /// Lays the view out; the sequence begins at the time of the last tick.
  /// - Parameter rate: pictures a second.
  package init(
    of view: UIView, size: CGSize, scale: CGFloat, background: UIColor? = nil, rate: Double
  ) throws(PictureError) {
    self.rate = rate
    start = CACurrentMediaTime()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.addSubview(view)
    // Before time passes, so that what layout animates begins with the first picture.
    picture = try Picture(of: view, size: size, scale: scale, background: background)
  }

  /// Moves the view to the time of a picture, and draws it as PNG. Pictures are asked for in order.
  package func data(ofFrame frame: Int) throws(PictureError) -> Data {
    window.layer.tick(timestamp: start + Double(frame) / rate)
    window.layoutIfNeeded()
    return try picture.data(.png)
  }
}
