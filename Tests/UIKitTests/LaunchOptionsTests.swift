// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleTestSupport
import Testing
import UIKit

struct LaunchOptionsTests {
  @Test func withoutArgumentsAnAppHasAWindowOfTheDisplaysScale() throws {
    let options = try LaunchOptions(arguments: [])
    #expect(!options.isHeadless)
    #expect(options.size == CGSize(width: 800, height: 600))
    #expect(options.scale == nil)
    #expect(options.script == nil)
    #expect(options.title == nil)
  }

  @Test func optionsAreReadAmongTheAppsOwn() throws {
    let options = try LaunchOptions(arguments: [
      "open", "--size", "390x844", "--verbose", "--headless", "--scale=3", "--script", "--", "--title=a=b", "--title",
      "c",
    ])
    #expect(options.isHeadless)
    #expect(options.size == CGSize(width: 390, height: 844))
    #expect(options.scale == 3)
    #expect(options.script == "--")
    #expect(options.title == "c")
  }

  @Test func whatFollowsTwoDashesIsTheAppsOwn() throws {
    #expect(try LaunchOptions(arguments: ["--", "--headless", "--size", "none"]) == LaunchOptions())
  }

  /// What a display makes of points is told later.
  @Test func aLargeSizeMayFitADisplay() throws {
    #expect(try LaunchOptions(arguments: ["--size", "16384x1"]).size.width == 16_384)
    #expect(try LaunchOptions(arguments: ["--headless", "--scale", "1", "--size", "16384x1"]).size.width == 16_384)
  }

  @Test(arguments: [
    (["--size"], LaunchOptionsError.missingValue("--size")), (["--title="], .missingValue("--title")),
    (["--size", "0x5"], .badSize("0x5")), (["--size", "5"], .badSize("5")), (["--size=nanx5"], .badSize("nanx5")),
    (["--size", "5x16385"], .badSize("5x16385")), (["--size", "5x5x5"], .badSize("5x5x5")),
    (["--scale", "0"], .badScale("0")), (["--scale", "inf"], .badScale("inf")), (["--scale", "two"], .badScale("two")),
    (["--size", "9000x5", "--headless"], .tooLarge(CGSize(width: 9000, height: 5), scale: 2)),
    (["--size", "5x4096.5", "--scale", "4"], .tooLarge(CGSize(width: 5, height: 4096.5), scale: 4)),
  ])
  func anOptionThatSaysNothingIsRefused(arguments: [String], error: LaunchOptionsError) {
    #expect(throws: error) { try LaunchOptions(arguments: arguments) }
    #expect(!error.description.contains("\n"))
  }
}
