// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A font among the attributes of text: `UIFont`.
package protocol TextFont: AnyObject {
  /// What the font is.
  var fontDescription: FontDescription { get }
}
