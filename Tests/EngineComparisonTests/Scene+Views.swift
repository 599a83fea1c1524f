// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Stipple
import UIKit

extension Scene {
  static let views: [Scene] = [
    Scene("a dotted line as it comes") {
      $0.addSubview(DottedLineView(frame: CGRect(x: 10, y: 39, width: 100, height: 2)))
    },
    Scene("a dotted line of big dots, upright") {
      let line = DottedLineView(frame: CGRect(x: 50, y: 8, width: 20, height: 64))
      line.isVertical = true
      line.lineWidth = 7
      line.dotSpacing = 10.5
      $0.addSubview(line)
    },
    Scene("a dotted line that ends just where a dot begins") {
      let line = DottedLineView(frame: CGRect(x: 15, y: 36, width: 90, height: 8))
      line.lineWidth = 8
      line.dotSpacing = 14
      $0.addSubview(line)
    },
    Scene("a grid of lines") {
      let grid = GridView(frame: CGRect(origin: .zero, size: Scene.size))
      grid.gridStyle = .grid
      grid.gridWidth = 15
      $0.addSubview(grid)
    },
    Scene("a grid of dots") {
      let grid = GridView(frame: CGRect(origin: .zero, size: Scene.size))
      grid.gridStyle = .dot
      grid.gridWidth = 12
      grid.dotRadius = 2.25
      $0.addSubview(grid)
    },
  ]
}
