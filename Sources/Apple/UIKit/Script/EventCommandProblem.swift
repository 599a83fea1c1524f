// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleNib

/// What is wrong with one line of a script; its text names the mend.
enum EventCommandProblem: Error, CustomStringConvertible {
  case notText
  case unknownCommand(String)
  case wrongCount(Int, form: String)
  case wrongNumber(name: String, range: ClosedRange<Double>, text: String, form: String)
  case wrongSize(String, form: String)
  case tooLarge(String, scale: CGFloat)
  case wrongChoice(String, form: String)
  case wrongFile(String, form: String)
  case longText(Int)
  /// With what has come before, the script takes too long.
  case tooLong

  var description: String {
    switch self {
    case .notText:
      return "the line is not UTF-8; save the script as that"
    case .unknownCommand(let name):
      let names = EventCommandForm.all.map(\.name)
      let all = "; there are \(names.joined(separator: ", "))"
      let hint = name.nearest(in: names).map { ", the nearest is '\($0)'" } ?? all
      return "unknown command '\(name.inMessage)'\(hint)"
    case .wrongCount(let count, let form):
      return "\(count == 0 ? "no value" : count == 1 ? "1 value" : "\(count) values") given; write: \(form)"
    case .wrongNumber(let name, let range, let text, let form):
      let (lower, upper) = (AttributeValue(range.lowerBound).text, AttributeValue(range.upperBound).text)
      return "\(name) must be a number from \(lower) to \(upper), not '\(text.inMessage)'; write: \(form)"
    case .wrongSize(let text, let form):
      let rule = "the size must be WIDTHxHEIGHT, each from 1 to 16384 points, such as 390x844"
      return "\(rule), not '\(text.inMessage)'; write: \(form)"
    case .tooLarge(let text, let scale):
      let limit = "\(ScreenLimits.pixels) pixels in a direction; give a smaller size"
      return "\(text.inMessage) at scale \(AttributeValue(scale).text) is over \(limit)"
    case .wrongChoice(let text, let form):
      return "'\(text.inMessage)' is none of the choices; write: \(form)"
    case .wrongFile(let path, let form):
      return "the file '\(path.inMessage)' must end in .png; write: \(form)"
    case .longText(let count):
      return "\(count) letters are over \(EventScript.longestText); type them by several lines"
    case .tooLong:
      return "the script lasts over \(AttributeValue(EventScript.longest).text) seconds by here; wait for less"
    }
  }
}
