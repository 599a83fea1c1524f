// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A cell that is drawn again and again, in even steps both ways.
///
/// Patterns lie in base space (see `CGContext.setShadow(offset:blur:color:)`), whatever the CTM is: on a new context
/// their origin is the bottom left corner, on UIKit's the top left one.
public final class CGPattern: @unchecked Sendable {
  // Unchecked: all properties are constants; what the callbacks share is their author's concern, as on Apple.

  /// The cell, in the pattern's space; what is drawn outside is cut off.
  let bounds: CGRect
  /// From the pattern's space to base space.
  let matrix: CGAffineTransform
  /// The steps, in the pattern's space; positive.
  let step: CGSize
  /// Whether the cell brings its own colours.
  let isColored: Bool
  let draw: (CGContext) -> Void
  private let release: () -> Void

  /// Makes a pattern.
  ///
  /// - Parameters:
  ///   - info: What the callbacks get.
  ///   - bounds: The cell, in the pattern's space.
  ///   - matrix: From the pattern's space to base space.
  ///   - xStep: The distance between cells; its sign does not count.
  ///   - yStep: The distance between rows of cells.
  ///   - tiling: See `CGPatternTiling`.
  ///   - isColored: Whether the cell brings its own colours; if not, it is drawn in that of whoever fills with it, and
  ///     colours that it sets are ignored.
  ///   - callbacks: What draws the cell, and what lets go of `info`.
  /// - Returns: nil if a number is not finite, a step or a side is 0, the matrix has no inverse, or nothing draws. Then
  ///   `info` is not let go of.
  public convenience init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat, yStep: CGFloat,
    tiling: CGPatternTiling, isColored: Bool, callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    let callbacks = callbacks.pointee
    guard let draw = callbacks.drawPattern else { return nil }
    self.init(
      bounds: bounds, matrix: matrix, step: CGSize(width: xStep, height: yStep), isColored: isColored,
      draw: { draw(info, $0) }, release: { callbacks.releaseInfo?(info) })
  }

  /// Makes a pattern of a closure that draws its cell.
  package init?(
    bounds: CGRect, matrix: CGAffineTransform, step: CGSize, isColored: Bool, draw: @escaping (CGContext) -> Void,
    release: @escaping () -> Void = {}
  ) {
    let bounds = bounds.standardized
    let step = CGSize(width: abs(step.width), height: abs(step.height))
    guard
      bounds.ifFinite != nil, bounds.width > 0, bounds.height > 0, matrix.drawable != nil, step.width.isFinite,
      step.height.isFinite, step.width > 0, step.height > 0
    else { return nil }
    (self.bounds, self.matrix, self.step, self.isColored) = (bounds, matrix, step, isColored)
    (self.draw, self.release) = (draw, release)
  }

  deinit {
    release()
  }
}

extension CGPattern: _CFObject {}
