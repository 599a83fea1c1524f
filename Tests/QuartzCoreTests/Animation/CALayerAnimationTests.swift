// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

@testable import QuartzCore

private final class DialLayer: CALayer {
  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  var progress: CGFloat {
    get { value(forKey: "progress") as? CGFloat ?? 0 }
    set { setValue(newValue, forKey: "progress") }
  }

  override func draw(in ctx: CGContext) {
    ctx.setFillColor(.red)
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
  }
}

/// A layer that cannot be copied, as those of people's who do not know of it.
private final class UncopiedLayer: CALayer {
  let size: CGFloat

  init(size: CGFloat) {
    self.size = size
    super.init()
  }

  required init?(coder: NSCoder) { nil }
}

struct CALayerAnimationTests {
  @Test func theModelIsNotTouched() throws {
    let stage = Stage()
    stage.layer.add(animation("position.x", from: 5, to: 25), forKey: nil)
    stage.root.tick(timestamp: 0)
    stage.root.tick(timestamp: 0.5)
    #expect(stage.layer.position == CGPoint(x: 5, y: 5))
    #expect(stage.layer.presentation()?.position == CGPoint(x: 15, y: 5))
    let (shown, model) = (try stage.picture, try stage.modelPicture)
    #expect(shown[12, 3] == Bitmap.Pixel.red)
    #expect(shown[3, 3].alpha == 0)
    #expect(model[3, 3].alpha == 255)
    #expect(model[12, 3].alpha == 0)
    stage.root.tick(timestamp: 1)
    #expect(try stage.picture == model)
    #expect(stage.layer.animationKeys() == nil)
    #expect(!stage.root.hasAnimations)
  }

  @Test func treesThatWereNotTickedShowTheirModel() throws {
    let root = box(0, 0, 40, 40)
    let layer = box(0, 0, 10, 10, .red)
    root.addSublayer(layer)
    layer.add(animation("position.x", from: 25, to: 35), forKey: nil)
    #expect(layer.presentation() == nil)
    #expect(root.hasAnimations)
    layer.opacity = 0.5
    #expect(layer.animationKeys() == nil)
    let shown = try Bitmap(size: CGSize(width: 40, height: 40)) { root.renderPresentation(in: $0) }
    #expect(try shown == Bitmap(layer: root, width: 40, height: 40))
  }

  @Test func anAnimationThatWaitsShowsItsStart() {
    let stage = Stage()
    stage.layer.add(animation("position.x", from: 25, to: 35), forKey: nil)
    #expect(stage.layer.presentation()?.position.x == 25)
    stage.root.tick(timestamp: 7)
    #expect(stage.layer.presentation()?.position.x == 25)
    #expect(stage.value("position.x", at: 7.5) == 30)
  }

  @Test func keysReplaceAndRemove() {
    let (stage, diary) = (Stage(), Diary())
    for name in ["a", "b", "c"] {
      let animation = animation("cornerRadius", from: 0, to: 1)
      animation.delegate = diary
      animation.setValue(name, forKey: "name")
      stage.layer.add(animation, forKey: name == "c" ? nil : "key")
    }
    #expect(stage.layer.animationKeys() == ["key"])
    CATransaction.flush()
    #expect(diary.entries == ["removed a"])
    stage.root.tick(timestamp: 1)
    stage.layer.removeAnimation(forKey: "key")
    #expect(diary.entries == ["removed a", "start b", "start c"])
    stage.root.tick(timestamp: 1.5)
    #expect(diary.entries == ["removed a", "start b", "start c", "removed b"])
    stage.root.tick(timestamp: 2)
    #expect(diary.entries.last == "end c")
    stage.layer.removeAllAnimations()
    stage.root.tick(timestamp: 3)
    #expect(diary.entries.count == 5)
  }

  @Test func endsComeInTheirOrder() {
    let (stage, diary) = (Stage(), Diary())
    for (name, duration) in [("slow", 0.9), ("fast", 0.3), ("next", 1.1)] {
      let animation = animation("cornerRadius", from: 0, to: 1, duration: duration)
      animation.delegate = diary
      animation.setValue(name, forKey: "name")
      stage.layer.add(animation, forKey: nil)
    }
    stage.root.tick(timestamp: 0)
    stage.root.tick(timestamp: 1)
    #expect(diary.entries == ["start slow", "start fast", "start next", "end fast", "end slow"])
  }

  @Test func whatIsKeptStaysAtItsEnd() {
    let (stage, diary) = (Stage(), Diary())
    let animation = animation("cornerRadius", from: 0, to: 4)
    (animation.isRemovedOnCompletion, animation.fillMode, animation.delegate) = (false, .forwards, diary)
    stage.layer.add(animation, forKey: "kept")
    stage.root.tick(timestamp: 0)
    for time in [1.0, 2, 3] { #expect(stage.value("cornerRadius", at: time) == 4) }
    #expect(diary.entries == ["start cornerRadius", "end cornerRadius"])
    #expect(!stage.root.hasAnimations)
    #expect(stage.layer.animationKeys() == ["kept"])
    stage.layer.removeAllAnimations()
    #expect(stage.value("cornerRadius", at: 4) == 0)
    #expect(diary.entries.count == 2)
  }

  @Test func beginTimesAreOfTheLayer() {
    let stage = Stage()
    let animation = animation("cornerRadius", from: 2, to: 4)
    animation.beginTime = 3
    stage.layer.add(animation, forKey: nil)
    #expect(stage.value("cornerRadius", at: 2) == 0)
    #expect(stage.root.hasAnimations)
    #expect(stage.value("cornerRadius", at: 3.5) == 3)
    stage.layer.removeAllAnimations()
    animation.fillMode = .backwards
    animation.beginTime = 10
    stage.layer.add(animation, forKey: nil)
    #expect(stage.value("cornerRadius", at: 5) == 2)
  }

  @Test func aHaltedLayerStaysAndGoesOn() {
    let stage = Stage()
    stage.layer.add(animation("cornerRadius", from: 0, to: 8), forKey: nil)
    stage.root.tick(timestamp: 10)
    #expect(stage.value("cornerRadius", at: 10.25) == 2)
    let halt = stage.layer.convertTime(10.25, from: nil)
    stage.layer.speed = 0
    stage.layer.timeOffset = halt
    #expect(stage.value("cornerRadius", at: 12) == 2)
    #expect(!stage.root.hasAnimations)
    stage.layer.timeOffset = halt + 0.25
    #expect(stage.value("cornerRadius", at: 12) == 4)
    let halted = stage.layer.timeOffset
    (stage.layer.speed, stage.layer.timeOffset, stage.layer.beginTime) = (1, 0, 0)
    stage.layer.beginTime = stage.layer.convertTime(13, from: nil) - halted
    #expect(stage.value("cornerRadius", at: 13.25) == 6)
    #expect(stage.root.hasAnimations)
  }

  @Test func timesAreConvertedAlongTheTree() {
    let stage = Stage()
    (stage.root.speed, stage.root.beginTime) = (2, 1)
    (stage.layer.speed, stage.layer.timeOffset) = (0.5, 3)
    #expect(stage.layer.convertTime(5, from: nil) == 7)
    #expect(stage.layer.convertTime(7, to: nil) == 5)
    #expect(stage.layer.convertTime(8, from: stage.root) == 7)
    #expect(stage.root.convertTime(7, from: stage.layer) == 8)
  }

  @Test func presentationsMakeATree() throws {
    let stage = Stage()
    let inner = box(2, 2, 4, 4, .blue)
    let mask = box(0, 0, 40, 40, .green)
    stage.layer.addSublayer(inner)
    stage.root.mask = mask
    stage.root.tick(timestamp: 0)
    stage.layer.add(animation("position.x", from: 5, to: 25), forKey: nil)
    stage.root.tick(timestamp: 0)
    stage.root.tick(timestamp: 0.5)
    let shown = try #require(stage.root.presentation())
    #expect(shown !== stage.root)
    #expect(shown.model() === stage.root)
    #expect(shown.presentation() === shown)
    #expect(shown.sublayers?.first === stage.layer.presentation())
    #expect(inner.presentation()?.superlayer === stage.layer.presentation())
    #expect(shown.mask?.model() === mask)
    #expect(shown.hitTest(CGPoint(x: 14, y: 5))?.model() === inner)
    #expect(stage.root.hitTest(CGPoint(x: 4, y: 5)) === inner)
    #expect(inner.presentation()?.convert(CGPoint.zero, to: shown) == CGPoint(x: 12, y: 2))
    #expect(stage.layer.model() === stage.layer)
    stage.layer.cornerRadius = 3
    #expect(stage.layer.presentation()?.position.x == 15)
  }

  @Test func ownPropertiesAreDrawnWithTheirShownValue() throws {
    let dial = DialLayer()
    dial.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
    dial.progress = 1
    let stage = Stage(dial)
    let animation = animation("progress", from: 0, to: 1)
    dial.add(animation, forKey: nil)
    stage.root.tick(timestamp: 0)
    #expect(try stage.picture.coverage == 0)
    stage.root.tick(timestamp: 0.25)
    #expect(try stage.picture.coverage == 100)
    #expect(dial.presentation()?.progress == 0.25)
    #expect(try stage.modelPicture.coverage == 400)
    stage.root.tick(timestamp: 1)
    #expect(try stage.picture.coverage == 400)
  }

  @Test func layersThatCannotBeCopiedAreShown() throws {
    let stage = Stage(UncopiedLayer(size: 3))
    stage.layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.layer.backgroundColor = .red
    stage.layer.removeAllAnimations()
    stage.layer.add(animation("position.x", from: 5, to: 25), forKey: nil)
    stage.root.tick(timestamp: 0)
    stage.root.tick(timestamp: 0.5)
    #expect(try stage.picture[12, 3].alpha == 255)
  }

  @Test func contentsAreThoseOfTheLayer() throws {
    let dial = DialLayer()
    dial.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dial.progress = 1
    let stage = Stage(dial)
    dial.removeAllAnimations()
    dial.add(animation("position.x", from: 5, to: 26), forKey: nil)
    stage.root.tick(timestamp: 0)
    stage.root.tick(timestamp: 0.5)
    // Half a pixel off the grid, where the outermost columns are cut off twice, by the drawing and by the bounds.
    let picture = try stage.picture
    #expect(abs(picture.coverage - 95) < 0.5)
    #expect(picture[15, 3].alpha == 255)
    #expect(try stage.modelPicture.coverage == 100)
  }

  @Test func extentsFollow() throws {
    let stage = Stage(box(0, 0, 10, 10, .red))
    stage.root.bounds = .zero
    stage.root.removeAllAnimations()
    stage.root.tick(timestamp: 0)
    stage.layer.add(animation("position.x", from: 5, to: 25), forKey: nil)
    stage.root.tick(timestamp: 0)
    #expect(stage.root.shown.extent == CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.root.tick(timestamp: 0.5)
    #expect(stage.root.shown.extent == CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(stage.root.extent == CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.layer.bounds.size.height = 20
    stage.layer.removeAnimation(forKey: "bounds")
    #expect(stage.root.shown.extent == CGRect(x: 10, y: -5, width: 10, height: 20))
    stage.root.tick(timestamp: 1)
    #expect(stage.root.shown.extent == CGRect(x: 0, y: -5, width: 10, height: 20))
  }

  @Test func leavingATreeEndsAnimations() {
    let (stage, diary) = (Stage(), Diary())
    let inner = box(0, 0, 4, 4, .red)
    stage.layer.addSublayer(inner)
    let animation = animation("cornerRadius", from: 0, to: 4)
    animation.delegate = diary
    inner.add(animation, forKey: "key")
    stage.root.tick(timestamp: 0)
    stage.layer.removeFromSuperlayer()
    stage.root.addSublayer(stage.layer)
    stage.root.tick(timestamp: 0.5)
    #expect(inner.animationKeys() == ["key"])
    stage.layer.removeFromSuperlayer()
    #expect(stage.root.hasAnimations)
    stage.root.tick(timestamp: 0.6)
    #expect(diary.entries == ["start cornerRadius", "removed cornerRadius"])
    #expect(inner.animationKeys() == nil)
    #expect(!stage.root.hasAnimations)
  }

  @Test func anAnimationThatGoesWithItsLayerIsToldAsRemoved() {
    let diary = Diary()
    do {
      let stage = Stage()
      let animation = animation("cornerRadius", from: 0, to: 4)
      animation.delegate = diary
      CATransaction.begin()
      CATransaction.setCompletionBlock { diary.note("over") }
      stage.layer.add(animation, forKey: nil)
      CATransaction.commit()
      stage.root.tick(timestamp: 0.5)
    }
    #expect(diary.entries == ["start cornerRadius"])
    CATransaction.flush()
    #expect(diary.entries == ["start cornerRadius", "removed cornerRadius", "over"])
  }

  @Test func thousandsAreBorne() throws {
    let stage = Stage()
    for index in 0..<3000 {
      let layer = box(0, 0, 4, 4, .red)
      stage.root.addSublayer(layer)
      layer.add(animation("position.x", from: 0, to: 30, duration: Double(index) / 1000), forKey: nil)
    }
    for frame in 0..<4 { stage.root.tick(timestamp: Double(frame)) }
    #expect(!stage.root.hasAnimations)
  }

  @Test func oddTicksAreBorne() {
    let stage = Stage()
    stage.layer.add(animation("cornerRadius", from: 0, to: 4), forKey: nil)
    stage.root.tick(timestamp: 1)
    for time in [Double.nan, .infinity, -.infinity, -5, 0.5] {
      #expect(stage.value("cornerRadius", at: time) == 0)
    }
    stage.layer.tick(timestamp: 1.5)
    #expect(stage.layer.presentation()?.cornerRadius == 2)
  }

  @Test func theSameTicksGiveTheSameFrames() throws {
    func frames(from start: Double) throws -> [Bitmap] {
      let stage = Stage()
      let spring = CASpringAnimation(keyPath: "position")
      (spring.fromValue, spring.toValue, spring.duration) = (CGPoint(x: 3, y: 4), CGPoint(x: 31, y: 22), 1)
      stage.layer.add(spring, forKey: nil)
      stage.layer.add(animation("transform.rotation.z", from: 0, to: 3), forKey: nil)
      return try (0...6).map { frame in
        stage.root.tick(timestamp: start + Double(frame) / 8)
        return try stage.picture
      }
    }
    let first = try frames(from: 0)
    #expect(try frames(from: 0) == first)
    #expect(try frames(from: 1024) == first)
    #expect(Set(first.map(\.coverage)).count > 1)
  }
}
