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
