// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension Scene {
  /// A picture of flat parts whose edges lie between pixels at both scales, so that no engine has to interpolate them:
  /// a red frame around a blue part and a clear one.
  private static func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      UIColor.systemRed.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
      UIColor.systemBlue.setFill()
      context.fill(CGRect(x: 4, y: 4, width: width - 8, height: height - 8), blendMode: .copy)
      context.cgContext.clear(CGRect(x: 4, y: 4, width: width / 2 - 4, height: height - 8))
    }
  }

  @MainActor private static func view(
    _ image: UIImage, _ frame: CGRect, _ mode: UIView.ContentMode = .scaleToFill
  ) -> UIImageView {
    let view = UIImageView(image: image)
    view.frame = frame
    view.contentMode = mode
    return view
  }

  static let images: [Scene] = [
    Scene("an image of its size, and one that is turned") {
      let image = picture(40, 24)
      $0.addSubview(view(image, CGRect(x: 10, y: 10, width: 40, height: 24)))
      if let pixels = image.cgImage {
        let turned = UIImage(cgImage: pixels, scale: 2, orientation: .left)
        $0.addSubview(view(turned, CGRect(x: 70, y: 10, width: 24, height: 40)))
      }
    },
    Scene("an image in the middle, and one in a corner") {
      $0.addSubview(view(picture(40, 24), CGRect(x: 0, y: 0, width: 60, height: 80), .center))
      $0.addSubview(view(picture(40, 24), CGRect(x: 60, y: 0, width: 60, height: 80), .bottomRight))
    },
    Scene("a template in a tint, half opaque") {
      $0.tintColor = UIColor.systemGreen.withAlphaComponent(0.5)
      let image = picture(40, 24).withRenderingMode(.alwaysTemplate)
      $0.addSubview(view(image, CGRect(x: 10, y: 10, width: 40, height: 24)))
    },
    Scene("a view under a mask that draws") {
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 60))
      view.backgroundColor = .systemIndigo
      let mask = UIImageView(image: picture(100, 60))
      view.mask = mask
      $0.addSubview(view)
    },
    Scene("a hierarchy drawn by a view") {
      final class Copying: UIView {
        let original = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        override func draw(_ rect: CGRect) {
          original.drawHierarchy(in: CGRect(x: 10, y: 10, width: 100, height: 60), afterScreenUpdates: true)
        }
      }
      let copying = Copying(frame: CGRect(origin: .zero, size: size))
      copying.isOpaque = false
      copying.original.backgroundColor = .systemYellow
      let dot = UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20))
      dot.backgroundColor = .systemBrown
      dot.layer.cornerRadius = 10
      copying.original.addSubview(dot)
      $0.addSubview(copying)
    },
  ]
}
