// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation

extension CGContext {
  /// Saves the graphics state: the CTM, the clip and every attribute, but not the path.
  public func saveGState() {
    stack.append(.saved(state))
    cairo_save(surface.cairo)
  }

  /// Goes back to the state saved last; does nothing if none has been saved since the start of the context, the page or
  /// the transparency layer.
  public func restoreGState() {
    guard stack.count > stackFloor, case .saved(let saved)? = stack.last else { return }
    stack.removeLast()
    state = saved
    cairo_restore(surface.cairo)
  }

  /// Ends all layers and saved states.
  func unwind() {
    while stack.count > stackFloor, let last = stack.last {
      switch last {
      case .saved: restoreGState()
      case .layer: endTransparencyLayer()
      }
    }
  }

  /// Sets the alpha by which all colours, gradients and images are multiplied; clamped to 0...1, not a number is 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha.isNaN ? 1 : min(max(alpha, 0), 1)
  }

  /// Sets how what is drawn goes together with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Sets the width of strokes, in user space; a width that is zero, negative or not finite draws nothing.
  public func setLineWidth(_ width: CGFloat) {
    state.stroke.width = width
  }

  /// Sets how the ends of lines and dashes look.
  public func setLineCap(_ cap: CGLineCap) {
    state.stroke.cap = cap
  }

  /// Sets how the corners of lines look.
  public func setLineJoin(_ join: CGLineJoin) {
    state.stroke.join = join
  }

  /// Sets how many line widths long the point of a mitre may be; a longer one becomes a bevel. Not a number is 10.
  public func setMiterLimit(_ limit: CGFloat) {
    state.stroke.miterLimit = limit
  }

  /// Sets the dashes of strokes.
  ///
  /// The lengths, in user space, are painted and unpainted in turn; an odd number of them goes on without starting anew.
  /// The phase is the distance into the pattern at which each contour begins; it may be negative.
  ///
  /// A line is solid if there are no lengths, one is negative or not finite, or all are zero. It is also drawn solid
  /// where nothing else could be seen or would ever end: if the pattern is shorter than 1/64 of a device pixel, or a
  /// stroke would have more than 1,048,576 dashes within the clip (on a bitmap, 16,777,216 along an axis). Dashes outside
  /// the clip are not counted, and cost nothing.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dash = DashPattern(phase: phase, lengths: lengths)
  }

  /// Sets whether edges are smooth. This is part of the graphics state.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.shouldAntialias = shouldAntialias
  }

  /// Sets whether edges may be smooth. This is not part of the graphics state.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
  }

  /// How images are sampled.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
}
