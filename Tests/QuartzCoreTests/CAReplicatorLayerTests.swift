// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing

struct CAReplicatorLayerTests {
  /// A row of squares, 4 points wide and 6 apart.
  private func row(_ count: Int, _ color: CGColor = .red) -> CAReplicatorLayer {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
    layer.instanceCount = count
    layer.instanceTransform = CATransform3DMakeTranslation(6, 0, 0)
    layer.addSublayer(box(0, 0, 4, 4, color))
    return layer
  }

  @Test func defaultsAreApples() {
    let layer = CAReplicatorLayer()
    #expect(layer.instanceCount == 1 && !layer.preservesDepth && layer.instanceDelay == 0)
    #expect(layer.instanceColor?.components == [1, 1, 1, 1])
    #expect(layer.instanceRedOffset == 0 && layer.instanceAlphaOffset == 0)
  }

  @Test(arguments: [(0, 0), (1, 1), (3, 3), (10, 10), (-4, 0)])
  func sublayersAreDrawnOnceAnInstance(count: Int, drawn: Int) throws {
    let pixels = try Bitmap(layer: row(count), width: 60, height: 10)
    #expect(pixels.opaqueCount == drawn * 16)
    #expect(drawn == 0 || pixels[(drawn - 1) * 6, 3] == .red)
  }

  @Test func transformIsAboutTheMiddle() throws {
    let layer = CAReplicatorLayer()
    layer.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    layer.instanceCount = 4
    layer.instanceTransform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    layer.addSublayer(box(18, 0, 4, 4, .red))
    let pixels = try Bitmap(layer: layer, width: 40, height: 40)
    for (x, y) in [(20, 1), (38, 20), (20, 38), (1, 20)] { #expect(pixels[x, y] == .red) }
    #expect(pixels.inkedCount == 64)
  }

  @Test func coloursAreMultipliedAndStepOn() throws {
    let layer = row(3, CGColor(srgbRed: 1, green: 0.8, blue: 0.4, alpha: 1))
    layer.instanceColor = CGColor(srgbRed: 1, green: 0.5, blue: 1, alpha: 1)
    (layer.instanceRedOffset, layer.instanceAlphaOffset) = (-0.2, -0.25)
    let pixels = try Bitmap(layer: layer, width: 60, height: 10)
    #expect(pixels[0, 0] == Bitmap.Pixel(255, 102, 102, 255))
    // Colour, then alpha are rounded.
    #expect(pixels[6, 0].difference(from: Bitmap.Pixel(153, 77, 77, 191)) <= 1)
    #expect(pixels[12, 0].difference(from: Bitmap.Pixel(77, 51, 51, 128)) <= 1)
  }

  @Test func picturesAndGradientsAreMultipliedToo() throws {
    let stamp = try Canvas(4, 4)
    stamp.context.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1))
    stamp.context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    let layer = row(1, .red)
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 10, y: 0, width: 4, height: 4)
    let white = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
    gradient.colors = [white, white]
    layer.sublayers?.first?.contents = stamp.context.makeImage()
    layer.addSublayer(gradient)
    layer.instanceColor = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    let pixels = try Bitmap(layer: layer, width: 20, height: 10)
    for x in [1, 11] { #expect(pixels[x, 1] == Bitmap.Pixel(51, 102, 153, 255)) }
  }

  @Test func replicatorsMayHoldOneAnother() throws {
    let (inner, outer) = (row(3), CAReplicatorLayer())
    outer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    outer.instanceCount = 4
    outer.instanceTransform = CATransform3DMakeTranslation(0, 8, 0)
    outer.addSublayer(inner)
    #expect(try Bitmap(layer: outer, width: 60, height: 60).opaqueCount == 3 * 4 * 16)
  }

  @Test(arguments: [Int.max, Int.min, 1_000_000])
  func oddCountsEnd(count: Int) throws {
    let layer = row(count)
    layer.instanceRedOffset = .nan
    #expect(try Bitmap(layer: layer, width: 60, height: 10).opaqueCount == (count > 0 ? 160 : 0))
  }

  @Test func archiveKeepsTheInstances() throws {
    let layer = row(3)
    (layer.instanceDelay, layer.instanceGreenOffset) = (0.5, -0.25)
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: true)
    let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: CAReplicatorLayer.self, from: data))
    #expect(copy.instanceCount == 3 && copy.instanceDelay == 0.5 && copy.instanceGreenOffset == -0.25)
    #expect(copy.instanceTransform.m41 == 6)
    #expect(CAReplicatorLayer(layer: layer).instanceCount == 3)
  }

  /// A thousand times a thousand times a thousand would take hours.
  @Test(.timeLimit(.minutes(1))) func instancesWithinInstancesAreBoundedInAll() throws {
    var content = box(0, 0, 1, 1, .red)
    for step in [1, 1000, 1] as [CGFloat] {
      let layer = CAReplicatorLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 1)
      layer.instanceCount = 1000
      layer.instanceTransform = CATransform3DMakeTranslation(step, 0, 0)
      layer.addSublayer(content)
      content = layer
    }
    let pixels = try Bitmap(layer: content, width: 20, height: 1)
    #expect(pixels.count(of: .red) == 20)
  }

  @Test func theInnerInstancesAreWhatTheOuterOnesLeave() throws {
    let inner = row(8)
    inner.instanceTransform = CATransform3DMakeTranslation(5, 0, 0)
    let outer = CAReplicatorLayer()
    outer.frame = CGRect(x: 0, y: 0, width: 60, height: 10)
    outer.addSublayer(inner)
    // 16,384 / 4,096 are left.
    outer.instanceCount = 4096
    #expect(try Bitmap(layer: outer, width: 60, height: 10).opaqueCount == 4 * 16)
    outer.instanceCount = 2
    #expect(try Bitmap(layer: outer, width: 60, height: 10).opaqueCount == 8 * 16)
  }
}
