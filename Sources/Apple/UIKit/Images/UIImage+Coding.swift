// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// Archives of images: a PNG file and lists of numbers. Apple's archives have other keys.
extension ImageModel {
  func encode(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    if let data = pixels?.pngData() { coder.encode(NSData(data: data), forKey: "png") }
    let caps = resizing?.caps ?? .zero
    let insets = alignmentRectInsets
    coder.encodeNumbers(
      [
        scale, CGFloat(orientation.rawValue), CGFloat(renderingMode.rawValue), flipsForRightToLeft ? 1 : 0,
        insets.top, insets.left, insets.bottom, insets.right,
        CGFloat(resizing?.mode.rawValue ?? -1), caps.top, caps.left, caps.bottom, caps.right,
      ], forKey: "properties")
    coder.encodeList(tint?.archived, forKey: "tint")
  }

  /// What an archive holds; an image without pixels where it holds none.
  init?(coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return nil }
    var image: CGImage?
    if coder.containsValue(forKey: "png") {
      guard let data = coder.decodeObject(of: NSData.self, forKey: "png"),
        let decoded = CGImage(pngData: Data(copying: data))
      else { return nil }
      image = decoded
    }
    guard let numbers = coder.decodeNumbers(forKey: "properties"), numbers.count == 13 else { return nil }
    let orientation = Int(exactly: numbers[1]).flatMap { UIImage.Orientation(rawValue: $0) }
    self.init(image, scale: numbers[0], orientation: orientation ?? .up)
    renderingMode = Int(exactly: numbers[2]).flatMap { UIImage.RenderingMode(rawValue: $0) } ?? .automatic
    flipsForRightToLeft = numbers[3] == 1
    alignmentRectInsets = UIEdgeInsets(top: numbers[4], left: numbers[5], bottom: numbers[6], right: numbers[7])
    if let mode = Int(exactly: numbers[8]).flatMap({ UIImage.ResizingMode(rawValue: $0) }) {
      let caps = UIEdgeInsets(top: numbers[9], left: numbers[10], bottom: numbers[11], right: numbers[12])
      resizing = Resizing(caps: caps, mode: mode)
    }
    tint = coder.decodeList(forKey: "tint").flatMap { UIColor(archived: $0) }
  }
}
