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
    saveGState()
    state.shadow = shadow(of: color, offset, deviation)
    beginTransparencyLayer(auxiliaryInfo: nil)
    content()
    endTransparencyLayer()
    restoreGState()
  }

  /// Draws the shadow alone of the inside of a path, by the nonzero rule.
  package func fillShadow(of path: CGPath, offset: CGSize, deviation: CGFloat, color: CGColor) {
    let elements = path.elements.map { $0.applying(userToCanvas) }
    guard !elements.isEmpty, elements.flatMap(\.points).allSatisfy(\.isFinite) else { return }
    saveGState()
    state.shadow = shadow(of: color, offset, deviation)
    // Only how much it covers counts.
    (state.fillColor, state.alpha) = (CGColor(gray: 0, alpha: 1), 1)
    castShadow(of: fillDrawing(elements, .winding))
    restoreGState()
  }

  private func shadow(of color: CGColor, _ offset: CGSize, _ deviation: CGFloat) -> Shadow? {
    Shadow(offset: offset, blur: deviation * 2, color: color, baseToCanvas: userToCanvas)
  }
}
