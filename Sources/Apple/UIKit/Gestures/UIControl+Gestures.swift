// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension UIControl {
  /// Whether a recognizer is of a tap with one finger on a view above, which a button takes for itself.
  ///
  /// That is so of buttons, switches, steppers, segments and page controls, not of plain controls, and only while the
  /// control is enabled: such a class answers no to `gestureRecognizerShouldBegin(_:)` then. A recognizer on the control
  /// itself goes before the control; so does one that leaves the control its touch, as it is not asked for.
  ///
  /// Source: Apple, Attaching Gesture Recognizers to UIKit Controls,
  /// https://developer.apple.com/documentation/uikit/attaching-gesture-recognizers-to-uikit-controls
  final func ownsTap(of recognizer: UIGestureRecognizer) -> Bool {
    guard isEnabled, recognizer.view !== self, let tap = recognizer as? UITapGestureRecognizer else { return false }
    return tap.numberOfTapsRequired <= 1 && tap.numberOfTouchesRequired <= 1
  }
}
