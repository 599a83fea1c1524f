// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation

extension CGContext {
  /// Begins a group: what is drawn until it ends is put together first, and then drawn as one, under the alpha and blend
  /// mode of now and within the clip of now.
  ///
  /// Inside, alpha is 1 and the blend mode normal. Layers may be nested. In PDF and SVG a layer stays shapes.
  ///
  /// - Parameter auxiliaryInfo: Apple documents no keys for it, and there are none here.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    flushBackground()
    stack.append(.layer(state, wasBlank: isBlank))
    (state.alpha, state.blendMode, isBlank) = (1, .normal, true)
    cairo_identity_matrix(surface.cairo)
    cairo_push_group(surface.cairo)
  }

  /// Begins a group that draws within a rectangle of user space only.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    let path = canvasPath
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
    canvasPath = path
  }

  /// Ends the group begun last, and the states saved in it; does nothing if there is none.
  public func endTransparencyLayer() {
    guard let group = takeTransparencyLayer() else { return }
    defer { cairo_pattern_destroy(group) }
    draw { cairo in
      cairo_set_source(cairo, group)
      cairo_paint_with_alpha(cairo, state.alpha)
    }
  }

  /// Ends the group begun last and gives its picture, not drawn yet; nil if there is no group, or nothing in it. The
  /// caller destroys it.
  func takeTransparencyLayer() -> OpaquePointer? {
    let isOpen = stack.contains { if case .layer = $0 { true } else { false } }
    guard isOpen else { return nil }
    flushBackground()
    while case .saved? = stack.last { restoreGState() }
    guard case .layer(let saved, let wasBlank)? = stack.popLast() else { return nil }
    let group = cairo_pop_group(surface.cairo)
    let isEmpty = isBlank
    (state, isBlank) = (saved, wasBlank)
    guard !isEmpty else {
      cairo_pattern_destroy(group)
      return nil
    }
    return group
  }
}
