// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore
import StippleTestSupport
import Testing

struct LayerStageTests {
  /// A screen of a tree that is drawn as its stage says.
  private final class Screen {
    let root: CALayer
    let stage: LayerStage
    let canvas: LayerCanvas

    init(_ root: CALayer, scale: CGFloat = 1) throws {
      self.root = root
      stage = LayerStage(root: root) {}
      canvas = try Self.canvas(of: root, scale: scale)
      drawFrame()
    }

    static func canvas(of root: CALayer, scale: CGFloat) throws -> LayerCanvas {
      let size = root.bounds.size
      return try #require(
        LayerCanvas(width: Int(size.width * scale), height: Int(size.height * scale), scale: scale))
    }

    @discardableResult
    func drawFrame() -> LayerDamage {
      let damage = stage.takeDamage()
      _ = canvas.redraw(damage) { root.renderPresentation(in: $0) }
      return damage
    }

    /// How many bytes are not as all drawn anew has them.
    func wrongBytes() throws -> Int {
      let whole = try Self.canvas(of: root, scale: canvas.scale)
      _ = whole.redraw(.everything) { root.renderPresentation(in: $0) }
      return zip(bytes(canvas), bytes(whole)).count { $0 != $1 }
    }

    private func bytes(_ canvas: LayerCanvas) -> [UInt8] {
      var bytes: [UInt8] = []
      canvas.withBytes { bytes = Array($0) }
      return bytes
    }
  }

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
    let screen = try Screen(root)
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
    let screen = try Screen(root)
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
    let screen = try Screen(root)
    inner.backgroundColor = nil
    #expect(screen.drawFrame().rects == [CGRect(x: 10, y: 4, width: 28, height: 24)])
  }

  @Test func whatIsHiddenOrCutOffDamagesNothing() throws {
    let (root, middle, inner) = Self.sample()
    middle.masksToBounds = true
    let outer = box(20, 20, 4, 4, .red)
    middle.addSublayer(outer)
    let screen = try Screen(root)
    outer.backgroundColor = .blue
    #expect(screen.drawFrame().isEmpty)
    middle.isHidden = true
    #expect(screen.drawFrame().rects == [middle.frame])
    inner.position.x = 7
    #expect(screen.drawFrame().isEmpty)
  }

  @Test func aChangeOfTheRootDamagesEverything() throws {
    let (root, _, _) = Self.sample()
    let screen = try Screen(root)
    root.backgroundColor = .blue
    #expect(screen.drawFrame().isEverything)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300])
  func whatIsNowhereDamagesNoMoreThanItsOldPlace(number: CGFloat) throws {
    let (root, middle, inner) = Self.sample()
    let screen = try Screen(root)
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
    let screen = try Screen(root)
    #expect(layer.count == 1)
    screen.drawFrame()
    #expect(layer.count == 3)
  }

  // MARK: The rule

  @Test(arguments: [1, 2, 1.5] as [CGFloat], 0..<40 as Range<UInt64>)
  func drawingTheDamageGivesTheBytesOfDrawingAll(scale: CGFloat, seed: UInt64) throws {
    var forest = LayerForest(seed: seed * 977 + 1)
    let screen = try Screen(forest.tree(), scale: scale)
    for step in 0..<25 {
      for _ in 0...step % 3 { forest.changeTree(screen.root) }
      screen.drawFrame()
      let wrong = try screen.wrongBytes()
      #expect(wrong == 0, "after step \(step)")
      guard wrong == 0 else { return }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func drawingTheDamageOfATickGivesTheBytesOfDrawingAll(seed: UInt64) throws {
    var forest = LayerForest(seed: seed * 977 + 7)
    let screen = try Screen(forest.tree())
    screen.root.tick(timestamp: 0)
    for step in 0..<25 {
      // Layers without views are animated, a quarter of a second each.
      if step % 2 == 0 { forest.changeTree(screen.root) }
      screen.root.tick(timestamp: Double(step) / 10)
      screen.drawFrame()
      let wrong = try screen.wrongBytes()
      #expect(wrong == 0, "after step \(step)")
      guard wrong == 0 else { return }
    }
  }
}
