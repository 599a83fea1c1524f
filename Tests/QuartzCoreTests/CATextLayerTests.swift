// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

@testable import QuartzCore

struct CATextLayerTests {
  private func layer(_ string: Any?, _ width: CGFloat = 100, _ height: CGFloat = 40) -> CATextLayer {
    let layer = CATextLayer()
    layer.frame = CGRect(x: 0, y: 0, width: width, height: height)
    layer.string = string
    layer.fontSize = 17
    layer.foregroundColor = UIColor.black.cgColor
    return layer
  }

  @Test func defaultsAreApples() throws {
    let layer = CATextLayer()
    #expect(layer.string == nil && layer.font == nil && layer.fontSize == 36)
    #expect(try #require(layer.foregroundColor).rgba == (1, 1, 1, 1))
    #expect(!layer.isWrapped && layer.truncationMode == .none && layer.alignmentMode == .natural)
    #expect(CATextLayer.defaultValue(forKey: "fontSize") as? CGFloat == 36)
    #expect(CATextLayerTruncationMode.middle.rawValue == "middle")
    #expect(CATextLayerAlignmentMode.justified.rawValue == "justified")
  }

  @Test func textIsAtTheTopAndClipped() throws {
    let picture = try Bitmap(layer: layer("Hello", 20, 60), width: 60, height: 60)
    #expect(picture.inkedCount > 30)
    #expect((0..<60).allSatisfy { row in (20..<60).allSatisfy { picture[$0, row].alpha == 0 } })
    #expect((21..<60).allSatisfy { row in picture.row(row).allSatisfy { $0 == 0 } })
  }

  @Test func itDrawsWhatUIKitDraws() throws {
    let text = try Bitmap(layer: layer("Hello"), width: 100, height: 40)
    let drawn = try Bitmap(size: CGSize(width: 100, height: 40)) { context in
      UIGraphicsPushContext(context)
      "Hello".draw(at: .zero, withAttributes: [.font: UIFont.systemFont(ofSize: 17)])
      UIGraphicsPopContext()
    }
    #expect(text == drawn)
  }

  @Test func fontsAreFontsOrTheirNames() throws {
    let named = layer("Hello")
    named.font = NSString(string: "JetBrainsMono-Regular")
    let object = layer("Hello")
    object.font = UIFont.monospacedSystemFont(ofSize: 99, weight: .regular)
    let plain = layer("Hello")
    #expect(try Bitmap(layer: named, width: 100, height: 40) == Bitmap(layer: object, width: 100, height: 40))
    #expect(try Bitmap(layer: named, width: 100, height: 40) != Bitmap(layer: plain, width: 100, height: 40))
    named.font = NSString(string: "No Such Font")
    #expect(try Bitmap(layer: named, width: 100, height: 40) == Bitmap(layer: plain, width: 100, height: 40))
  }

  @Test func attributedStringsHaveTheirOwnLooks() throws {
    let layer = layer(NSAttributedString(string: "Hello", attributes: [.foregroundColor: UIColor.red]))
    let picture = try Bitmap(layer: layer, width: 100, height: 40)
    #expect(picture.inkedCount > 50)
    #expect(picture.pixels.allSatisfy { $0.red == $0.alpha && $0.green == 0 })
    layer.string = NSAttributedString(string: "Hello")
    #expect(try Bitmap(layer: layer, width: 100, height: 40).pixels.allSatisfy { $0.red == 0 })
  }

  @Test func textIsShapedOnceNotAtEachDraw() throws {
    let layer = layer("Hello")
    let first = try Bitmap(layer: layer, width: 100, height: 40)
    for _ in 0..<4 { #expect(try Bitmap(layer: layer, width: 100, height: 40) == first) }
    layer.foregroundColor = UIColor.red.cgColor
    _ = try Bitmap(layer: layer, width: 100, height: 40)
    #expect(layer.shapingCount == 1)
    layer.fontSize = 12
    _ = try Bitmap(layer: layer, width: 100, height: 40)
    #expect(layer.shapingCount == 2)
  }

  @Test(arguments: [
    (CATextLayerTruncationMode.none, false), (.start, true), (.middle, true), (.end, true),
  ])
  func textWithoutRoomIsTruncated(mode: CATextLayerTruncationMode, changes: Bool) throws {
    let text = "The quick brown fox jumps"
    let plain = try Bitmap(layer: layer(text, 80, 30), width: 80, height: 30)
    let layer = layer(text, 80, 30)
    layer.truncationMode = mode
    #expect(try (Bitmap(layer: layer, width: 80, height: 30) != plain) == changes)
  }

  @Test func wrappedTextGoesOnBelow() throws {
    let layer = layer("The quick brown fox jumps over the lazy dog", 100, 120)
    let one = try Bitmap(layer: layer, width: 100, height: 120)
    #expect((24..<120).allSatisfy { row in one.row(row).allSatisfy { $0 == 0 } })
    layer.isWrapped = true
    let many = try Bitmap(layer: layer, width: 100, height: 120)
    #expect((70..<90).contains { row in many.row(row).contains { $0 > 0 } })
  }

  @Test func linesGoToTheirSide() throws {
    let layer = layer("l", 60, 30)
    let column = { () throws -> Int in
      let picture = try Bitmap(layer: layer, width: 60, height: 30)
      return (0..<60).first(where: { column in (0..<30).contains { picture[column, $0].alpha > 0 } }) ?? -1
    }
    for (mode, range) in [
      (CATextLayerAlignmentMode.left, 0...4), (.center, 27...31), (.right, 54...58), (.natural, 0...4),
    ] {
      layer.alignmentMode = mode
      #expect(range.contains(try column()), "\(mode.rawValue)")
    }
  }

  @Test func otherStringsDrawNothing() throws {
    for string in [3, Date(timeIntervalSince1970: 0), NSNull(), "", NSAttributedString(string: "")] as [Any] {
      #expect(try Bitmap(layer: layer(string), width: 100, height: 40).inkedCount == 0)
    }
  }

  @Test(arguments: [CGFloat.nan, 0, -4, .infinity, 1e9])
  func anySizeIsTaken(size: CGFloat) throws {
    let layer = layer("Hello")
    layer.fontSize = size
    _ = try Bitmap(layer: layer, width: 100, height: 40)
  }

  @Test func valuesAreSetByKeyAndCopiedAndArchived() throws {
    let layer = layer("Hello")
    layer.setValue("center", forKey: "alignmentMode")
    layer.setValue(9, forKey: "fontSize")
    layer.setValue(true, forKey: "wrapped")
    layer.setValue("Other", forKey: "string")
    #expect(layer.alignmentMode == .center && layer.fontSize == 9 && layer.isWrapped)
    #expect(layer.string as? String == "Other")
    #expect(CATextLayer(layer: layer).string as? String == "Other")
    let data = try NSKeyedArchiver.archivedData(withRootObject: layer, requiringSecureCoding: false)
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: data)
    unarchiver.requiresSecureCoding = false
    let again = try #require(unarchiver.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? CATextLayer)
    #expect(again.string as? String == "Other" && again.fontSize == 9 && again.alignmentMode == .center)
  }

  @Test func looksAsInItsGolden() throws {
    let layer = layer("Ag 12", 60, 30)
    layer.backgroundColor = UIColor.systemIndigo.cgColor
    layer.foregroundColor = UIColor.white.cgColor
    layer.alignmentMode = .center
    try expectGolden(Bitmap(layer: layer, width: 60, height: 30), "text-layer")
  }
}
