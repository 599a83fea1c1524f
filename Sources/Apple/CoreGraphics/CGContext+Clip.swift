// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation

extension CGContext {
  /// Clips all later drawing to the inside of the path, then drops the path.
  ///
  /// Does nothing if the path is empty, as on Apple. If it has a coordinate that is not finite, nothing is drawn any more.
  public func clip(using rule: CGPathFillRule = .winding) {
    defer { beginPath() }
    guard !isPathEmpty, surface.acceptsDrawing else { return }
    let cairo = surface.cairo
    cairo_identity_matrix(cairo)
    let isSmooth = allowsAntialiasing && state.shouldAntialias
    cairo_set_antialias(cairo, isSmooth ? CAIRO_ANTIALIAS_GOOD : CAIRO_ANTIALIAS_NONE)
    CanvasPath.setFilled(canvasPath.elements, within: cutBox, in: cairo)
    cairo_set_fill_rule(cairo, rule.cairoRule)
    cairo_clip(cairo)
    let contours = Contour.contours(of: canvasPath.elements)
    if !isSmooth || contours.count != 1 || !contours[0].isRect { state.isClipRectangular = false }
    state.clipBox = state.clipBox.intersection(hullOf: canvasPath.elements)
    state.wholeBox = state.wholeBox?.intersection(hullOf: canvasPath.elements)
  }

  /// Clips to whole rows of a bitmap, of user space, for a part of a picture: what is drawn there has the bytes that it
  /// would have if all were drawn.
  ///
  /// Groups are drawn as a whole, as a shadow in one may be of what lies beyond the rows.
  package func clipToPart(_ rows: CGRect) {
    isDrawnInParts = true
    state.wholeBox = state.clipBox
    let whole = state.wholeBox
    clip(to: rows)
    state.wholeBox = whole
  }

  /// Clips all later drawing to a rectangle, and drops the path.
  public func clip(to rect: CGRect) {
    // One that hides nothing, such as that of a view as large as its picture, is not worth a word to Cairo.
    guard isVector || !isClipWithin(rect) else { return beginPath() }
    clip(to: [rect])
  }

  /// Clips all later drawing to the union of rectangles, and drops the path; does nothing if there are none.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Clips a bitmap to the whole pixels around a rectangle of user space, so that no picture made within is larger.
  ///
  /// In PDF and SVG it does nothing.
  package func clipToPixels(around rect: CGRect) {
    guard !isVector, let box = rect.bounded.applying(userToCanvas).ifFinite else { return }
    let pixels = box.pixelsAround.overlap(with: state.clipBox)
    let whole = state.wholeBox.map { box.pixelsAround.overlap(with: $0) }
    defer { state.wholeBox = whole }
    guard pixels != state.clipBox else { return }
    let path = canvasPath
    canvasPath = CGMutablePath()
    canvasPath.addRect(pixels)
    clip()
    canvasPath = path
  }

  /// The box outside of which far away parts of paths are cut off: where the bytes are not to depend on which rows are
  /// drawn, it has those of the canvas, with as many again for what casts a shadow.
  var cutBox: CGRect {
    let (box, height) = (state.clipBox, surface.size.height)
    guard isDrawnInParts, !box.isEmpty else { return box }
    return box.union(CGRect(x: box.minX, y: -height, width: box.width, height: 3 * height))
  }

  /// Whether nothing that lies in a rectangle of user space can be seen within the clip of a bitmap: with what is smoothed,
  /// a pixel around it. False where that is not known: in PDF and SVG, and under a shadow, which falls elsewhere.
  package func hides(_ rect: CGRect) -> Bool {
    guard !isVector, state.shadow == nil else { return false }
    let (transform, clip) = (userToCanvas, state.clipBox)
    let middle = CGPoint(x: rect.midX, y: rect.midY).applying(transform)
    let reachX = (abs(transform.a) * rect.width + abs(transform.c) * rect.height) / 2 + 1
    let reachY = (abs(transform.b) * rect.width + abs(transform.d) * rect.height) / 2 + 1
    // Of numbers so great that a pixel is lost in them, and of what is none, nothing is known.
    guard max(abs(middle.x), abs(middle.y), reachX, reachY) < 0x1p40 else { return false }
    return middle.x - reachX >= clip.maxX || middle.x + reachX <= clip.minX || middle.y - reachY >= clip.maxY
      || middle.y + reachY <= clip.minY
  }

  /// A rectangle of user space around all of a bitmap, whatever the clip; nil if the context draws none.
  package var canvasBox: CGRect? {
    bitmap == nil ? nil : CGRect(origin: .zero, size: surface.size).applying(userToCanvas.inverted()).ifFinite
  }

  /// Whether the box of the clip is within a rectangle of user space whose sides are parallel to its own.
  private func isClipWithin(_ rect: CGRect) -> Bool {
    let (transform, rect) = (userToCanvas, rect.standardized)
    guard transform.b == 0, transform.c == 0 else { return false }
    let corner = rect.origin.applying(transform)
    let opposite = CGPoint(x: rect.maxX, y: rect.maxY).applying(transform)
    let box = state.clipBox
    return min(corner.x, opposite.x) <= box.minX && max(corner.x, opposite.x) >= box.maxX
      && min(corner.y, opposite.y) <= box.minY && max(corner.y, opposite.y) >= box.maxY
  }

  /// The smallest rectangle of user space around the clip, control points of its curves too; zero-sized if nothing can
  /// be drawn.
  public var boundingBoxOfClipPath: CGRect {
    state.clipBox.isEmpty ? .zero : state.clipBox.applying(userToCanvas.inverted())
  }
}

extension CGRect {
  /// The part of a rectangle within the box of the points of a path; zero-sized if that is empty or not finite.
  ///
  /// Edges are compared one by one: the height of a box from -1e30 to 7 would have lost the 7.
  fileprivate func intersection(hullOf elements: [PathElement]) -> CGRect {
    let points = elements.flatMap(\.points)
    guard points.allSatisfy(\.isFinite) else { return .zero }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, right) = (max(minX, xs.min() ?? maxX), min(maxX, xs.max() ?? minX))
    let (top, bottom) = (max(minY, ys.min() ?? maxY), min(maxY, ys.max() ?? minY))
    guard left < right, top < bottom else { return .zero }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
