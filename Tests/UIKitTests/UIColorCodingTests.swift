// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

struct UIColorCodingTests {
  private func archived(_ color: UIColor) throws -> UIColor {
    let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data))
  }

  @Test(arguments: [
    UIColor.red, .white, .clear, .systemRed, .label, UIColor(displayP3Red: 1, green: 0.5, blue: 0, alpha: 0.25),
    UIColor(red: 1.5, green: -0.5, blue: 0, alpha: 1), UIColor.separator.withAlphaComponent(0.5),
    UIColor(cgColor: CGColor(genericCMYKCyan: 0.1, magenta: 0.2, yellow: 0.3, black: 0.4, alpha: 0.5)),
  ])
  func coloursComeBackEqual(color: UIColor) throws {
    #expect(try archived(color) == color)
  }

  @Test func aColourOfAClosureIsResolved() throws {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
    #expect(try archived(color) == .red)
  }

  @Test(
    arguments: [
      [], ["plain"], ["plain", "no space", 1, 1], ["plain", "kCGColorSpaceSRGB", 1, 1], ["system", "noColor"],
      ["faded", 1, 2], ["other", 1],
    ] as [[any Sendable]])
  func anotherArchiveIsRefused(list: [any Sendable]) throws {
    let values = NSMutableArray()
    for value in list {
      values.add((value as? String).map { NSString(string: $0) } ?? NSNumber(value: value as? Int ?? 0))
    }
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encodeList(values, forKey: "color")
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(UIColor(coder: coder) == nil)
  }

  @Test func traitsAreArchived() throws {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.displayScale = 3
      $0.layoutDirection = .rightToLeft
    }
    for traits in [traits, UITraitCollection()] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: traits, requiringSecureCoding: true)
      #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data) == traits)
    }
  }
}
