// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import Foundation
internal import StippleRaster

// `RasterRoute` decides what is drawn here; all else is Cairo's.
extension CGContext {
  /// Strokes a path in canvas space with a kernel; returns false, with nothing drawn, if there is none for it.
  func strokeByRaster(_ elements: [PathElement], width: CGFloat) -> Bool {
    guard width > 0, width.isFinite, let pen = RasterPen(width: width, state: state, userToCanvas: userToCanvas) else {
      return false
    }
    return drawByRaster(elements, reach: pen.reach, state.strokeColor) {
      .stroke($0, pen: pen, clip: $1, cache: maskCache)
    }
  }

  /// Fills a path in canvas space with a kernel; returns false, with nothing drawn, if there is none for it.
  func fillByRaster(_ elements: [PathElement], _ rule: CGPathFillRule) -> Bool {
    drawByRaster(elements, reach: 1, state.fillColor) { .fill($0, rule: rule, clip: $1, cache: maskCache) }
  }

  private func drawByRaster(
    _ elements: [PathElement], reach: Double, _ color: CGColor, _ route: ([PathElement], CGRect) -> RasterRoute?
  ) -> Bool {
    guard !isVector, allowsAntialiasing, state.shouldAntialias, state.blendMode == .normal, state.softMasks.isEmpty,
      !state.clipBox.isEmpty
    else {
      return false
    }
    // A clear colour leaves all as it is: the background that a view has at first costs nothing.
    guard pixelColor(color).bits > 0 else { return true }
    guard !state.isClipRectangular else { return paint(elements, color, route) }
    // Within any other clip: in a layer as large as need be, which Cairo then draws within the clip.
    flushBackground()
    let cairo = surface.cairo
    let bounds = PixelRect(around: elements, reach: reach, within: state.clipBox)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_identity_matrix(cairo)
    cairo_rectangle(
      cairo, Double(bounds.columns.lowerBound), Double(bounds.rows.lowerBound), Double(bounds.columns.count),
      Double(bounds.rows.count))
    cairo_clip(cairo)
    cairo_push_group(cairo)
    let isPainted = paint(elements, color, route)
    let group = cairo_pop_group(cairo)
    defer { cairo_pattern_destroy(group) }
    if isPainted {
      draw(
        Drawing { cairo in
          cairo_set_source(cairo, group)
          cairo_paint(cairo)
        })
    }
    return isPainted
  }

  /// Draws on the current target, within the box of the clip.
  private func paint(
    _ elements: [PathElement], _ color: CGColor, _ route: ([PathElement], CGRect) -> RasterRoute?
  ) -> Bool {
    guard let target = RasterTarget(surface.cairo) else { return false }
    let box = state.clipBox.offsetBy(dx: target.offset.dx, dy: target.offset.dy)
    guard let route = route(target.moved(elements), box) else { return false }
    let clip =
      state.isClipRectangular
      ? RasterClip(box, width: target.bitmap.width, height: target.bitmap.height)
      : RasterClip(target.bitmap.clip)
    isBlank = false
    if defersBackground, state.isClipRectangular, let background = route.background(pixelColor(color), clip: clip) {
      flushBackground()
      self.background = background
      return true
    }
    if let background, background.pixels == clip.wholePixels {
      self.background = nil
      let (bitmap, paint) = (target.bitmap.clipped(to: background.pixels), Paint(pixelColor(color)))
      threads.divide(background.pixels) { rows in
        route.draw(over: background.color, in: bitmap, rows: rows, with: paint)
      }
    } else {
      flushBackground()
      for piece in clip.pieces {
        let bitmap = target.bitmap.clipped(to: piece.pixels)
        let paint = Paint(pixelColor(color, share: piece.share))
        threads.divide(piece.pixels.intersection(route.bounds)) { rows in
          route.draw(in: bitmap, rows: rows, with: paint)
        }
      }
    }
    target.markDirty()
    return true
  }

  private var threads: RowThreads { RowThreads(count: max(1, maximumThreadCount)) }

  /// A colour as pixels hold it, with the current alpha.
  private func pixelColor(_ color: CGColor, share: Double = 1) -> PixelColor {
    let (red, green, blue, alpha) = drawnComponents(of: color)
    return PixelColor(
      red: red, green: green, blue: blue, alpha: alpha * share,
      order: surface.isSwapped ? .rgba : .bgra)
  }
}

extension CGContext {
  /// An opaque fill of whole pixels that has not been drawn yet.
  typealias Background = (pixels: PixelRect, color: PixelColor)

  /// Draws with the fill of a background held back until what lies on it is known: a lattice of marks and its background
  /// are one pass over memory.
  package func withBackgroundsDeferred(_ body: () -> Void) {
    let wasDeferring = defersBackground
    defersBackground = true
    body()
    defersBackground = wasDeferring
    if !wasDeferring { flushBackground() }
  }

  /// Draws what has been held back.
  func flushBackground() {
    guard let background, let target = RasterTarget(surface.cairo) else { return }
    self.background = nil
    let bitmap = target.bitmap.clipped(to: background.pixels)
    threads.divide(background.pixels) { rows in
      RectFill(background.pixels).draw(in: bitmap, rows: rows, with: Paint(background.color))
    }
    target.markDirty()
  }
}
