// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

@MainActor struct UIColorPatternTests {
  /// Red, green / blue, white: one point each.
  private let image = Self.image(scale: 1)

  private static func image(scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
      for (index, color) in [UIColor.red, .green, .blue, .white].enumerated() {
        color.setFill()
        context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
      }
    }
  }

  /// What lies at a point if tiles begin at the origin.
  private func tile(_ x: Int, _ y: Int) -> Bitmap.Pixel {
    [.red, .green, .blue, .white][(y & 1) * 2 + (x & 1)]
  }

  @Test func tilesBeginAtTheOriginOfTheImageWhateverIsFilled() throws {
    let pixels = try drawing(9, 7) { context in
      context.translateBy(x: 3, y: 1)
      UIColor(patternImage: image).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
    }
    #expect(pixels.inkedBox == CGRect(x: 3, y: 1, width: 5, height: 5))
    for y in 1..<6 { for x in 3..<8 { #expect(pixels[x, y] == tile(x, y), "\(x), \(y)") } }
  }

  @Test func strokesHaveThePatternToo() throws {
    let pixels = try drawing(8, 8) { context in
      UIColor(patternImage: image).setStroke()
      context.stroke(CGRect(x: 1, y: 1, width: 6, height: 6), width: 2)
    }
    #expect(pixels[0, 0] == tile(0, 0))
    #expect(pixels[1, 0] == tile(1, 0))
    #expect(pixels[7, 4] == tile(7, 4))
    #expect(pixels[4, 4] == .clear)
  }

  @Test func thePhaseMovesTheTiles() throws {
    let pixels = try drawing(4, 4) { context in
      context.setPatternPhase(CGSize(width: 1, height: 0))
      UIColor(patternImage: image).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(pixels[0, 0] == .green)
    #expect(pixels[1, 0] == .red)
  }

  @Test(arguments: [1, 2] as [CGFloat])
  func aViewsBackgroundBeginsAtItsCorner(scale: CGFloat) throws {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let view = UIView(frame: CGRect(x: 3, y: 1, width: 4, height: 5))
    view.backgroundColor = UIColor(patternImage: Self.image(scale: scale))
    parent.addSubview(view)
    let pixels = try Bitmap(view: parent, scale: scale)
    let side = Int(scale)
    for y in 0..<5 {
      for x in 0..<4 { #expect(pixels[(x + 3) * side, (y + 1) * side] == tile(x, y), "\(x), \(y)") }
    }
    #expect(pixels.inkedCount == 20 * side * side)
  }

  @Test func whatAViewDrawsBeginsAtItsCornerToo() throws {
    final class Filled: UIView {
      var color = UIColor.clear
      override func draw(_ rect: CGRect) {
        color.setFill()
        UIRectFill(bounds.insetBy(dx: 1, dy: 1))
      }
    }
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let view = Filled(frame: CGRect(x: 3, y: 1, width: 5, height: 5))
    view.isOpaque = false
    view.color = UIColor(patternImage: image)
    parent.addSubview(view)
    let pixels = try Bitmap(view: parent)
    for y in 1..<4 { for x in 1..<4 { #expect(pixels[x + 3, y + 1] == tile(x, y), "\(x), \(y)") } }
    #expect(pixels.inkedCount == 9)
  }

  @Test func anImageIsDrawnAsAPattern() throws {
    let pixels = try drawing(5, 5) { _ in image.drawAsPattern(in: CGRect(x: 1, y: 1, width: 3, height: 3)) }
    #expect(pixels.inkedCount == 9)
    #expect(pixels[1, 1] == tile(1, 1))
    #expect(pixels[3, 2] == tile(3, 2))
  }

  @Test func alphaCounts() throws {
    let color = UIColor(patternImage: image).withAlphaComponent(0.5)
    let pixels = try drawing(2, 2) { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(pixels[0, 0].difference(from: Bitmap.Pixel(128, 0, 0, 128)) <= 1)
  }

  @Test func aPatternHasNoComponents() {
    let color = UIColor(patternImage: image)
    var red: CGFloat = 7
    #expect(!color.getRed(&red, green: nil, blue: nil, alpha: nil))
    #expect(!color.getHue(nil, saturation: nil, brightness: nil, alpha: nil))
    #expect(!color.getWhite(nil, alpha: nil))
    #expect(red == 7)
    #expect(color == color)
    #expect(color != UIColor(patternImage: image))
    #expect(color.resolvedColor(with: .init()) === color)
  }

  @Test func patternsAreArchived() throws {
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: UIColor(patternImage: image).withAlphaComponent(0.5), requiringSecureCoding: true)
    let copy = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
    let pixels = try drawing(4, 4) { context in
      copy.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(pixels.inkedCount == 16)
    #expect(pixels[2, 2].difference(from: Bitmap.Pixel(128, 0, 0, 128)) <= 1)
  }

  @Test func anImageWithoutPixelsIsClear() throws {
    let pixels = try drawing(2, 2) { context in
      UIColor(patternImage: UIImage()).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIImage().drawAsPattern(in: CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    #expect(pixels.inkedCount == 0)
  }
}
