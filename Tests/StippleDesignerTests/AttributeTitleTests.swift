// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import StippleDesigner

/// Names as Interface Builder writes them, and what sliders go through.
struct AttributeTitleTests {
  @Test(arguments: [
    ("gridLineWidth", "Grid Line Width"), ("isVertical", "Is Vertical"), ("alpha", "Alpha"), ("", ""),
    ("URLField", "URL Field"), ("showsURL", "Shows URL"), ("color2", "Color2"), ("snake_case", "Snake Case"),
    ("x", "X"), ("angleInDegrees", "Angle In Degrees"),
  ])
  func wordsAreParted(key: String, title: String) {
    #expect(AttributeTitle.title(of: key) == title)
  }

  @Test(arguments: [("GridView", "Grid View"), ("UILabel", "Label"), ("UIView", "View"), ("UI", "UI")])
  func classesOfUIKitLoseTheirPrefix(name: String, title: String) {
    #expect(AttributeTitle.title(ofClass: name) == title)
  }

  @Test(
    arguments: [
      ("gridWidth", InspectableType.Kind.cgFloat, "pt", 20.0, 0.0...100.0),
      ("gridLineWidth", .cgFloat, "pt", 0.4, 0...2.5),
      ("marginTop", .cgFloat, "pt", 0, 0...100),
      ("borderRadius", .double, "pt", 0, 0...50),
      ("angleInDegrees", .cgFloat, "°", 0, 0...360),
      ("marchSpeed", .cgFloat, "pt/s", 0, -100...100),
      ("spokeCount", .int, nil, 12, 0...24),
      ("zoomScale", .cgFloat, nil, 1, 0.1...8),
      ("odd", .cgFloat, "pt", .infinity, 0...50),
    ] as [(String, InspectableType.Kind, String?, Double, ClosedRange<Double>)])
  func slidersGoThroughWhatIsUsual(
    name: String, kind: InspectableType.Kind, unit: String?, standard: Double, range: ClosedRange<Double>
  ) throws {
    let found = try #require(AttributeRange.range(name: name, kind: kind, unit: unit, standard: standard))
    #expect(found.minimum...found.maximum == range)
    #expect(found.step > 0)
  }

  @Test func whatIsNoNumberOrOfNoKnownKindHasNoSlider() {
    #expect(AttributeRange.range(name: "count", kind: .string, unit: nil, standard: nil) == nil)
    #expect(AttributeRange.range(name: "thing", kind: .cgFloat, unit: nil, standard: 1) == nil)
  }
}
