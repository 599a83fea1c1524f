// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
package import Foundation

/// What the arguments of a program say of how its app is to run. All other arguments are the app's own.
package struct LaunchOptions: Equatable, Sendable {
  /// The size of the screen in points where none is asked for, in a window and without one.
  package static let defaultSize = CGSize(width: 800, height: 600)

  /// Whether the app runs without a window, by a script.
  package var isHeadless = false
  /// The size of the screen, in points.
  package var size = LaunchOptions.defaultSize
  /// Pixels a point; nil for the display's, or 2 without one.
  package var scale: CGFloat?
  /// Pixels a point before a display has been asked.
  package var firstScale: CGFloat { scale ?? (isHeadless ? 2 : 1) }
  /// The path of a script of events.
  package var script: String?
  /// The path of a file for what each frame costs.
  package var frameLog: String?
  /// What the title bar says; nil for the program's name.
  package var title: String?

  /// Makes the options of a program without arguments.
  package init() {}

  /// Reads the options among the arguments of a program, the program's name left out.
  ///
  /// An option may have its value behind an equals sign. `--` ends the options; the last of two that are alike counts.
  package init(arguments: some Sequence<String>) throws(LaunchOptionsError) {
    var rest = arguments.makeIterator()
    while let argument = rest.next(), argument != "--" {
      if argument == "--headless" {
        isHeadless = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = Option(rawValue: parts[0]) else { continue }
      guard let value = parts.count > 1 ? parts[1] : rest.next(), !value.isEmpty else {
        throw .missingValue(option.rawValue)
      }
      try take(value, for: option)
    }
    guard max(size.width, size.height) * firstScale <= CGFloat(ScreenLimits.pixels) else {
      throw .tooLarge(size, scale: firstScale)
    }
  }

  private enum Option: String {
    case size = "--size"
    case scale = "--scale"
    case script = "--script"
    case frameLog = "--frame-log"
    case title = "--title"
  }

  private mutating func take(_ value: String, for option: Option) throws(LaunchOptionsError) {
    switch option {
    case .size:
      guard let size = CGSize(screen: value) else { throw .badSize(value) }
      self.size = size
    case .scale:
      guard let scale = Double(plainDecimal: value), ScreenLimits.scales.contains(scale) else { throw .badScale(value) }
      self.scale = scale
    case .script: script = value
    case .frameLog: frameLog = value
    case .title: title = value
    }
  }
}

extension CGSize {
  /// The size of a screen, from a text such as `390x844`, in points; nil if it is none, or out of range.
  package init?(screen text: String) {
    guard let size = CGSize(plainDecimals: text), ScreenLimits.sides.contains(size.width),
      ScreenLimits.sides.contains(size.height)
    else { return nil }
    self = size
  }
}
