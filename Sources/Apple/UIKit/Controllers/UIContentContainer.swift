// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What is told of a change of its size before it happens: a controller.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that the content would like to have, in points.
  var preferredContentSize: CGSize { get }

  /// Tells that a child's ``preferredContentSize`` has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)

  /// The size of a child's view in a container of a size.
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize

  /// Tells that the view is about to become a size.
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)

  /// Tells that the traits are about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator)
}
