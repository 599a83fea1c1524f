// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// Where image and title of a button without a configuration are: side by side, with no gap, as one.
///
/// Each is placed in its own rectangle as if the other were in the same one.
/// Source: measured on iOS, "UIButton setImageEdgeInsets, setTitleEdgeInsets, setContentEdgeInsets", e-com-net.com.
struct ButtonLayout {
  var imageSize = CGSize.zero
  var titleSize = CGSize.zero
  var horizontal = UIControl.ContentHorizontalAlignment.center
  var vertical = UIControl.ContentVerticalAlignment.center
  var isRightToLeft = false
  /// Pixels a point, on whose grid the rectangles begin.
  var scale: CGFloat = 1

  /// The image's rectangle.
  func imageRect(in rect: CGRect) -> CGRect {
    let image = min(imageSize.width, rect.width)
    let title = titleSize.width > 0 ? min(titleSize.width, max(0, rect.width - image)) : 0
    let isAlone = titleSize.width <= 0
    return place(
      rect, width: image, offset: isRightToLeft ? title : 0, total: image + title, height: imageSize.height,
      fills: isAlone)
  }

  /// The title's rectangle.
  func titleRect(in rect: CGRect) -> CGRect {
    let image = min(imageSize.width, rect.width)
    let title = min(titleSize.width, max(0, rect.width - image))
    if horizontal == .fill {
      let left = isRightToLeft ? rect.minX : rect.minX + image
      let column = row(rect, height: titleSize.height)
      return CGRect(x: left, y: column.origin, width: max(0, rect.width - image), height: column.length)
    }
    return place(
      rect, width: title, offset: isRightToLeft ? 0 : image, total: image + title, height: titleSize.height,
      fills: false)
  }

  private func place(
    _ rect: CGRect, width: CGFloat, offset: CGFloat, total: CGFloat, height: CGFloat, fills: Bool
  ) -> CGRect {
    let row = row(rect, height: height)
    var (x, width) = (rect.minX, width)
    switch horizontal {
    case .left, .leading: x += offset
    case .right, .trailing: x = rect.maxX - total + offset
    case .center: x = rounded(rect.minX + (rect.width - total) / 2 + offset)
    case .fill:
      if fills { width = rect.width } else if isRightToLeft { x = rect.maxX - width }
    }
    return CGRect(x: x, y: row.origin, width: width, height: row.length)
  }

  private func row(_ rect: CGRect, height: CGFloat) -> (origin: CGFloat, length: CGFloat) {
    let length = min(height, rect.height)
    switch vertical {
    case .top: return (rect.minY, length)
    case .bottom: return (rect.maxY - length, length)
    case .center: return (rounded(rect.minY + (rect.height - length) / 2), length)
    case .fill: return (rect.minY, rect.height)
    }
  }

  private func rounded(_ value: CGFloat) -> CGFloat {
    (value * scale).rounded() / scale
  }
}
