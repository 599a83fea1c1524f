// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension UIImage {
  /// Draws in the current context; a template in the context's fill colour, a tinted image in its tint.
  func draw(in rect: CGRect, setting: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = rect.standardized
    guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite, !rect.isEmpty else { return }
    let tint = model.tint?.cgColor ?? (renderingMode == .alwaysTemplate ? context.currentFillColor : nil)
    context.saveGState()
    setting(context)
    if let resizing = model.resizing {
      prepared(tint: tint)?.draw(resizing: resizing, scale: scale, in: rect, of: context)
    } else if let image = tint.map({ cgImage?.tinted($0) }) ?? cgImage {
      context.draw(image, orientation: imageOrientation, in: rect)
    }
    context.restoreGState()
  }

  /// The pixels as they are shown: the right way up, and in a tint if one is given; nil if there are none.
  func prepared(tint: CGColor?) -> CGImage? {
    guard let image = cgImage else { return nil }
    let upright = imageOrientation == .up ? image : image.turned(imageOrientation)
    return tint.map { upright?.tinted($0) } ?? upright
  }
}

extension CGContext {
  /// Draws an image, turned as its orientation says, in a space whose y points down.
  fileprivate func draw(_ image: CGImage, orientation: UIImage.Orientation, in rect: CGRect) {
    let stored = orientation.swapsSides ? CGSize(width: rect.height, height: rect.width) : rect.size
    saveGState()
    translateBy(x: rect.minX, y: rect.minY)
    concatenate(orientation.transform(in: rect.size))
    // Core Graphics draws images for y upwards.
    translateBy(x: 0, y: stored.height)
    scaleBy(x: 1, y: -1)
    draw(image, in: CGRect(origin: .zero, size: stored))
    restoreGState()
  }
}

extension CGImage {
  /// Draws the image, which is the right way up, in nine parts, in a space whose y points down.
  fileprivate func draw(
    resizing: ImageModel.Resizing, scale: CGFloat, in rect: CGRect, of context: CGContext
  ) {
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    NinePartImage(
      self, part: all, middle: resizing.middle(of: self, scale: scale), scale: scale, isTiled: resizing.mode == .tile
    ).draw(in: rect, of: context)
  }

  /// The image turned the right way up; nil if there is no memory for it.
  func turned(_ orientation: UIImage.Orientation) -> CGImage? {
    let size =
      orientation.swapsSides ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    let area = CGRect(origin: .zero, size: size)
    guard let canvas = BitmapCanvas(bounds: area, scale: 1, opaque: false) else { return nil }
    canvas.context.interpolationQuality = .none
    canvas.context.draw(self, orientation: orientation, in: area)
    return canvas.context.makeImage()
  }

  /// A colour in the shape of the image: the image's alpha times the colour's; nil if there is no memory for it.
  ///
  /// It takes one pass over the pixels.
  func tinted(_ color: CGColor) -> CGImage? {
    let area = CGRect(x: 0, y: 0, width: width, height: height)
    guard let canvas = BitmapCanvas(bounds: area, scale: 1, opaque: false), let memory = canvas.context.data else {
      return nil
    }
    let context = canvas.context
    context.interpolationQuality = .none
    context.draw(self, orientation: .up, in: area)
    context.flush()
    // One entry for each alpha that a pixel may have: blue, green, red and alpha, premultiplied.
    let rgba = color.rgba
    let table = (0...255).map { alpha -> UInt32 in
      let covered = Double(alpha) * rgba.alpha
      let bytes = [rgba.blue * covered, rgba.green * covered, rgba.red * covered, covered].map { UInt32($0.rounded()) }
      return bytes[0] | bytes[1] << 8 | bytes[2] << 16 | bytes[3] << 24
    }
    for row in 0..<context.height {
      let pixels = (memory + row * context.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for column in 0..<context.width { pixels[column] = table[Int(pixels[column] >> 24)] }
    }
    return context.makeImage()
  }
}
