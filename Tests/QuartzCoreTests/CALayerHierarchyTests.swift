// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore
import Testing

struct CALayerHierarchyTests {
  private let parent = CALayer()
  private let a = CALayer()
  private let b = CALayer()
  private let c = CALayer()

  @Test func sublayersAreNilUntilOneIsAdded() {
    #expect(parent.sublayers == nil)
    parent.addSublayer(a)
    #expect(parent.sublayers == [a])
    #expect(a.superlayer === parent)
    a.removeFromSuperlayer()
    #expect(parent.sublayers == nil)
    #expect(a.superlayer == nil)
  }

  @Test func insertionByIndexIsClamped() {
    parent.insertSublayer(a, at: 7)
    parent.insertSublayer(b, at: 0)
    parent.insertSublayer(c, at: 1)
    #expect(parent.sublayers == [b, c, a])
    parent.insertSublayer(b, at: UInt32.max)
    #expect(parent.sublayers == [c, a, b])
  }

  @Test func insertionBesidesASibling() {
    parent.sublayers = [a, b]
    parent.insertSublayer(c, below: b)
    #expect(parent.sublayers == [a, c, b])
    parent.insertSublayer(c, above: b)
    #expect(parent.sublayers == [a, b, c])
    parent.insertSublayer(c, above: a)
    #expect(parent.sublayers == [a, c, b])
    parent.insertSublayer(c, above: c)
    #expect(parent.sublayers == [a, c, b])
    parent.insertSublayer(c, below: nil)
    #expect(parent.sublayers == [c, a, b])
    parent.insertSublayer(c, above: CALayer())
    #expect(parent.sublayers == [a, b, c])
  }

  @Test func replacementTakesThePlace() {
    parent.sublayers = [a, b]
    parent.replaceSublayer(a, with: c)
    #expect(parent.sublayers == [c, b])
    #expect(a.superlayer == nil)
    parent.replaceSublayer(b, with: c)
    #expect(parent.sublayers == [c])
    parent.replaceSublayer(a, with: b)
    #expect(parent.sublayers == [c])
    parent.replaceSublayer(c, with: c)
    #expect(parent.sublayers == [c])
  }

  @Test func addingMovesFromTheOldSuperlayer() {
    let other = CALayer()
    other.addSublayer(a)
    parent.addSublayer(a)
    #expect(other.sublayers == nil)
    #expect(parent.sublayers == [a])
    parent.addSublayer(b)
    parent.addSublayer(a)
    #expect(parent.sublayers == [b, a])
  }

  @Test func settingSublayersReplacesThem() {
    let other = CALayer()
    other.addSublayer(c)
    parent.sublayers = [a, b]
    parent.sublayers = [b, c, b]
    #expect(parent.sublayers == [b, c])
    #expect(a.superlayer == nil)
    #expect(c.superlayer === parent)
    #expect(other.sublayers == nil)
    parent.sublayers = nil
    #expect(parent.sublayers == nil)
    #expect(b.superlayer == nil)
  }

  @Test func layerIsNeverPutInsideItself() {
    parent.addSublayer(a)
    a.addSublayer(b)
    b.addSublayer(parent)
    b.addSublayer(b)
    b.sublayers = [parent, c]
    b.insertSublayer(a, below: c)
    a.replaceSublayer(b, with: parent)
    #expect(b.sublayers == [c])
    #expect(parent.superlayer == nil)
    #expect(a.sublayers == [b])
  }

  @Test func superlayerIsNotHeld() {
    var parent: CALayer? = CALayer()
    parent?.addSublayer(a)
    parent = nil
    #expect(a.superlayer == nil)
  }
}
