// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension UIViewController {
  func take(_ child: UIViewController) {
    guard !child.isAbove(self) else { return }
    child.willMove(toParent: self)
    if child.parent != nil { child.removeFromParent() }
    children.append(child)
    child.parent = self
    child.isMovingToParent = true
  }

  func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// Whether the controller is another one, or has it somewhere in it.
  private func isAbove(_ other: UIViewController) -> Bool {
    sequence(first: other) { $0.parent }.contains { $0 === self }
  }

  func sizeAfterTransition(of container: any UIContentContainer, to size: CGSize) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded else { return size }
    return child.frame == viewIfLoaded?.bounds ? size : child.bounds.size
  }

  /// Tells the children whose views will have another size.
  func tellChildren(size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      guard let view = child.viewIfLoaded else { continue }
      let size = self.size(forChildContentContainer: child, withParentContainerSize: size)
      if size != view.bounds.size { child.viewWillTransition(to: size, with: coordinator) }
    }
  }
}
