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
  private let view: UIView
  private let size: CGSize
  private let scale: CGFloat
  private let background: UIColor?
  private let rate: Double
  private let start: TimeInterval

  /// Makes the sequence that begins at the time of the last tick.
  /// - Parameter rate: pictures a second.
  package init(of view: UIView, size: CGSize, scale: CGFloat, background: UIColor? = nil, rate: Double) {
    (self.view, self.size, self.scale, self.background, self.rate) = (view, size, scale, background, rate)
    start = CACurrentMediaTime()
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    view.frame.origin = .zero
    window.addSubview(view)
  }

  /// Moves the view to the time of a picture, and draws it as PNG. Pictures are asked for in order.
  package func data(ofFrame frame: Int) throws(PictureError) -> Data {
    // Laid out before time passes, so that what layout animates begins with this picture.
    window.layoutIfNeeded()
    window.layer.tick(timestamp: start + Double(frame) / rate)
    return try Picture(of: view, size: size, scale: scale, background: background).data(.png)
  }
}
