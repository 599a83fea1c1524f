// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport

/// What tests know of the program in Tests/WindowProbe.
enum Probe {
  static let name = "stipple-window-probe"

  static func start(_ arguments: [String], environment: [String: String]) throws -> RunningProgram {
    try RunningProgram(ProgramRun.products.appending(path: name).path, arguments, environment: environment)
  }

  /// The colour that it gives a pixel.
  static func color(x: Int, y: Int, clicks: UInt32 = 0) -> UInt32 {
    let plain = UInt32(x & 255) << 16 | UInt32(y & 255) << 8 | UInt32((x ^ y) & 255)
    return (20..<50).contains(x) && (10..<30).contains(y) ? plain ^ (clicks &* 0x20_4060 & 0xff_ffff) : plain
  }
}
