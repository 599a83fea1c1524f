// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore
import StippleTestSupport
import Testing

struct LayerStageTests {
  /// A tree of 40 by 40 points with a layer in the middle, and a sublayer in that.
  private static func sample() -> (root: CALayer, middle: CALayer, inner: CALayer) {
    let (root, middle, inner) = (box(0, 0, 40, 40, .green), box(10, 10, 12, 12, .red), box(2, 2, 4, 4, .blue))
    root.addSublayer(middle)
    middle.addSublayer(inner)
    return (root, middle, inner)
  }

  // MARK: What is damaged

  @Test func allIsOutOfDateAtFirstAndNothingAfterwards() throws {
    let (root, _, _) = Self.sample()
    let stage = LayerStage(root: root) {}
    #expect(stage.takeDamage() == .everything)
    #expect(stage.takeDamage().isEmpty)
    stage.damageEverything()
    #expect(stage.takeDamage() == .everything)
  }

  @Test func whatMovesIsDamagedWhereItWasAndWhereItIs() throws {
    let (root, middle, _) = Self.sample()
    let screen = try LayerScreen(root)
    middle.position.x += 12
    middle.position.y += 6
    #expect(
      screen.drawFrame().rects == [
        CGRect(x: 10, y: 10, width: 12, height: 12), CGRect(x: 22, y: 16, width: 12, height: 12),
      ])
    middle.position = CGPoint(x: 4, y: 4)
    middle.position = CGPoint(x: 38, y: 38)
    #expect(
      screen.drawFrame().rects == [
        CGRect(x: 22, y: 16, width: 12, height: 12), CGRect(x: 32, y: 32, width: 12, height: 12),
      ])
  }

  @Test func aLayerThatComesOrGoesDamagesItsPlaceAlone() throws {
    let (root, middle, inner) = Self.sample()
    let screen = try LayerScreen(root)
    inner.removeFromSuperlayer()
    #expect(screen.drawFrame().rects == [CGRect(x: 12, y: 12, width: 4, height: 4)])
    inner.backgroundColor = .green
    #expect(screen.drawFrame().isEmpty)
    middle.addSublayer(inner)
    #expect(screen.drawFrame().rects == [CGRect(x: 12, y: 12, width: 4, height: 4)])
  }

  @Test func theShadowOfAHolderIsDamagedToo() throws {
    let (root, middle, inner) = Self.sample()
    (middle.shadowOpacity, middle.shadowRadius, middle.shadowOffset) = (1, 2, CGSize(width: 10, height: 0))
    let screen = try LayerScreen(root)
    inner.backgroundColor = nil
    #expect(screen.drawFrame().rects == [CGRect(x: 10, y: 4, width: 28, height: 24)])
  }

  @Test func whatIsHiddenOrCutOffDamagesNothing() throws {
    let (root, middle, inner) = Self.sample()
    middle.masksToBounds = true
    let outer = box(20, 20, 4, 4, .red)
    middle.addSublayer(outer)
    let screen = try LayerScreen(root)
    outer.backgroundColor = .blue
    #expect(screen.drawFrame().isEmpty)
    middle.isHidden = true
    #expect(screen.drawFrame().rects == [middle.frame])
    inner.position.x = 7
    #expect(screen.drawFrame().isEmpty)
  }

  @Test func aChangeOfTheRootDamagesEverything() throws {
    let (root, _, _) = Self.sample()
    let screen = try LayerScreen(root)
    root.backgroundColor = .blue
    #expect(screen.drawFrame().isEverything)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300])
  func whatIsNowhereDamagesNoMoreThanItsOldPlace(number: CGFloat) throws {
    let (root, middle, inner) = Self.sample()
    let screen = try LayerScreen(root)
    middle.position.x = number
    inner.position.x = number
    let damage = screen.drawFrame()
    #expect(damage.isEverything || damage.rects.contains { $0.contains(CGRect(x: 10, y: 10, width: 12, height: 12)) })
    #expect(try screen.wrongBytes() == 0)
  }

  // MARK: When it is told

  @Test func aChangeIsToldOnceUntilTheDamageIsTaken() {
    let (root, middle, inner) = Self.sample()
    var count = 0
    let stage = LayerStage(root: root) { count += 1 }
    _ = stage.takeDamage()
    #expect(count == 0)
    middle.opacity = 0.5
    inner.opacity = 0.5
    #expect(count == 1)
    _ = stage.takeDamage()
    inner.setNeedsLayout()
    #expect(count == 2)
    _ = stage.takeDamage()
    inner.setNeedsDisplay()
    #expect(count == 3)
    _ = stage.takeDamage()
    inner.opacity = 0.5
    #expect(count == 3)
  }

  @Test func aTreeOffTheStageTellsNothing() {
    let (root, middle, inner) = Self.sample()
    var count = 0
    let stage = LayerStage(root: root) { count += 1 }
    _ = stage.takeDamage()
    middle.removeFromSuperlayer()
    _ = stage.takeDamage()
    inner.opacity = 0.5
    #expect(count == 1)
    stage.close()
    root.opacity = 0.5
    #expect(count == 1)
  }

  @Test func aLayoutThatMovesLayersIsInTheSameDamage() {
    final class Mover: CALayer {
      var x: CGFloat = 0
      override func layoutSublayers() { sublayers?.first?.position.x = x }
    }
    let (mover, child) = (Mover(), box(0, 0, 10, 10, .red))
    mover.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    mover.addSublayer(child)
    let root = box(0, 0, 60, 20)
    root.addSublayer(mover)
    var count = 0
    let stage = LayerStage(root: root) { count += 1 }
    _ = stage.takeDamage()
    mover.x = 40
    mover.setNeedsLayout()
    let damage = stage.takeDamage()
    #expect(damage.rects.contains { $0.contains(CGRect(x: 35, y: 0, width: 10, height: 10)) })
    #expect(count == 1)
  }

  @Test func aLayerThatAsksForContentsWhileItMakesThemIsDrawnAgainAtTheNextFrame() throws {
    final class Restless: CALayer {
      var count = 0
      override func draw(in ctx: CGContext) {
        count += 1
        setNeedsDisplay()
      }
    }
    let (root, layer) = (box(0, 0, 20, 20), Restless())
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.setNeedsDisplay()
    root.addSublayer(layer)
    let screen = try LayerScreen(root)
    #expect(layer.count == 1)
    screen.drawFrame()
    #expect(layer.count == 3)
  }
}
