// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

extension CALayer {
  /// What documents and the command can set by name on a layer, by the keys of Apple's key-value coding.
  ///
  /// A `UIColor` becomes its `CGColor`, resolved against `UITraitCollection.current` once. (Apple's layers take a
  /// `CGColor` only: a colour attribute of a document, such as `layer.borderColor`, does not show there.)
  @MainActor static func attributes(of layer: CALayer) -> [InspectableAttribute] {
    [
      attribute("cornerRadius", \CALayer.cornerRadius), attribute("borderWidth", \CALayer.borderWidth),
      attribute("borderColor", \CALayer.borderColor), attribute("backgroundColor", \CALayer.backgroundColor),
      attribute("opacity", \CALayer.opacity), attribute("hidden", \CALayer.isHidden),
      attribute("masksToBounds", \CALayer.masksToBounds), attribute("zPosition", \CALayer.zPosition),
      attribute("contentsScale", \CALayer.contentsScale),
    ]
  }

  @MainActor private static func attribute<Root: CALayer, Value: InspectableValue>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) -> InspectableAttribute {
    InspectableAttribute(
      name, type: Value.inspectableType, get: { (root: Root) in root[keyPath: keyPath] },
      set: { (root: Root, value: Value) in root[keyPath: keyPath] = value })
  }
}
