// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation

extension CGContext {
  /// Sets the pattern of fills; does nothing unless the fill colour space is a pattern's.
  ///
  /// - Parameter components: The colour of an uncoloured pattern in the base space of the fill colour space, and alpha;
  ///   for a coloured pattern, alpha alone.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    let color = CGColor(patternSpace: state.fillColorSpace, pattern: pattern, components: components)
    if let color { setFillColor(color) }
  }

  /// Sets the pattern of strokes; does nothing unless the stroke colour space is a pattern's.
  ///
  /// - Parameter components: As `setFillPattern(_:colorComponents:)` takes them.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    let color = CGColor(patternSpace: state.strokeColorSpace, pattern: pattern, components: components)
    if let color { setStrokeColor(color) }
  }

  /// Moves the origin of patterns, in base space; part of the graphics state. What is not finite is 0.
  public func setPatternPhase(_ phase: CGSize) {
    state.patternPhase = CGSize(
      width: phase.width.isFinite ? phase.width : 0, height: phase.height.isFinite ? phase.height : 0)
  }

  /// The most cells that are drawn one by one; of more, one is drawn on whole pixels and repeated.
  private static let cellLimit = 65_536
  /// From so many cells on, on a bitmap, cells that all look alike are drawn once.
  private static let copiedCells = 32
  /// How many patterns may be drawn with each other's help.
  private static let deepestPattern = 4

  /// Sets the source to a pattern, drawn within a box of canvas space, with the current alpha.
  func setSource(_ pattern: CGPattern, _ color: CGColor, within box: CGRect, in cairo: OpaquePointer) {
    cairo_set_source_rgba(cairo, 0, 0, 0, 0)
    let toCanvas = pattern.matrix
      .concatenating(CGAffineTransform(translationX: state.patternPhase.width, y: state.patternPhase.height))
      .concatenating(state.baseCTM).concatenating(surface.baseTransform)
    let alpha = color.rgba.alpha * Double(state.alpha)
    guard
      patternDepth < Self.deepestPattern, alpha > 0,
      let grid = PatternGrid(pattern, toCanvas: toCanvas, within: box)
    else { return }
    patternDepth += 1
    defer { patternDepth -= 1 }
    let tile = grid.count > (isVector ? Self.cellLimit : Self.copiedCells) ? tile(of: pattern, color, grid) : nil
    guard let source = tile ?? cells(of: pattern, color, grid, within: box) else { return }
    defer { cairo_pattern_destroy(source) }
    guard alpha < 1 else { return cairo_set_source(cairo, source) }
    let cells = group(within: box) {
      cairo_set_source(surface.cairo, source)
      cairo_paint_with_alpha(surface.cairo, alpha)
    }
    cairo_set_source(cairo, cells)
    cairo_pattern_destroy(cells)
  }

  /// Draws each cell.
  private func cells(
    of pattern: CGPattern, _ color: CGColor, _ grid: PatternGrid, within box: CGRect
  ) -> OpaquePointer? {
    guard grid.count <= Self.cellLimit else { return nil }
    return group(within: box) {
      for row in grid.rows {
        for column in grid.columns {
          drawCell(of: pattern, color, grid, grid.transform(column: column, row: row))
        }
      }
    }
  }

  /// Draws one cell on pixels that are repeated: none if they would not look like all others, and those are few enough.
  private func tile(of pattern: CGPattern, _ color: CGColor, _ grid: PatternGrid) -> OpaquePointer? {
    guard let step = grid.uprightStep else { return nil }
    let scale = isVector ? VectorFallback.pixelsPerPoint : 1
    let (width, height) = ((step.width * scale).rounded(), (step.height * scale).rounded())
    let isExact = !isVector && abs(width - step.width) < 1e-6 && abs(height - step.height) < 1e-6
    guard
      isExact || grid.count > Self.cellLimit, width <= 4096, height <= 4096,
      let pixels = BitmapSurface(
        memory: nil, width: max(1, Int(width)), height: max(1, Int(height)), bytesPerRow: 0,
        isSwapped: surface.isSwapped)
    else { return nil }
    let context = CGContext(surface: pixels)
    context.patternDepth = patternDepth
    context.state.colorScale = state.colorScale
    let period = grid.period
    let toPixels =
      isExact
      ? CGAffineTransform(translationX: -period.minX.rounded(), y: -period.minY.rounded())
      : CGAffineTransform(translationX: -period.minX, y: -period.minY).concatenating(
        CGAffineTransform(scaleX: CGFloat(pixels.width) / step.width, y: CGFloat(pixels.height) / step.height))
    // A cell may begin within a pixel; then its neighbours share the pixels of the border.
    for row in -1...1 {
      for column in -1...1 {
        context.drawCell(of: pattern, color, grid, grid.transform(column: column, row: row).concatenating(toPixels))
      }
    }
    context.flush()
    let source = pixels.makePattern()
    var matrix = toPixels.cairoMatrix
    cairo_pattern_set_matrix(source, &matrix)
    cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    cairo_pattern_set_filter(source, isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD)
    return source
  }

  /// Draws a cell where a transform from the pattern's space to canvas space puts it.
  private func drawCell(
    of pattern: CGPattern, _ color: CGColor, _ grid: PatternGrid, _ transform: CGAffineTransform
  ) {
    saveGState()
    let floor = stackFloor
    stackFloor = stack.count
    defer {
      // What the cell has saved and not restored is none of the next cell's.
      unwind()
      stackFloor = floor
      restoreGState()
    }
    state.ctm = transform.concatenating(surface.baseTransform.inverted())
    beginPath()
    let box = grid.bounds.applying(transform)
    if grid.isUpright, !isVector {
      // Neighbours share a border on whole pixels: on part pixels, both would let what is behind them through.
      let (left, top) = (box.minX.rounded(), box.minY.rounded())
      canvasPath.addRect(
        CGRect(x: left, y: top, width: box.maxX.rounded() - left, height: box.maxY.rounded() - top))
    } else {
      addRect(grid.bounds)
    }
    clip()
    if !pattern.isColored, let opaque = color.unpatterned {
      setFillColor(opaque)
      setStrokeColor(opaque)
      state.locksColors = true
    }
    pattern.draw(self)
  }

  /// What a closure draws in a graphics state of its own, as a pattern in canvas space; the caller destroys it.
  private func group(within box: CGRect, _ body: () -> Void) -> OpaquePointer? {
    let (outer, path, wasBlank) = (state, canvasPath, isBlank)
    defer { (state, canvasPath, isBlank) = (outer, path, wasBlank) }
    (state.clipBox, state.shadow) = (box, nil)
    beginTransparencyLayer(auxiliaryInfo: nil)
    var inner = GraphicsState(canvas: surface.size)
    (inner.clipBox, inner.baseCTM, inner.colorScale) = (state.clipBox, outer.baseCTM, outer.colorScale)
    state = inner
    body()
    isBlank = false
    return takeTransparencyLayer()
  }
}
