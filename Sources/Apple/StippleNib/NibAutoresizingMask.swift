// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What of a view gives way when its superview's size changes. X and y are as in UIKit: y grows downwards.
package struct NibAutoresizingMask: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  package static let flexibleMinX = NibAutoresizingMask(rawValue: 1 << 0)
  package static let widthSizable = NibAutoresizingMask(rawValue: 1 << 1)
  package static let flexibleMaxX = NibAutoresizingMask(rawValue: 1 << 2)
  package static let flexibleMinY = NibAutoresizingMask(rawValue: 1 << 3)
  package static let heightSizable = NibAutoresizingMask(rawValue: 1 << 4)
  package static let flexibleMaxY = NibAutoresizingMask(rawValue: 1 << 5)

  init(_ element: NibElement) throws(NibError) {
    let names = ["flexibleMinX", "widthSizable", "flexibleMaxX", "flexibleMinY", "heightSizable", "flexibleMaxY"]
    var mask: NibAutoresizingMask = []
    for (bit, name) in names.enumerated() where try element.flag(name) == true {
      mask.insert(NibAutoresizingMask(rawValue: 1 << bit))
    }
    self = mask
  }
}
