// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics

/// A colour among the attributes of text: `UIColor`, or `CGColor` itself.
package protocol TextColor: AnyObject {
  /// The colour as it is drawn now.
  var textColor: CGColor { get }
}

extension CGColor: TextColor {
  package var textColor: CGColor { self }
}
