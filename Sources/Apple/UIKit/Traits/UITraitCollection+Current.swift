// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

extension UITraitCollection {
  /// The collection against which dynamic colours resolve, one a thread.
  ///
  /// UIKit sets it around a view's drawing, layout and trait callbacks. On a thread where nobody set it, it is
  /// ``standard``; Apple has the main screen's traits there.
  public class var current: UITraitCollection {
    get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? standard }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }

  /// Runs `actions` with this collection as the thread's current one.
  public func performAsCurrent(_ actions: () -> Void) {
    let storage = Thread.current.threadDictionary
    let previous = storage[Self.currentKey]
    storage[Self.currentKey] = self
    actions()
    storage[Self.currentKey] = previous
  }

  /// What an environment with no parent starts from: light, one pixel a point, left to right.
  package static let standard = UITraitCollection { traits in
    traits.userInterfaceStyle = .light
    traits.displayScale = 1
    traits.layoutDirection = .leftToRight
  }

  private static let currentKey = "UITraitCollection.current"
}
