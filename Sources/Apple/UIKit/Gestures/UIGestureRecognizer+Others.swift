// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension UIGestureRecognizer {
  /// Whether the recognizer has to wait for another one to fail, by what was set or by what is asked.
  func waits(for other: UIGestureRecognizer) -> Bool {
    course.requirements.contains { $0 === other } || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Whether the recognizer, once it has recognized, keeps another one from it.
  func excludes(_ other: UIGestureRecognizer) -> Bool {
    sharesTouches(with: other) && canPrevent(other) && other.canBePrevented(by: self)
      && delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }

  /// Whether views and the delegate let the recognizer recognize.
  ///
  /// The views whose touches would be cancelled are asked, then the recognizer's own view, then the delegate. That a
  /// button keeps the taps of views above it from recognizing comes about by the first.
  func mayRecognize() -> Bool {
    var asked: [UIView] = []
    let touched = cancelsTouchesInView ? course.touches.compactMap(\.view) : []
    for view in touched + [view].compactMap({ $0 }) where !asked.contains(where: { $0 === view }) {
      guard view.gestureRecognizerShouldBegin(self) else { return false }
      asked.append(view)
    }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  private func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    course.touches.contains { other.course.watches($0) }
  }
}
