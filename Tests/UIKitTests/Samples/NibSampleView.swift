// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view of documents that writes down what happens to it.
final class NibSampleView: UIView {
  var name = "" { didSet { record("name \(name)") } }
  var width: CGFloat = 1
  var count = 0
  var isVertical = false
  var color = UIColor.black
  var anchor = CGPoint.zero
  var extent = CGSize.zero
  var area = CGRect.zero
  var stamp: UIImage?
  var caption = ""
  var limit: Int? = 5

  /// What happened, first the initializer; the top view of a document has what happened to all.
  private(set) var events: [String] = []
  /// What the initializer found.
  private(set) var frameAtInit = CGRect.null
  private(set) var subviewCountAtInit = -1

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    frameAtInit = frame
    subviewCountAtInit = subviews.count
    record("init")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    record("awake \(name)")
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    record("prepare")
  }

  private func record(_ event: String) {
    var top: UIView = self
    while let superview = top.superview { top = superview }
    (top as? NibSampleView)?.events.append(event)
  }
}

final class NibSampleView__Inspectables: InspectableTable {
  override var attributes: [InspectableAttribute] {
    [
      InspectableAttribute("name", \NibSampleView.name), InspectableAttribute("width", \NibSampleView.width),
      InspectableAttribute("count", \NibSampleView.count),
      InspectableAttribute("isVertical", \NibSampleView.isVertical),
      InspectableAttribute("color", \NibSampleView.color), InspectableAttribute("anchor", \NibSampleView.anchor),
      InspectableAttribute("extent", \NibSampleView.extent), InspectableAttribute("area", \NibSampleView.area),
      InspectableAttribute("stamp", \NibSampleView.stamp), InspectableAttribute("caption", \NibSampleView.caption),
      InspectableAttribute("limit", \NibSampleView.limit),
    ]
  }
}
