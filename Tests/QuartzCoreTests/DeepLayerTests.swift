// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing

@testable import QuartzCore

struct DeepLayerTests {
  /// What each level of a deep tree has, so that drawing goes by way of the longest paths.
  enum Kind: CaseIterable {
    case plain, clipped, translucent, shadowed, masked, replicated, all

    func make() -> CALayer {
      let layer = self == .replicated || self == .all ? CAReplicatorLayer() : CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 4, height: 4)
      layer.backgroundColor = .red
      switch self {
      case .plain, .replicated: break
      case .clipped: (layer.masksToBounds, layer.cornerRadius) = (true, 1)
      case .translucent: layer.opacity = 0.999
      case .shadowed: (layer.shadowOpacity, layer.shadowRadius) = (1, 0.25)
      case .masked: layer.mask = box(0, 0, 4, 4, .red)
      case .all:
        (layer.opacity, layer.shadowOpacity, layer.shadowRadius, layer.shouldRasterize) = (0.999, 1, 0.25, true)
        (layer.mask, layer.rasterizationScale) = (box(0, 0, 4, 4, .red), 1.5)
        (layer as? CAReplicatorLayer)?.instanceColor = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 0.999)
      }
      return layer
    }
  }

  private func depth(of layer: CALayer) -> Int {
    var (depth, next) = (0, layer.sublayers?.first)
    while let layer = next { (depth, next) = (depth + 1, layer.sublayers?.first) }
    return depth
  }

  /// Layers, each in the one before it as far as that goes.
  private func downwards(_ count: Int, _ make: () -> CALayer = { CALayer() }) -> [CALayer] {
    let layers = (0..<count).map { _ in make() }
    for (outer, inner) in zip(layers, layers.dropFirst()) { outer.addSublayer(inner) }
    return layers
  }

  @Test func layersBeyondTheDeepestAreNotTaken() {
    let layers = downwards(2_000)
    #expect(depth(of: layers[0]) == CALayer.deepestLevel)
    #expect(layers[CALayer.deepestLevel].superlayer === layers[CALayer.deepestLevel - 1])
    #expect(layers[CALayer.deepestLevel + 1].superlayer == nil)
    // Where layers were taken away there is room again.
    layers[CALayer.deepestLevel].removeFromSuperlayer()
    layers[CALayer.deepestLevel - 1].addSublayer(CALayer())
    #expect(depth(of: layers[0]) == CALayer.deepestLevel)
  }

  @Test func treesThatAreTooHighAreNotTaken() {
    var top = CALayer()
    for _ in 0..<100_000 {
      let next = CALayer()
      next.addSublayer(top)
      top = next
    }
    #expect(depth(of: top) <= CALayer.deepestLevel)
    let (outer, layers) = (CALayer(), downwards(CALayer.deepestLevel + 1))
    outer.addSublayer(layers[0])
    #expect(outer.sublayers == nil)
    outer.sublayers = [layers[0], layers[1]]
    #expect(outer.sublayers == [layers[1]])
    layers[0].mask = outer
    #expect(layers[0].mask == nil)
    layers[1].sublayers = nil
    outer.addSublayer(layers[0])
    #expect(outer.sublayers == [layers[1], layers[0]])
  }

  @Test func masksOfMasksAreLevels() {
    let layers = (0..<1_000).map { _ in CALayer() }
    for (outer, inner) in zip(layers, layers.dropFirst()) { outer.mask = inner }
    #expect(layers[CALayer.deepestLevel - 1].mask === layers[CALayer.deepestLevel])
    #expect(layers[CALayer.deepestLevel].mask == nil)
  }

  @Test(arguments: Kind.allCases) func theDeepestTreeIsDrawnAndHit(kind: Kind) {
    let layers = downwards(600, kind.make)
    // The mask of the deepest layer is a level too.
    let deepest = CALayer.deepestLevel - (layers[0].mask == nil ? 0 : 1)
    let found = onASmallStack {
      (pixels: try? Bitmap(layer: layers[0], width: 4, height: 4), hit: layers[0].hitTest(CGPoint(x: 1, y: 1)))
    }
    #expect(found?.pixels?.inkedCount ?? 0 > 0)
    #expect(found?.hit === layers[deepest])
  }

  /// Of one kind: an archive goes down alike whatever a layer has, and Foundation's takes the time of the square of levels.
  @Test func theDeepestTreeIsArchived() throws {
    let layers = downwards(600)
    let copy = onASmallStack {
      let archive = try? NSKeyedArchiver.archivedData(withRootObject: layers[0], requiringSecureCoding: true)
      return archive.flatMap { try? NSKeyedUnarchiver.unarchivedObject(ofClass: CALayer.self, from: $0) }
    }
    #expect(depth(of: try #require(copy ?? nil)) == CALayer.deepestLevel)
  }

  /// Does something on a thread with the least stack that is usual on Linux, 8 MB.
  private func onASmallStack<Result>(_ body: @escaping () -> Result) -> Result? {
    nonisolated(unsafe) var result: Result?
    nonisolated(unsafe) let body = body
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
      result = body()
      isDone.signal()
    }
    thread.stackSize = 8 << 20
    thread.start()
    isDone.wait()
    return result
  }
}
