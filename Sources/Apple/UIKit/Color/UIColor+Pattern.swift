// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation

extension UIColor {
  /// Makes a colour that is an image, repeated in both directions; clear for an image without pixels.
  ///
  /// The tiles begin at the origin of the base space: the top left corner of the image or page that is drawn in, or of
  /// the view or layer that draws, whatever is filled and however the context is moved. `setPatternPhase(_:)` of the
  /// context moves them. Components are not to be had: `getRed` and its like give false.
  public convenience init(patternImage image: UIImage) {
    self.init(source: CGColor(repeating: image).map { .pattern(image, $0) } ?? .plain(.extendedGray(0, alpha: 0)))
  }
}

extension UIImage {
  /// Fills a rectangle of the current context with the image, repeated from the origin of the base space.
  ///
  /// See ``UIColor/init(patternImage:)``.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setFillColor(UIColor(patternImage: self).cgColor)
    context.fill(rect)
    context.restoreGState()
  }
}

extension CGColor {
  /// An image as it is shown, repeated without gaps, for a base space whose y points down.
  fileprivate convenience init?(repeating image: UIImage) {
    let size = image.size
    guard let pixels = image.prepared(tint: image.model.tint?.cgColor),
      let space = CGColorSpace(patternBaseSpace: nil),
      let pattern = CGPattern(
        bounds: CGRect(origin: .zero, size: size), matrix: .identity, step: size, isColored: true,
        draw: { context in
          context.translateBy(x: 0, y: size.height)
          context.scaleBy(x: 1, y: -1)
          context.draw(pixels, in: CGRect(origin: .zero, size: size))
        })
    else { return nil }
    self.init(patternSpace: space, pattern: pattern, components: [1])
  }
}
