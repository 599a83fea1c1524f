// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleTestSupport
import Testing
import UIKit

struct UIGraphicsTests {
  @Test func withoutAContextThereIsNone() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsPopContext()
    UIGraphicsEndImageContext()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIRectFrame(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIRectClip(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIColor.red.set()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func anImageContextHasOnePixelAPointAndIsClear() throws {
    UIGraphicsBeginImageContext(CGSize(width: 4, height: 3))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 4, height: 3))
    #expect(image.scale == 1)
    #expect(try Bitmap(image: image).count(of: .clear) == 12)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func optionsSetScaleAndOpacity() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), true, 2)
    UIColor.clear.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    UIColor.red.withAlphaComponent(0.5).setFill()
    UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 2, height: 1), .normal)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 4, height: 3))
    #expect(image.scale == 2)
    let pixels = try Bitmap(image: image)
    #expect(pixels.width == 8)
    #expect(pixels.pixels.allSatisfy { $0.alpha == 255 })
    #expect(pixels[7, 5] == .black)
    #expect([127, 128].contains(pixels[3, 0].red))
  }

  @Test func scaleZeroIsTheDisplayScale() throws {
    try UITraitCollection(displayScale: 3).performing {
      UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 3), false, 0)
      let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
      UIGraphicsEndImageContext()
      #expect(image.scale == 3)
      #expect(image.cgImage?.width == 12)
    }
  }

  @Test func contextsLieUponEachOther() throws {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let outer = try #require(UIGraphicsGetCurrentContext())
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    #expect(UIGraphicsGetCurrentContext() !== outer)
    UIGraphicsPushContext(outer)
    #expect(UIGraphicsGetCurrentContext() === outer)
    // A pushed context is no image context, and is not ended as one.
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsPopContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 2, height: 2))
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test(arguments: [
    CGSize(width: 0, height: 5), CGSize(width: -1, height: 5), CGSize(width: CGFloat.nan, height: 5),
    CGSize(width: CGFloat.infinity, height: 5), CGSize(width: 1e9, height: 1e9),
  ])
  func anImpossibleSizeMakesNoContextButCanBeEnded(size: CGSize) throws {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(size)
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsEndImageContext()
  }

  @Test func everyThreadHasItsOwnContexts() {
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    let thread = Thread {
      #expect(UIGraphicsGetCurrentContext() == nil)
      UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    }
    let outer = UIGraphicsGetCurrentContext()
    thread.start()
    while !thread.isFinished {
      Thread.sleep(forTimeInterval: 0.001)
    }
    #expect(UIGraphicsGetCurrentContext() === outer)
    UIGraphicsEndImageContext()
  }

  @Test func fillingARectangleReplacesWhatIsThere() throws {
    let pixels = try drawing(4, 4) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      UIColor.clear.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIRectFillUsingBlendMode(CGRect(x: 2, y: 2, width: 2, height: 2), .normal)
      context.fill(CGRect(x: 2, y: 2, width: 2, height: 2))
    }
    #expect(pixels.count(of: .clear) == 4)
    #expect(pixels.count(of: .red) == 12)
  }

  @Test func aFrameLiesInsideItsRectangle() throws {
    let pixels = try drawing(12, 12) { _ in
      UIColor.red.setFill()
      UIColor.blue.setStroke()
      UIRectFrame(CGRect(x: 1, y: 1, width: 10, height: 10))
    }
    #expect(pixels.count(of: .red) == 36)
    #expect(pixels[1, 1] == .red)
    #expect(pixels[10, 10] == .red)
    #expect(pixels[2, 2] == .clear)
  }

  @Test func aFrameWithoutRoomForAHoleIsFull() throws {
    let pixels = try drawing(4, 4) { _ in
      UIColor.red.setFill()
      UIRectFrame(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
    #expect(pixels.count(of: .red) == 4)
  }

  @Test func aClipIsARectangle() throws {
    let pixels = try drawing(4, 4) { context in
      UIRectClip(CGRect(x: 1, y: 1, width: 2, height: 2))
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(pixels.count(of: .red) == 4)
    #expect(pixels[1, 1] == .red)
  }
}

extension UITraitCollection {
  /// `performAsCurrent` for closures that throw.
  fileprivate func performing(_ body: () throws -> Void) throws {
    var result: Result<Void, any Error> = .success(())
    performAsCurrent { result = Result(catching: body) }
    try result.get()
  }
}
