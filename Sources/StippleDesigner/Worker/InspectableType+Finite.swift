// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension InspectableType {
  /// Whether a text means no number that is infinite or none at all; true for types that have no numbers.
  ///
  /// Views bear such numbers, but neither Interface Builder nor its documents have them, so they could not be saved.
  func hasFiniteNumbers(_ text: String) -> Bool {
    switch kind {
    case .float: Float(text.trimmingCharacters(in: .whitespacesAndNewlines))?.isFinite ?? true
    case .cgFloat, .double, .point, .size, .rect:
      text.split { "{},x".contains($0) || $0.isWhitespace }.allSatisfy { Double($0)?.isFinite ?? true }
    case .int, .bool, .string, .color, .cgColor, .image: true
    }
  }
}
