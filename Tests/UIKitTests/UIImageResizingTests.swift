// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import QuartzCore
import StippleTestSupport
import Testing
import UIKit

struct UIImageResizingTests {
  private let caps = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)

  /// Four points wide and high: red corners, green edges, and a middle of blue and white in turn.
  private func frame(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image { context in
      for y in 0..<4 {
        for x in 0..<4 {
          let edges = [x, y].count { $0 == 0 || $0 == 3 }
          let colors: [UIColor] = [(x + y) % 2 == 0 ? .blue : .white, .green, .red]
          colors[edges].setFill()
          context.fill(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
  }

  @Test func defaultsAreApples() {
    #expect(frame().capInsets == .zero)
    #expect(frame().resizingMode == .tile)
    let resizable = frame().resizableImage(withCapInsets: caps)
    #expect(resizable.capInsets == caps)
    #expect(resizable.resizingMode == .tile)
    #expect(resizable.size == CGSize(width: 4, height: 4))
    #expect(UIImage.ResizingMode.tile.rawValue == 0)
    #expect(UIImage.ResizingMode.stretch.rawValue == 1)
  }

  @Test(arguments: [1, 2] as [CGFloat], [UIImage.ResizingMode.tile, .stretch])
  func capsKeepTheirSize(scale: CGFloat, mode: UIImage.ResizingMode) throws {
    let image = frame(scale: scale).resizableImage(withCapInsets: caps, resizingMode: mode)
    let pixels = try drawing(12, 8) { _ in image.draw(in: CGRect(x: 1, y: 1, width: 10, height: 6)) }
    #expect(pixels.count(of: .red) == 4)
    #expect(pixels.count(of: .green) == 2 * (8 + 4))
    for (x, y) in [(1, 1), (10, 1), (1, 6), (10, 6)] { #expect(pixels[x, y] == .red) }
    #expect(pixels[5, 1] == .green)
    #expect(pixels[10, 3] == .green)
    #expect(pixels.inkedBox == CGRect(x: 1, y: 1, width: 10, height: 6))
  }

  @Test func tilesBeginAtTheTopLeftAndAreCut() throws {
    let image = frame().resizableImage(withCapInsets: caps)
    let pixels = try drawing(7, 7) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 7, height: 7)) }
    for y in 1..<6 {
      for x in 1..<6 { #expect(pixels[x, y] == ((x + y) % 2 == 0 ? .blue : .white), "\(x), \(y)") }
    }
  }

  @Test func withoutCapsAllOfItIsRepeated() throws {
    let image = frame().resizableImage(withCapInsets: .zero)
    let pixels = try drawing(8, 8) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
    #expect(pixels.count(of: .red) == 16)
    #expect(pixels[4, 4] == .red)
    let same = try drawing(4, 4) { _ in frame().draw(at: .zero) }
    #expect(try drawing(4, 4) { _ in image.draw(at: .zero) }.difference(from: same) == 0)
  }

  @Test func theMiddleIsStretched() throws {
    // All of one colour in the middle, so that what it is stretched with does not matter.
    let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 3, height: 3))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let pixels = try drawing(20, 10) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10)) }
    #expect(pixels.count(of: .blue) == 18 * 8)
    #expect(pixels.count(of: .red) == 200 - 18 * 8)
  }

  @Test(arguments: [UIImage.ResizingMode.tile, .stretch])
  func betweenThePartsIsNoGap(mode: UIImage.ResizingMode) throws {
    let image = frame().resizableImage(withCapInsets: caps, resizingMode: mode)
    let pixels = try drawing(12, 12) { _ in image.draw(in: CGRect(x: 0.5, y: 0.25, width: 9, height: 9.5)) }
    for x in 1..<9 {
      for y in 1..<9 { #expect(pixels[x, y].alpha == 255, "\(x), \(y)") }
    }
  }

  @MainActor @Test func aLayersCentreIsResizedAlike() throws {
    let image = frame().resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let layer = CALayer()
    layer.frame = CGRect(x: 1, y: 2, width: 9, height: 7.5)
    layer.contents = image.cgImage
    layer.contentsCenter = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
    let drawn = try drawing(12, 12) { _ in image.draw(in: layer.frame) }
    let shown = try drawing(12, 12) {
      let root = CALayer()
      root.frame = CGRect(x: 0, y: 0, width: 12, height: 12)
      root.addSublayer(layer)
      root.render(in: $0)
    }
    #expect(shown.difference(from: drawn) == 0)
  }

  @Test func capsShrinkWhereThereIsNoRoom() throws {
    let image = frame().resizableImage(withCapInsets: caps, resizingMode: .stretch)
    let pixels = try drawing(4, 4, scale: 2) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 1, height: 4)) }
    #expect(pixels.inkedBox == CGRect(x: 0, y: 0, width: 2, height: 8))
    #expect(pixels[0, 0] == .red)
    #expect(pixels[1, 0] == .red)
  }

  @Test func capsThatLeaveNoMiddleLeaveAGap() throws {
    let image = frame().resizableImage(
      withCapInsets: UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2), resizingMode: .stretch)
    let pixels = try drawing(8, 8) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 8, height: 8)) }
    #expect(pixels.inkedCount == 16)
    #expect(pixels[3, 0] == .clear)
  }

  @Test(arguments: [-1, .nan, .infinity, 1e300] as [CGFloat], [UIImage.ResizingMode.tile, .stretch])
  func oddCapsHarmNothing(cap: CGFloat, mode: UIImage.ResizingMode) throws {
    let image = frame().resizableImage(
      withCapInsets: UIEdgeInsets(top: cap, left: cap, bottom: cap, right: cap), resizingMode: mode)
    let pixels = try drawing(6, 6) { _ in
      image.draw(in: CGRect(x: 0, y: 0, width: 6, height: 6))
      image.draw(in: CGRect(x: 0, y: 0, width: 1e300, height: CGFloat.infinity))
    }
    // Caps that count as 0 leave the whole image to be resized; those that are too large are the whole image.
    #expect(pixels.inkedCount == (cap > 0 ? 16 : 36))
  }

  @Test func aTurnedImageHasItsCapsAsItIsShown() throws {
    let stored = try #require(
      UIGraphicsImageRenderer(size: CGSize(width: 3, height: 1)).image { context in
        for (x, color) in [UIColor.red, .green, .blue].enumerated() {
          color.setFill()
          context.fill(CGRect(x: x, y: 0, width: 1, height: 1))
        }
      }.cgImage)
    let image = UIImage(cgImage: stored, scale: 1, orientation: .right)
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 0, bottom: 1, right: 0), resizingMode: .stretch)
    let pixels = try drawing(1, 6) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 1, height: 6)) }
    #expect((0..<6).map { pixels[0, $0] } == [.red, .green, .green, .green, .green, .blue])
  }

  @Test func aThumbnailHasTheSizeThatIsAskedFor() throws {
    let image = frame(scale: 2)
    let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 2, height: 3)))
    #expect(thumbnail.size == CGSize(width: 2, height: 3))
    #expect(thumbnail.scale == 2)
    #expect(image.preparingForDisplay() === image)
    #expect(UIImage().preparingForDisplay() == nil)
    #expect(UIImage().preparingThumbnail(of: CGSize(width: 1, height: 1)) == nil)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: CGFloat.nan, height: 1), CGSize(width: 1e9, height: 1)])
  func anOddThumbnailIsRefused(size: CGSize) {
    #expect(frame().preparingThumbnail(of: size) == nil)
  }
}
