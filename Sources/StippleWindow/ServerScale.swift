// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// The scale that an X server's clients have agreed upon: the resource Xft.dpi against 96 dots an inch.
///
/// What the server itself says of a screen's dots an inch is made up as often as not.
enum ServerScale {
  /// Asks the server that `DISPLAY` names; nil where it does not say.
  static func ask() -> CGFloat? { XLibrary()?.resources().flatMap { scale(resources: $0) } }

  /// The scale by resources, which stand one a line, `name: value`; nil if they tell none, or none that can be.
  static func scale(resources: String) -> CGFloat? {
    for line in resources.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, parts[0] == "Xft.dpi", let dpi = Double(parts[1]) else { continue }
      // To steps of an eighth: odd figures come of rounding, not of choice.
      let scale = (dpi / 96 * 8).rounded() / 8
      return (0.5...8).contains(scale) ? scale : nil
    }
    return nil
  }
}
