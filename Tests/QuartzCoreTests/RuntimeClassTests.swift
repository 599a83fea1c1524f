// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CStippleRuntime
import CoreGraphics
import Foundation
import QuartzCore
import Testing

private class Plain: NSObject {
  let number = 5
}

private final class Initialized: Plain {
  var text = "x"

  override init() {
    text = "made"
  }
}

private class LoudLayer: CALayer {
  var volume: CGFloat = 1

  override init() {
    super.init()
    volume = 9
  }

  override init(layer: Any) {
    super.init(layer: layer)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class QuietLayer: LoudLayer {
  override func draw(in ctx: CGContext) {}
}

private final class PlainShape: CAShapeLayer {}

private final class GenericLayer<Value>: CALayer {
  var value: Value?
}

struct RuntimeClassTests {
  @Test func entriesOfTheLinkedModulesAreFound() {
    #expect(stipple_object_init() != nil)
    #expect(stipple_layer_draw() != nil)
    #expect(stipple_view_init() != nil)
    #expect(stipple_view_draw() != nil)
  }

  @Test func objectIsMadeByItsOwnInitializer() throws {
    let made = try #require(RuntimeClass(Initialized.self).makeObject(of: NSObject.self) as? Initialized)
    #expect(made.text == "made")
    #expect(made.number == 5)
    #expect(RuntimeClass(Plain.self).makeObject(of: Plain.self)?.number == 5)
  }

  @Test func layerIsMadeByItsOwnInitializer() throws {
    let layer: CALayer? = RuntimeClass(QuietLayer.self).makeObject(of: CALayer.self)
    #expect((layer as? QuietLayer)?.volume == 9)
    let shape: CALayer? = RuntimeClass(PlainShape.self).makeObject(of: CALayer.self)
    #expect((shape as? PlainShape)?.lineWidth == 1)
    let base: CALayer? = RuntimeClass(CALayer.self).makeObject(of: CALayer.self)
    #expect(base?.contentsScale == 1)
    let generic: CALayer? = RuntimeClass(GenericLayer<Int>.self).makeObject(of: CALayer.self)
    #expect(generic is GenericLayer<Int>)
  }

  @Test func classThatIsNotAskedForGivesNil() {
    let layer: CALayer? = RuntimeClass(Plain.self).makeObject(of: CALayer.self)
    #expect(layer == nil)
  }

  @Test func madeObjectIsReleased() {
    weak var observed: NSObject?
    do {
      let object = RuntimeClass(Initialized.self).makeObject(of: NSObject.self)
      observed = object
      #expect(observed === object)
    }
    #expect(observed == nil)
  }

  @Test(
    arguments: [
      (CALayer.self, false), (CAShapeLayer.self, false), (PlainShape.self, false), (LoudLayer.self, false),
      (QuietLayer.self, true), (GenericLayer<String>.self, false), (NSObject.self, false),
    ] as [(AnyClass, Bool)])
  func overriddenDrawingIsSeen(type: AnyClass, overrides: Bool) {
    #expect(RuntimeClass(type).overridesLayerDrawing == overrides)
  }
}
