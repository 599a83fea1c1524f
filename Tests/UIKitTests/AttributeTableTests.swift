// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor struct AttributeTableTests {
  @Test func attributesAreInTheOrderOfTheTable() {
    #expect(
      UIView.attributes(of: AttributeSampleView.self).map(\.name) == [
        "width", "ratio", "weight", "count", "isVertical", "caption", "color", "fill", "anchor", "extent", "area",
        "stamp", "limit",
      ])
  }

  @Test func attributeTellsItsTypeUnitAndSummary() {
    let attributes = UIView.attributes(of: AttributeSampleView.self)
    #expect(
      attributes.compactMap { $0.type?.description } == [
        "CGFloat", "Double", "Float", "Int", "Bool", "String", "UIColor?", "UIColor", "CGPoint", "CGSize", "CGRect",
        "UIImage?", "Int?",
      ])
    #expect(attributes.first?.unit == "pt")
    #expect(attributes.first?.summary == "How wide it is.")
    #expect(attributes.last?.unit == nil)
    #expect(attributes.last?.summary == "")
  }

  @Test func subclassComesFirstAndHidesEqualNames() {
    let attributes = UIView.attributes(of: AttributeSampleSubview.self)
    #expect(attributes.prefix(3).map(\.name) == ["extra", "width", "ratio"])
    #expect(attributes.count { $0.name == "width" } == 1)
    #expect(attributes.first { $0.name == "width" }?.unit == "px")
  }

  @Test func classWithoutTableHasWhatItInherits() {
    #expect(
      UIView.attributes(of: AttributePlainSubview.self).map(\.name)
        == UIView.attributes(of: AttributeSampleView.self).map(\.name))
    #expect(UIView.attributes(of: AttributeCollectingView.self).isEmpty)
    #expect(UIView.attributes(of: UIView.self).isEmpty)
  }

  @Test func classWithinAnotherHasItsTable() {
    #expect(UIView.attributes(of: AttributeSampleSubview.Scope.Inner.self).map(\.name) == ["depth"])
  }

  @Test func classOfAFunctionHasNoTable() {
    final class Local: AttributeSampleView {}
    #expect(UIView.attributes(of: Local.self).first?.name == "width")
  }
}
