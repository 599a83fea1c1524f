// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What a document says YES or NO to about a view; the raw values are the names of the XML attributes.
package enum NibFlag: String, Hashable, Sendable, CaseIterable {
  case hidden
  case opaque
  case clipsSubviews
  case clearsContextBeforeDrawing
  case autoresizesSubviews
  case userInteractionEnabled
  case multipleTouchEnabled
  case translatesAutoresizingMaskIntoConstraints
  /// No constraint places the view, so that its autoresizing mask does.
  case fixedFrame
}
