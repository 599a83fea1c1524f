// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// Where image, title and subtitle of a configured button are.
struct ConfiguredButtonLayout {
  /// The side of the text that the image is on, without regard to the layout direction.
  enum Side {
    case left, right, top, bottom
  }

  /// How the lines of text are aligned to each other: 0 at the left, 1 at the right.
  var lineAlignment: CGFloat = 0
  var side = Side.left
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  var image = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero
  /// Pixels a point, on whose grid the rectangles begin.
  var scale: CGFloat = 1

  /// Whether image and text are one above the other.
  var isColumn: Bool { side == .top || side == .bottom }

  private var gap: CGFloat { image.isShown && (title.isShown || subtitle.isShown) ? imagePadding : 0 }

  private var text: CGSize {
    let padding = title.isShown && subtitle.isShown ? titlePadding : 0
    return CGSize(width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
  }

  /// The width that is left for text.
  func textWidth(in width: CGFloat) -> CGFloat {
    max(0, isColumn || !image.isShown ? width : width - image.width - imagePadding)
  }

  /// The size of all together.
  var size: CGSize {
    isColumn
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  /// The three rectangles, for all together at an origin.
  func rects(at origin: CGPoint) -> (image: CGRect, title: CGRect, subtitle: CGRect) {
    let (size, text) = (size, text)
    var imageOrigin = CGPoint(x: (size.width - image.width) / 2, y: (size.height - image.height) / 2)
    var textOrigin = CGPoint(x: (size.width - text.width) / 2, y: (size.height - text.height) / 2)
    switch side {
    case .left: (imageOrigin.x, textOrigin.x) = (0, image.width + gap)
    case .right: (imageOrigin.x, textOrigin.x) = (text.width + gap, 0)
    case .top: (imageOrigin.y, textOrigin.y) = (0, image.height + gap)
    case .bottom: (imageOrigin.y, textOrigin.y) = (text.height + gap, 0)
    }
    func rect(_ place: CGPoint, _ size: CGSize) -> CGRect {
      CGRect(origin: CGPoint(x: rounded(origin.x + place.x), y: rounded(origin.y + place.y)), size: size)
    }
    let titlePlace = CGPoint(x: textOrigin.x + (text.width - title.width) * lineAlignment, y: textOrigin.y)
    let subtitlePlace = CGPoint(
      x: textOrigin.x + (text.width - subtitle.width) * lineAlignment,
      y: textOrigin.y + text.height - subtitle.height)
    return (rect(imageOrigin, image), rect(titlePlace, title), rect(subtitlePlace, subtitle))
  }

  private func rounded(_ value: CGFloat) -> CGFloat {
    (value * scale).rounded() / scale
  }
}

extension CGSize {
  /// Whether there is anything of this size.
  fileprivate var isShown: Bool { width > 0 && height > 0 }
}
