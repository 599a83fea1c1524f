// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation

/// A shadow among the attributes of text: `NSShadow`.
package protocol TextShadow: AnyObject {
  /// In points, y down.
  var textShadowOffset: CGSize { get }
  /// In points.
  var textShadowBlur: CGFloat { get }
  /// The colour as it is drawn now; nil for none.
  var textShadowColor: CGColor? { get }
}
