// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that has traits: a view, a view controller, a window.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits that are in force here.
  var traitCollection: UITraitCollection { get }

  /// Called when the traits have changed; ``UITraitChangeObservable`` is the newer way.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
