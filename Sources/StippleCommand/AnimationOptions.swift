// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// What of an animation is drawn, and where it goes, read from the command line.
struct AnimationOptions {
  /// As many as ten minutes of sixty a second.
  private static let counts = 1...36_000
  private static let rates = 0.001...1000.0

  let count: Int
  /// Pictures a second.
  let rate: Double
  let files: NumberedPath

  /// Nil where no animation is asked for.
  init?(_ arguments: Arguments, syntax: ArgumentSyntax) throws(CommandFailure) {
    guard let frames = arguments["--frames"] else {
      if arguments.has("--fps") { throw syntax.failure("--fps goes with --frames") }
      return nil
    }
    guard frames.allSatisfy({ $0.isASCII && $0.isNumber }), let count = Int(frames), Self.counts.contains(count) else {
      throw syntax.failure("--frames must be a whole number from 1 to \(Self.counts.upperBound), not '\(frames)'")
    }
    self.count = count
    let text = arguments["--fps"] ?? "60"
    guard let rate = Double(plainDecimal: text), Self.rates.contains(rate) else {
      throw syntax.failure("--fps must be a number from 0.001 to 1000, not '\(text)'")
    }
    self.rate = rate
    let outputs = arguments.all("-o")
    guard outputs.count == 1 else { throw syntax.failure("--frames needs one output, such as -o frames-%03d.png") }
    guard (outputs[0] as NSString).pathExtension.lowercased() == "png", let files = NumberedPath(outputs[0]) else {
      throw syntax.failure("--frames needs one %d or %03d in a name that ends in .png, not '\(outputs[0])'")
    }
    self.files = files
  }
}
