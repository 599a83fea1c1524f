// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
  /// What can be set by name on every view, by the keys of Apple's key-value coding, which drop the "is" of Swift.
  package static var builtInAttributes: [InspectableAttribute] {
    appearanceAttributes + geometryAttributes + behaviourAttributes
  }

  /// What UIKit itself lets be set by name on a class of views.
  static func builtInAttributes(of type: UIView.Type) -> [InspectableAttribute] {
    (type is UILabel.Type ? UILabel.labelAttributes : []) + builtInAttributes
  }

  /// What an appearance proxy of every view hands on. A view's own tint counts, not the one that it has from above.
  static var viewAttributesForAppearance: [InspectableAttribute] {
    [
      InspectableAttribute("backgroundColor", \UIView.backgroundColor),
      InspectableAttribute(
        "tintColor", type: nil, get: { (view: UIView) in view.ownTintColor },
        set: { (view: UIView, color: UIColor?) in view.tintColor = color }),
    ]
  }

  private static var appearanceAttributes: [InspectableAttribute] {
    [
      InspectableAttribute("backgroundColor", \UIView.backgroundColor, summary: "The colour under the content."),
      InspectableAttribute("tintColor", \UIView.tintColor, summary: "The colour of what can be acted on."),
      InspectableAttribute("alpha", \UIView.alpha, summary: "How opaque the view is, from 0 to 1."),
      InspectableAttribute("hidden", \UIView.isHidden, summary: "Whether the view is left out."),
      InspectableAttribute("opaque", \UIView.isOpaque, summary: "Whether drawing fills the whole view."),
      InspectableAttribute("clipsToBounds", \UIView.clipsToBounds, summary: "Whether content ends at the bounds."),
      InspectableAttribute(
        "clearsContextBeforeDrawing", \UIView.clearsContextBeforeDrawing, summary: "Whether drawing starts clear."),
      InspectableAttribute(
        "contentMode", type: InspectableType(.int), summary: "How content fits the bounds, by number.",
        get: { (view: UIView) in view.contentMode.rawValue },
        set: { (view: UIView, value: Int) in view.contentMode = ContentMode(rawValue: value) ?? view.contentMode }),
    ]
  }

  private static var geometryAttributes: [InspectableAttribute] {
    [
      InspectableAttribute("frame", \UIView.frame, unit: "pt", summary: "The rectangle in the superview."),
      InspectableAttribute("bounds", \UIView.bounds, unit: "pt", summary: "The rectangle in the view's own space."),
      InspectableAttribute("center", \UIView.center, unit: "pt", summary: "The centre in the superview."),
      InspectableAttribute("autoresizesSubviews", \UIView.autoresizesSubviews, summary: "Whether subviews follow."),
      InspectableAttribute(
        "autoresizingMask", type: InspectableType(.int), summary: "What follows the superview's size, by bits.",
        get: { (view: UIView) in Int(view.autoresizingMask.rawValue) },
        set: { (view: UIView, value: Int) in
          view.autoresizingMask = AutoresizingMask(rawValue: UInt(clamping: value))
        }),
      InspectableAttribute(
        "translatesAutoresizingMaskIntoConstraints", \UIView.translatesAutoresizingMaskIntoConstraints,
        summary: "Whether the autoresizing mask takes part in layout by constraints."),
    ]
  }

  private static var behaviourAttributes: [InspectableAttribute] {
    [
      InspectableAttribute("tag", \UIView.tag, summary: "A number to find the view by."),
      InspectableAttribute("userInteractionEnabled", \UIView.isUserInteractionEnabled, summary: "Whether it is hit."),
      InspectableAttribute("multipleTouchEnabled", \UIView.isMultipleTouchEnabled, summary: "Whether it takes many."),
    ]
  }
}
