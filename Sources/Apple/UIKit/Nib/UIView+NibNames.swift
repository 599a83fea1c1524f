// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleNib

extension UIView.ContentMode {
  /// The mode that documents call by a name.
  init?(documentName name: String) {
    switch name {
    case "scaleToFill": self = .scaleToFill
    case "scaleAspectFit": self = .scaleAspectFit
    case "scaleAspectFill": self = .scaleAspectFill
    case "redraw": self = .redraw
    case "center": self = .center
    case "top": self = .top
    case "bottom": self = .bottom
    case "left": self = .left
    case "right": self = .right
    case "topLeft": self = .topLeft
    case "topRight": self = .topRight
    case "bottomLeft": self = .bottomLeft
    case "bottomRight": self = .bottomRight
    default: return nil
    }
  }
}

extension UISemanticContentAttribute {
  /// The attribute that documents call by a name.
  init?(documentName name: String) {
    switch name {
    case "unspecified": self = .unspecified
    case "playback": self = .playback
    case "spatial": self = .spatial
    case "forceLeftToRight": self = .forceLeftToRight
    case "forceRightToLeft": self = .forceRightToLeft
    default: return nil
    }
  }
}

extension UIView.AutoresizingMask {
  init(_ mask: NibAutoresizingMask) {
    self = []
    if mask.contains(.flexibleMinX) { insert(.flexibleLeftMargin) }
    if mask.contains(.widthSizable) { insert(.flexibleWidth) }
    if mask.contains(.flexibleMaxX) { insert(.flexibleRightMargin) }
    if mask.contains(.flexibleMinY) { insert(.flexibleTopMargin) }
    if mask.contains(.heightSizable) { insert(.flexibleHeight) }
    if mask.contains(.flexibleMaxY) { insert(.flexibleBottomMargin) }
  }
}
