// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Being told of scrolling without being the delegate, as key-value observing is on Apple's systems.
extension UIScrollView {
  /// Calls `change` after every change of the offset or the scale, as long as what is returned is kept.
  package func observeScrolling(_ change: @escaping @MainActor () -> Void) -> ScrollObservation {
    let observation = ScrollObservation(change)
    scrolling.observations.removeAll { $0.object == nil }
    scrolling.observations.append(WeakScrollObservation(object: observation))
    return observation
  }

  /// Tells those who observe.
  func tellObservers() {
    for observation in scrolling.observations { observation.object?.change() }
  }
}

/// Observes a scroll view as long as it lives.
package final class ScrollObservation {
  fileprivate let change: @MainActor () -> Void

  fileprivate init(_ change: @escaping @MainActor () -> Void) {
    self.change = change
  }
}

struct WeakScrollObservation {
  weak var object: ScrollObservation?
}
