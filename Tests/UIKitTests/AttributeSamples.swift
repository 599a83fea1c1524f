// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view with an attribute of every type, and the table that the build plugin would write for it.
class AttributeSampleView: UIView {
  var width: CGFloat = 2 { didSet { widthChanges += 1 } }
  var ratio: Double = 0.5
  var weight: Float = 1
  var count = 3
  var isVertical = false
  var caption = "none"
  var color: UIColor? = .systemGray
  var fill = UIColor.clear
  var anchor = CGPoint(x: 1, y: 2)
  var extent = CGSize(width: 3, height: 4)
  var area = CGRect(x: 1, y: 2, width: 3, height: 4)
  var stamp: UIImage?
  var limit: Int?
  var unsupported: Int32 = 7

  private(set) var widthChanges = 0
}

final class AttributeSampleView__Inspectables: InspectableTable {
  override var attributes: [InspectableAttribute] {
    [
      InspectableAttribute("width", \AttributeSampleView.width, unit: "pt", summary: "How wide it is."),
      InspectableAttribute("ratio", \AttributeSampleView.ratio),
      InspectableAttribute("weight", \AttributeSampleView.weight),
      InspectableAttribute("count", \AttributeSampleView.count),
      InspectableAttribute("isVertical", \AttributeSampleView.isVertical),
      InspectableAttribute("caption", \AttributeSampleView.caption),
      InspectableAttribute("color", \AttributeSampleView.color),
      InspectableAttribute("fill", \AttributeSampleView.fill),
      InspectableAttribute("anchor", \AttributeSampleView.anchor),
      InspectableAttribute("extent", \AttributeSampleView.extent),
      InspectableAttribute("area", \AttributeSampleView.area),
      InspectableAttribute("stamp", \AttributeSampleView.stamp),
      InspectableAttribute("limit", \AttributeSampleView.limit),
      InspectableAttribute("unsupported", \AttributeSampleView.unsupported),
    ]
  }
}

/// A subclass with an attribute of its own, one of the superclass's name, and one that UIKit has too.
final class AttributeSampleSubview: AttributeSampleView {
  var extra = 1

  enum Scope {
    /// A class within another type: its table has the path in its name.
    final class Inner: UIView {
      var depth = 2
    }
  }
}

final class AttributeSampleSubview__Inspectables: InspectableTable {
  override var attributes: [InspectableAttribute] {
    [
      InspectableAttribute("extra", \AttributeSampleSubview.extra),
      InspectableAttribute("width", \AttributeSampleSubview.width, unit: "px"),
    ]
  }
}

final class AttributeSampleSubview_Scope_Inner__Inspectables: InspectableTable {
  override var attributes: [InspectableAttribute] {
    [InspectableAttribute("depth", \AttributeSampleSubview.Scope.Inner.depth)]
  }
}

/// A view that takes keys that it has no property for.
final class AttributeCollectingView: UIView {
  private(set) var collected: [String: Any] = [:]

  override func setValue(_ value: Any?, forUndefinedKey key: String) {
    collected[key] = value
  }

  override func value(forUndefinedKey key: String) -> Any? {
    collected[key]
  }
}

/// A view with no table, between views that have one.
final class AttributePlainSubview: AttributeSampleView {}
