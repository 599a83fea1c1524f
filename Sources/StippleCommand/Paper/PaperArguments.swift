// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Reads lengths, counts and colours of the command line.
@MainActor
struct PaperArguments {
  private let arguments: Arguments
  private let syntax: ArgumentSyntax

  init(_ arguments: Arguments, _ syntax: ArgumentSyntax) {
    (self.arguments, self.syntax) = (arguments, syntax)
  }

  func has(_ name: String) -> Bool { arguments.has(name) }

  /// One of some names.
  func name(_ name: String, of names: [String]) throws(CommandFailure) -> String? {
    guard let text = arguments[name] else { return nil }
    guard names.contains(text) else {
      let hint =
        text.nearest(in: names).map { "the nearest is '\($0)'" } ?? "there are \(names.joined(separator: ", "))"
      throw syntax.failure("unknown \(name) '\(text)': \(hint)")
    }
    return text
  }

  /// Nil where the option is not given.
  func length(_ name: String, in range: ClosedRange<PaperLength>) throws(CommandFailure) -> PaperLength? {
    guard let text = arguments[name] else { return nil }
    guard let length = PaperLength(text) else {
      throw syntax.failure("\(name) must be \(PaperLength.form), not '\(text)'")
    }
    guard range.contains(length) else { throw syntax.failure("\(name) must be \(Self.name(of: range)), not '\(text)'") }
    return length
  }

  /// The size of a cell: one length, or `WxH`; a height that is not given is nil.
  func pitch(
    _ name: String, in range: ClosedRange<PaperLength>
  ) throws(CommandFailure) -> (width: PaperLength, height: PaperLength?)? {
    guard let text = arguments[name] else { return nil }
    guard let lengths = PaperLength.pair(text) ?? PaperLength(text).map({ ($0, nil) }) else {
      throw syntax.failure("\(name) must be \(PaperLength.form), or two, such as 5x8mm, not '\(text)'")
    }
    guard range.contains(lengths.0), lengths.1.map(range.contains) ?? true else {
      throw syntax.failure("\(name) must be \(Self.name(of: range)), not '\(text)'")
    }
    return lengths
  }

  func page(_ name: String) throws(CommandFailure) -> CGSize? {
    guard let text = arguments[name] else { return nil }
    guard let size = PaperSize.parse(text) else {
      let names = PaperSize.names.joined(separator: ", ")
      throw syntax.failure("\(name) must be \(names), or a size such as 150x200mm or 6x9in, not '\(text)'")
    }
    let sides = PaperSize.sides
    guard sides.contains(PaperLength(points: size.width)), sides.contains(PaperLength(points: size.height)) else {
      throw syntax.failure("the sides of \(name) must be \(Self.name(of: sides)), not '\(text)'")
    }
    return size
  }

  /// One margin for all sides, two for top and bottom and for left and right, or four: top, right, bottom, left.
  func margins(_ name: String) throws(CommandFailure) -> PaperLayout.Insets? {
    guard let text = arguments[name] else { return nil }
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let lengths = parts.compactMap { PaperLength($0)?.points }
    guard lengths.count == parts.count, [1, 2, 4].contains(lengths.count) else {
      throw syntax.failure(
        "\(name) must be \(PaperLength.form), or two or four of them with commas between, not '\(text)'")
    }
    let (top, right) = (lengths[0], lengths[lengths.count > 1 ? 1 : 0])
    return PaperLayout.Insets(
      top: top, right: right, bottom: lengths.count == 4 ? lengths[2] : top,
      left: lengths.count == 4 ? lengths[3] : right)
  }

  func count(_ name: String, in range: ClosedRange<Int>) throws(CommandFailure) -> Int? {
    guard let text = arguments[name] else { return nil }
    guard text.allSatisfy({ $0.isASCII && $0.isNumber }), let count = Int(text), range.contains(count) else {
      throw syntax.failure(
        "\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound), not '\(text)'")
    }
    return count
  }

  func number(_ name: String, in range: ClosedRange<Double>) throws(CommandFailure) -> Double? {
    guard let text = arguments[name] else { return nil }
    guard let number = Double(plainDecimal: text), range.contains(number) else {
      throw syntax.failure(
        "\(name) must be a number from \(Self.text(range.lowerBound)) to \(Self.text(range.upperBound)), not '\(text)'")
    }
    return number
  }

  /// A colour as it is seen in light mode and on a paper.
  func ink(_ name: String, on paper: PaperInk) throws(CommandFailure) -> PaperInk? {
    guard let text = arguments[name] else { return nil }
    do throws(ColorTextError) {
      let color = try UIColor.parse(text).resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      let (red, green, blue, alpha) = color.cgColor.rgba
      return PaperInk(red: red, green: green, blue: blue).mixed(into: paper, opacity: alpha)
    } catch {
      throw syntax.failure("\(name): \(error)")
    }
  }

  private static func name(of range: ClosedRange<PaperLength>) -> String {
    "from \(text(range.lowerBound.millimetres)) to \(text(range.upperBound.millimetres)) mm"
  }

  private static func text(_ number: Double) -> String {
    var text: [UInt8] = []
    text.append(number, decimals: 3)
    let digits = String(decoding: text, as: UTF8.self)
    return digits.hasPrefix(".") ? "0" + digits : digits
  }
}
