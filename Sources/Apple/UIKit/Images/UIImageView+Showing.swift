// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

extension UIImageView {
  /// The image of the two that is to be seen.
  var shownImage: UIImage? {
    isHighlighted ? highlightedImage ?? image : image
  }

  /// Sets both images; in a method, so that all that follows a change follows it in an initializer too.
  func setImages(_ image: UIImage?, _ highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
  }

  func imageChanged(from old: UIImage?) {
    takeContentMode()
    if old?.size != shownImage?.size { invalidateIntrinsicContentSize() }
  }

  /// Gives the layer the image as it is to be seen: pixels, their scale, and whether they fill the bounds.
  func showImage() {
    guard let image = shownImage else {
      layer.contents = nil
      return
    }
    let shown = flipping(image)
    let tint = tint(of: image)
    if image.model.resizing != nil, contentMode.stretches, let drawn = drawn(shown, tint: tint) {
      layer.contents = drawn
      layer.contentsScale = traitCollection.usableDisplayScale
    } else {
      layer.contents = shown.prepared(tint: tint)
      layer.contentsScale = image.scale
    }
  }

  /// The colour that the image is shown in; nil for its own colours.
  private func tint(of image: UIImage) -> CGColor? {
    let tint = image.renderingMode == .alwaysTemplate ? tintColor : image.model.tint
    return tint?.resolvedColor(with: traitCollection).cgColor
  }

  private func flipping(_ image: UIImage) -> UIImage {
    let isFlipped = image.flipsForRightToLeftLayoutDirection && effectiveUserInterfaceLayoutDirection == .rightToLeft
    return isFlipped ? image.withHorizontallyFlippedOrientation() : image
  }

  /// A resizable image at the size of the bounds; nil if it has no finite size, or is too large.
  private func drawn(_ image: UIImage, tint: CGColor?) -> CGImage? {
    let area = CGRect(origin: .zero, size: bounds.size)
    guard let canvas = BitmapCanvas(bounds: area, scale: traitCollection.usableDisplayScale, opaque: false) else {
      return nil
    }
    let colored = tint.map { image.withTintColor(UIColor(cgColor: $0)) } ?? image
    UIGraphicsPushContext(canvas.context)
    colored.draw(in: area)
    UIGraphicsPopContext()
    return canvas.image
  }

  func encodeImages(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    if let image { coder.encode(image, forKey: "image") }
    if let highlightedImage { coder.encode(highlightedImage, forKey: "highlightedImage") }
    coder.encode(isHighlighted, forKey: "highlighted")
  }

  func decodeImages(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    if coder.containsValue(forKey: "image") { image = coder.decodeObject(of: UIImage.self, forKey: "image") }
    if coder.containsValue(forKey: "highlightedImage") {
      highlightedImage = coder.decodeObject(of: UIImage.self, forKey: "highlightedImage")
    }
    if coder.containsValue(forKey: "highlighted") { isHighlighted = coder.decodeBool(forKey: "highlighted") }
  }
}

extension UIView.ContentMode {
  /// Whether contents take the size of the bounds.
  var stretches: Bool { self == .scaleToFill || self == .redraw }
}
