// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation

extension CGContext {
  /// Begins a group: what is drawn until it ends is put together first, and then drawn as one, under the alpha, shadow
  /// and blend mode of now and within the clip of now.
  ///
  /// Inside, alpha is 1, the blend mode normal, and there is no shadow. Layers may be nested. A blend mode that erases where
  /// there is no source, such as `destinationIn`, does so in the whole clip. In PDF and SVG a layer stays shapes.
  ///
  /// For its shadow, what is drawn outside the clip counts, but not what is outside the canvas of a bitmap.
  ///
  /// - Parameter auxiliaryInfo: Apple documents no keys for it, and there are none here.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(on: layerBox)
  }

  /// Begins a group that draws within a rectangle of user space only, and costs what that does.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    let path = canvasPath
    canvasPath = CGMutablePath()
    let part = rect.bounded.applying(userToCanvas).ifFinite
    beginTransparencyLayer(on: part.map { $0.pixelsAround.overlap(with: layerBox) } ?? layerBox)
    clip(to: rect)
    canvasPath = path
  }

  private func beginTransparencyLayer(on box: CGRect) {
    drawHeldBack()
    yieldTarget()
    stack.append(.layer(state, wasBlank: isBlank))
    let cairo = surface.cairo
    // The clip is applied once, to the whole: twice, its edges would be too faint.
    cairo_save(cairo)
    cairo_identity_matrix(cairo)
    cairo_reset_clip(cairo)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
    cairo_clip(cairo)
    cairo_push_group(cairo)
    (state.alpha, state.blendMode, state.shadow, state.softMasks, isBlank) = (1, .normal, nil, [], true)
    (state.clipBox, state.wholeBox, state.isClipRectangular) = (box, nil, true)
  }

  /// Ends the group begun last, and the states saved in it; does nothing if there is none.
  public func endTransparencyLayer() {
    let wasDrawnOn = layerIsDrawnOn
    guard let group = popTransparencyLayer() else { return }
    defer { cairo_pattern_destroy(group) }
    guard wasDrawnOn || state.blendMode.actsWithoutSource && !isBlank else { return }
    let alpha = Double(state.alpha)
    drawWithShadow(
      Drawing { cairo in
        cairo_set_source(cairo, group)
        cairo_paint_with_alpha(cairo, alpha)
      })
  }

  /// Whether something has been drawn into the group begun last.
  private var layerIsDrawnOn: Bool { !isBlank || background != nil }

  /// Ends the group begun last, and the states saved in it, and gives what was drawn, which the caller destroys; nil if
  /// there is none.
  private func popTransparencyLayer() -> OpaquePointer? {
    let isOpen = stack.dropFirst(stackFloor).contains { if case .layer = $0 { true } else { false } }
    guard isOpen else { return nil }
    drawHeldBack()
    while case .saved? = stack.last { restoreGState() }
    guard case .layer(let saved, let wasBlank)? = stack.popLast() else { return nil }
    yieldTarget()
    let group = cairo_pop_group(surface.cairo)
    cairo_restore(surface.cairo)
    (state, isBlank) = (saved, wasBlank)
    return group
  }

  /// The whole pixels of the clip, and those whose shadow may fall into it.
  private var layerBox: CGRect {
    guard !state.clipBox.isEmpty else { return .zero }
    var box = state.wholeBox ?? state.clipBox
    if let shadow = state.shadow {
      let limit = max(surface.size.width, surface.size.height) / 2
      let (reach, offset) = (min(shadow.reach(isVector: isVector), limit), shadow.offset)
      let (dx, dy) = (min(max(-offset.dx, -limit), limit), min(max(-offset.dy, -limit), limit))
      box = box.union(box.offsetBy(dx: dx, dy: dy).insetBy(dx: -reach, dy: -reach))
    }
    return box.pixelsAround
  }

  /// Ends the group begun last and gives its picture, not drawn yet; nil if there is no group, or nothing in it. The
  /// caller destroys it.
  func takeTransparencyLayer() -> OpaquePointer? {
    let wasDrawnOn = layerIsDrawnOn
    guard let group = popTransparencyLayer() else { return nil }
    if !wasDrawnOn { cairo_pattern_destroy(group) }
    return wasDrawnOn ? group : nil
  }
}
