// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension Scene {
  /// Text on baselines that are whole points, as bitmaps place them, so that all engines place them alike.
  static let texts: [Scene] = [
    Scene("a label") { view in
      let font = UIFont.systemFont(ofSize: 17)
      let label = UILabel(frame: CGRect(x: 6, y: 20 - font.ascender, width: 110, height: font.lineHeight))
      label.font = font
      label.text = "Hello, gap"
      view.addSubview(label)
    },
    Scene("text in both directions") { view in
      let layer = CATextLayer()
      layer.frame = CGRect(x: 5, y: 10, width: 110, height: 60)
      layer.string = "ab שלום"
      layer.fontSize = 22
      layer.foregroundColor = UIColor.systemRed.cgColor
      let font = UIFont.systemFont(ofSize: 22)
      layer.frame.origin.y = 40 - max(font.ascender, UIFont(name: "DejaVuSans", size: 22)?.ascender ?? 0)
      view.layer.addSublayer(layer)
    },
    Scene("turned text") { view in
      let layer = CATextLayer()
      layer.string = "Turn"
      layer.fontSize = 26
      layer.foregroundColor = UIColor.black.cgColor
      layer.frame = CGRect(x: 25, y: 22, width: 80, height: 36)
      layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.35))
      view.layer.addSublayer(layer)
    },
  ]
}
