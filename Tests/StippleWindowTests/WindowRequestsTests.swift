// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CSDL2
import CoreGraphics
import Foundation
import Testing
import UIKit

@testable import StippleWindow

struct WindowRequestsTests {
  private let requests = WindowRequests()

  /// Shows a picture of one colour; its rows have a gap of a pixel.
  @discardableResult
  private func show(_ color: UInt32, width: Int, height: Int, _ damage: CGRect...) -> Bool {
    let pixels = [UInt32](repeating: color, count: (width + 1) * height)
    return pixels.withUnsafeBytes {
      requests.show(
        ScreenBitmap(bytes: $0, width: width, height: height, bytesPerRow: (width + 1) * 4), damage: damage)
    }
  }

  /// What has come since the last time, as text, and the picture's pixels.
  private func take() -> (damage: [String], pixels: [UInt32]) {
    var pixels: [UInt32] = []
    let changes = requests.take { picture, _ in
      for y in 0..<Int32(picture.height) {
        for x in 0..<Int32(picture.width) {
          let pixel = picture.withPixels(at: SDL_Rect(x: x, y: y, w: 1, h: 1)) { bytes, _ in
            bytes.loadUnaligned(as: UInt32.self)
          }
          pixels.append(pixel ?? 0)
        }
      }
    }
    return (changes.damage.map { "\($0.x) \($0.y) \($0.w) \($0.h)" }, pixels)
  }

  @Test func theFirstPictureIsAllNew() {
    show(7, width: 2, height: 2, CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(take() == (["0 0 2 2"], [7, 7, 7, 7]))
  }

  @Test func onlyWhatIsDamagedIsTakenOver() {
    show(7, width: 2, height: 2)
    _ = take()
    show(9, width: 2, height: 2, CGRect(x: 1, y: 0, width: 1, height: 2))
    #expect(take() == (["1 0 1 2"], [7, 9, 7, 9]))
    #expect(take() == ([], [7, 9, 7, 9]))
  }

  @Test(arguments: [
    (CGRect(x: 0.4, y: 0.4, width: 0.2, height: 1), ["0 0 1 2"]),
    (CGRect(x: -9, y: 1, width: 100, height: 1), ["0 1 3 1"]),
    (CGRect.infinite, ["0 0 3 2"]), (CGRect.null, []), (CGRect(x: 3, y: 0, width: 1, height: 1), []),
    (CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), []), (CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1), []),
    (CGRect(x: 1e300, y: -1e300, width: 1e300, height: 1e300), []),
  ])
  func damageIsWholePixelsOfThePicture(damage: CGRect, expected: [String]) {
    show(1, width: 3, height: 2)
    _ = take()
    show(2, width: 3, height: 2, damage)
    #expect(take().damage == expected)
  }

  @Test func aPictureOfAnotherSizeIsAllNewAndWhatWasDamagedBeforeIsCutToIt() {
    show(1, width: 4, height: 4)
    show(2, width: 2, height: 1, CGRect(x: 0, y: 0, width: 1, height: 1))
    let taken = take()
    #expect(taken.damage == ["0 0 2 1", "0 0 2 1"])
    #expect(taken.pixels == [2, 2])
  }

  @Test func manyRectanglesBecomeOne() {
    show(1, width: 100, height: 1)
    _ = take()
    for x in 0...WindowRequests.mostRectangles {
      show(2, width: 100, height: 1, CGRect(x: 3 * x, y: 0, width: 1, height: 1))
    }
    #expect(take().damage == ["0 0 \(3 * WindowRequests.mostRectangles + 1) 1"])
  }

  @Test func aBitmapThatIsShorterThanItSaysIsLeft() {
    let pixels: [UInt32] = [1, 2, 3]
    pixels.withUnsafeBytes {
      #expect(requests.show(ScreenBitmap(bytes: $0, width: 2, height: 2, bytesPerRow: 8), damage: [.infinite]))
      #expect(!requests.show(ScreenBitmap(bytes: $0, width: 2, height: 1, bytesPerRow: 4), damage: [.infinite]))
      #expect(!requests.show(ScreenBitmap(bytes: $0, width: -1, height: 1, bytesPerRow: 4), damage: [.infinite]))
    }
    #expect(take() == ([], []))
  }

  @Test func theThreadIsWokenOnceForAllThatWaits() {
    #expect(show(1, width: 1, height: 1))
    #expect(!show(2, width: 1, height: 1, .infinite))
    #expect(!requests.resize(to: CGSize(width: 5, height: 5)))
    let changes = requests.take { _, _ in }
    #expect(changes.size == CGSize(width: 5, height: 5))
    #expect(requests.resize(to: CGSize(width: 6, height: 5)))
  }

  @Test func theEndStaysWhatWaits() {
    var isWoken = false
    requests.close { isWoken = true }
    #expect(isWoken)
    #expect(requests.take { _, _ in }.isClosed)
    #expect(requests.take { _, _ in }.isClosed)
    requests.waitForClose()
  }
}
