// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// How a picture is drawn, and where it goes, read from the command line.
@MainActor
struct RenderOptions {
  /// In points; nil for the document's own, or the standard size of a view.
  let size: CGSize?
  let scale: CGFloat
  /// Nil for the document's own.
  let appearance: UIUserInterfaceStyle?
  let background: UIColor?
  let outputs: [OutputTarget]

  init(_ arguments: Arguments, syntax: ArgumentSyntax) throws(CommandFailure) {
    scale = try Self.scale(arguments["--scale"], syntax)
    size = try Self.size(arguments["--size"], scale: scale, syntax)
    appearance = try Self.appearance(arguments["--appearance"], syntax)
    background = try Self.background(arguments["--background"], syntax)
    outputs = try OutputTarget.all(arguments, syntax: syntax)
  }

  private static func scale(_ text: String?, _ syntax: ArgumentSyntax) throws(CommandFailure) -> CGFloat {
    guard let text else { return 2 }
    guard let scale = Double(plainDecimal: text).map({ CGFloat($0) }), Picture.scales.contains(scale) else {
      throw syntax.failure("--scale must be a number from 0.5 to 8, not '\(text)'")
    }
    return scale
  }

  private static func size(
    _ text: String?, scale: CGFloat, _ syntax: ArgumentSyntax
  ) throws(CommandFailure) -> CGSize? {
    guard let text else { return nil }
    guard let size = CGSize(plainDecimals: text) else {
      throw syntax.failure("--size must be WIDTHxHEIGHT in points, both over 0, such as 320x44, not '\(text)'")
    }
    guard max(size.width, size.height) * scale <= CGFloat(Picture.maximumSide) else {
      throw syntax.failure(
        "--size \(text) at scale \(AttributeValue(scale).text) is over \(Picture.maximumSide) pixels in a direction")
    }
    return size
  }

  private static func appearance(
    _ text: String?, _ syntax: ArgumentSyntax
  ) throws(CommandFailure) -> UIUserInterfaceStyle? {
    switch text {
    case nil: return nil
    case "light": return .light
    case "dark": return .dark
    case let text?: throw syntax.failure("--appearance must be light or dark, not '\(text)'")
    }
  }

  private static func background(_ text: String?, _ syntax: ArgumentSyntax) throws(CommandFailure) -> UIColor? {
    guard let text else { return nil }
    do throws(ColorTextError) {
      return try UIColor.parse(text)
    } catch {
      throw syntax.failure("--background: \(error)")
    }
  }
}
