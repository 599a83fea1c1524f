// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// What was set for the accessibility of an object; nil is what the object's class has.
///
/// A class, as few objects have any of it.
@MainActor
final class AccessibilityValues {
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var frame: CGRect?
  var activationPoint: CGPoint?
  var language: String?
  var hidesElements = false
  var isModal = false
  var groupsChildren = false
  var elements: [Any]?
  var identifier: String?

  nonisolated init() {}
}

extension UIResponder {
  func changeAccessibility(_ change: (AccessibilityValues) -> Void) {
    let values = accessibility ?? AccessibilityValues()
    accessibility = values
    change(values)
  }
}
