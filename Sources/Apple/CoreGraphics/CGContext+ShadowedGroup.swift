// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

extension CGContext {
  /// Draws a group with a shadow behind it.
  ///
  /// - Parameters:
  ///   - offset: In user space.
  ///   - deviation: The standard deviation of the blur, in user space.
  package func drawGroup(withShadow color: CGColor, offset: CGSize, deviation: CGFloat, _ content: () -> Void) {
    content()
  }

  /// Draws the shadow alone of the inside of a path, by the nonzero rule.
  package func fillShadow(of path: CGPath, offset: CGSize, deviation: CGFloat, color: CGColor) {
  }
}
