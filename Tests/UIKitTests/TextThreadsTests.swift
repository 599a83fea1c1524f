// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Dispatch
import Foundation
import Testing
import UIKit

struct TextThreadsTests {
  /// More fonts than Cairo keeps open at a time: with fewer none is closed while another thread is about to read it.
  private static let weights: [UIFont.Weight] = [
    .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
  ]

  /// A page of text in six fonts, as PDF; nil where the context failed.
  private static func page(_ number: Int) -> Data? {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 100, height: 100)
    guard let consumer = CGDataConsumer(data: data), let context = CGContext(consumer: consumer, mediaBox: &box, nil)
    else { return nil }
    context.beginPage(mediaBox: nil)
    UIGraphicsPushContext(context)
    for line in 0..<6 {
      let weight = weights[(number + line * 5) % weights.count]
      let size = 10 + CGFloat((number + line) % 14)
      let font =
        (number + line).isMultiple(of: 2)
        ? UIFont.systemFont(ofSize: size, weight: weight)
        : UIFont.monospacedSystemFont(ofSize: size, weight: weight)
      "Text שלום \(number)".draw(at: CGPoint(x: 5, y: 5 + 10 * CGFloat(line)), withAttributes: [.font: font])
    }
    UIGraphicsPopContext()
    context.endPage()
    context.closePDF()
    return context.failure == nil ? data as Data : nil
  }

  @Test func textOnManyThreadsIsTheTextOnOne() {
    let (count, kinds) = (90, 18)
    nonisolated(unsafe) var pages = [Data?](repeating: nil, count: count)
    let lock = NSLock()
    DispatchQueue.concurrentPerform(iterations: count) { number in
      let page = Self.page(number % kinds)
      lock.withLock { pages[number] = page }
    }
    let wanted = (0..<kinds).map(Self.page)
    let differing = (0..<count).filter { pages[$0] == nil || pages[$0] != wanted[$0 % kinds] }
    #expect(differing.isEmpty)
  }
}
