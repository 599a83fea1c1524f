// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A value that is a name, such as a line cap: it comes in as itself or as its name.
protocol NamedLayerValue: LayerValue, RawRepresentable where RawValue == String {
  init(rawValue: String)
}

extension NamedLayerValue {
  static func value(from any: Any?) -> Self? {
    any as? Self ?? (any as? String).map { Self(rawValue: $0) }
  }

  var archived: NSObject {
    rawValue.archived
  }

  static func value(archived: NSObject) -> Self? {
    value(from: archived)
  }
}

extension CALayerContentsFilter: NamedLayerValue {}
extension CALayerContentsGravity: NamedLayerValue {}
extension CALayerCornerCurve: NamedLayerValue {}
extension CAShapeLayerFillRule: NamedLayerValue {}
extension CAShapeLayerLineCap: NamedLayerValue {}
extension CAShapeLayerLineJoin: NamedLayerValue {}
extension CAGradientLayerType: NamedLayerValue {}
extension CATextLayerAlignmentMode: NamedLayerValue {}
extension CATextLayerTruncationMode: NamedLayerValue {}

extension CACornerMask: LayerValue {
  static func value(from any: Any?) -> CACornerMask? {
    any as? CACornerMask ?? (any as? NSNumber).map { CACornerMask(rawValue: $0.uintValue) }
  }

  var archived: NSObject {
    NSNumber(value: rawValue)
  }

  static func value(archived: NSObject) -> CACornerMask? {
    value(from: archived)
  }
}
