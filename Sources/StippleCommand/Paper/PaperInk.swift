// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// An opaque colour of a page: red, green and blue from 0 to 1, sRGB.
struct PaperInk: Equatable, Sendable {
  var red: Double
  var green: Double
  var blue: Double

  static let white = PaperInk(red: 1, green: 1, blue: 1)
  static let black = PaperInk(red: 0, green: 0, blue: 0)

  /// What is seen of an ink that lets the paper through.
  ///
  /// Pages hold no transparency: printers and old readers do not take it well, and marks that cross would darken.
  func mixed(into paper: PaperInk, opacity: Double) -> PaperInk {
    func mix(_ ink: Double, _ paper: Double) -> Double { paper + (ink - paper) * opacity }
    return PaperInk(red: mix(red, paper.red), green: mix(green, paper.green), blue: mix(blue, paper.blue))
  }

  /// The parts as whole numbers of 255.
  var bytes: [Int] { [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) } }
}
