// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import StippleTestSupport
import Testing

@testable import QuartzCore

struct CALayerExtentTests {
  /// Layers of a group, which is as large as what it holds.
  private struct Tree {
    let root = box(0, 0, 60, 60)
    let group = box(10, 10, 10, 10)
    let middle = CALayer()
    let leaf = box(0, 0, 10, 10, .red)
    let shape = CAShapeLayer()

    init() {
      group.opacity = 0.5
      shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
      root.addSublayer(group)
      group.addSublayer(middle)
      middle.addSublayer(leaf)
      leaf.addSublayer(shape)
    }
  }

  @Test(arguments: 0..<11)
  func aGroupKnowsOfEveryChangeInIt(index: Int) throws {
    let changes: [(Tree) -> Void] = [
      { $0.leaf.position.x += 20 }, { $0.leaf.bounds.size.width = 40 },
      { $0.leaf.setAffineTransform(CGAffineTransform(scaleX: 3, y: 3)) },
      { $0.middle.sublayerTransform = CATransform3DMakeTranslation(0, 25, 0) },
      { $0.leaf.addSublayer(box(12, 12, 9, 9, .green)) }, { $0.middle.sublayers = [box(20, 3, 8, 8, .blue)] },
      { $0.shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 40, height: 30), transform: nil) },
      { $0.leaf.shadowOpacity = 1 },
      {
        $0.group.mask = box(0, 0, 4, 4, .red)
        $0.leaf.position.x -= 3
        $0.group.mask?.frame.size.width = 9
      },
      { tree in
        tree.leaf.isHidden = true
        _ = tree.group.extent
        tree.leaf.bounds.size.width = 30
        tree.leaf.isHidden = false
      },
      { tree in
        tree.leaf.removeFromSuperlayer()
        _ = tree.group.extent
        tree.leaf.position.x += 30
        tree.middle.addSublayer(tree.leaf)
      },
    ]
    let (drawn, new) = (Tree(), Tree())
    let before = try Bitmap(layer: drawn.root, width: 60, height: 60)
    changes[index](drawn)
    changes[index](new)
    let after = try Bitmap(layer: drawn.root, width: 60, height: 60)
    let sameAsNew = try after == Bitmap(layer: new.root, width: 60, height: 60)
    #expect(sameAsNew && after.inkedBox != before.inkedBox)
  }

  @Test(arguments: [CALayerContentsGravity.center, .resizeAspectFill, .topLeft])
  func aGroupHoldsAPictureBeyondTheBounds(gravity: CALayerContentsGravity) throws {
    let canvas = try Canvas(20, 10)
    canvas.context.setFillColor(.red)
    canvas.context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    let (root, layer) = (box(0, 0, 40, 20), box(16, 6, 8, 8))
    root.addSublayer(layer)
    layer.contents = canvas.context.makeImage()
    layer.contentsGravity = gravity
    let alone = try Bitmap(layer: root, width: 40, height: 20).inkedBox
    layer.opacity = 0.5
    let group = try Bitmap(layer: root, width: 40, height: 20)
    #expect(group.inkedBox == alone && alone.width >= 16)
    #expect(group[20, 10].alpha == 128)
  }
}
