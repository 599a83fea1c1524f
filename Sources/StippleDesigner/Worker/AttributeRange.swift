// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// What a slider of an attribute goes through: a guess from its unit, its name and what a new view has.
///
/// It binds nobody: a field beside the slider takes any number.
enum AttributeRange {
  /// Nil where no guess would be good.
  static func range(
    name: String, kind: InspectableType.Kind, unit: String?, standard: Double?
  ) -> DesignAttribute.Range? {
    guard kind.isNumber else { return nil }
    let name = name.lowercased()
    let isWhole = kind == .int
    func has(_ words: String...) -> Bool { words.contains { name.contains($0) } }
    func range(_ minimum: Double, _ maximum: Double, by step: Double) -> DesignAttribute.Range {
      DesignAttribute.Range(minimum: minimum, maximum: maximum, step: isWhole ? max(step, 1) : step)
    }

    if let unit, unit.contains("/s") { return range(-100, 100, by: 1) }
    if unit == "°" || has("degrees") { return range(0, 360, by: 1) }
    if has("alpha", "opacity", "fraction", "progress") { return range(0, 1, by: 0.01) }
    if has("scale") { return range(0.1, 8, by: 0.05) }
    if isWhole, has("count", "interval", "factor", "number") { return range(0, 24, by: 1) }
    guard unit == "pt" else { return nil }
    if has("phase", "margin", "inset", "fade", "offset") { return range(0, 100, by: 0.5) }
    let usual = abs(standard ?? 0)
    guard usual > 0, usual.isFinite else { return range(0, 50, by: 0.5) }
    // Five times what is usual, at a round number, in steps of which there are some hundreds.
    let maximum = [2.5, 5, 10, 20, 50, 100, 200, 500, 1000].first { $0 >= usual * 5 } ?? 2000
    return range(0, maximum, by: maximum <= 5 ? 0.05 : maximum <= 20 ? 0.1 : maximum <= 100 ? 0.5 : 1)
  }
}

extension InspectableType.Kind {
  var isNumber: Bool { [.cgFloat, .double, .float, .int].contains(self) }
}
