// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A style of paragraphs among the attributes of text: `NSParagraphStyle`.
package protocol TextParagraphStyle: AnyObject {
  /// What the style says.
  var paragraphSettings: ParagraphSettings { get }
}
