// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CGContext {
  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) {
    guard !state.locksColors else { return }
    state.fillColor = color
    if let space = color.colorSpace { state.fillColorSpace = space }
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: CGColor) {
    guard !state.locksColors else { return }
    state.strokeColor = color
    if let space = color.colorSpace { state.strokeColorSpace = space }
  }

  /// Sets the colour of fills to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of strokes to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of fills.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of fills to a mix of inks.
  public func setFillColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the colour of strokes to a mix of inks.
  public func setStrokeColor(cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }

  /// Sets the space of the components that `setFillColor(_:)` takes, and the colour of fills to the space's black.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillColorSpace = space
    if let black = Self.black(in: space) { setFillColor(black) }
  }

  /// Sets the space of the components that `setStrokeColor(_:)` takes, and the colour of strokes to the space's black.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeColorSpace = space
    if let black = Self.black(in: space) { setStrokeColor(black) }
  }

  /// Sets the colour of fills to the components of the current fill colour space, alpha last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillColorSpace, components: components) { setFillColor(color) }
  }

  /// Sets the colour of strokes to the components of the current stroke colour space, alpha last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeColorSpace, components: components) { setStrokeColor(color) }
  }

  /// The black of a space; nil for a pattern's, which has no colour of its own.
  private static func black(in space: CGColorSpace) -> CGColor? {
    CGColor(colorSpace: space, components: Array(repeating: 0, count: space.numberOfComponents) + [1])
  }
}
