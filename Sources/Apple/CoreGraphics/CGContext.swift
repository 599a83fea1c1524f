// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import Foundation
internal import StippleRaster

/// A drawing destination: a bitmap, the pages of a PDF, or an SVG document.
///
/// As on Apple, a new context has its origin at the bottom left and y up; UIKit's are flipped by their CTM. A path keeps
/// the place that it had when it was built, whatever happens to the CTM later, and is not part of the graphics state.
///
/// Odd input never traps, hangs or spoils later drawing: what has no finite place is left out, what is far outside is
/// cut away. All work is bounded by what is given: see `setLineDash(phase:lengths:)` for dashes.
///
/// On a bitmap, dots, dashes and lines along the axes have the exact area in each pixel, within 2/255 (dashes of curves
/// within 4/255), whoever draws them; see `RasterRoute`. Other shapes are Cairo's, their curves within 0.01 device pixels. The
/// context must not be used on two threads at a time.
public final class CGContext {
  let surface: any CanvasSurface
  /// Whether strokes and fills stay shapes: in PDF and SVG.
  package let isVector: Bool
  /// The surface's base transform, where it is always the same.
  let fixedBaseTransform: CGAffineTransform?
  /// The current graphics state.
  var state: GraphicsState
  /// The saved states and open transparency layers, the latest last.
  var stack: [StackEntry] = []
  /// How many of them, the first ones, stay until the cell of a pattern has been drawn.
  var stackFloor = 0
  /// The current path, in canvas space.
  var canvasPath = CGMutablePath()
  var allowsAntialiasing = true
  /// Whether the bytes of a bitmap are to be the same whatever whole rows the clip shows: for who draws parts of a picture
  /// anew. Where pictures, gradients and shadows are sampled then differs by less than is seen.
  package var isDrawnInParts = false
  /// What only a bitmap context has.
  var bitmap: Bitmap?
  /// Whether nothing has been drawn yet on the page or into the open transparency layer.
  var isBlank = true
  /// A fill that is held back, to be drawn in one pass with what comes next.
  var background: Background?
  /// Marks that are held back, to be drawn band by band with those of the same path at other places.
  var heldMarks: HeldMarks?
  var holdsBack = false
  /// The pixels that kernels draw on, as long as Cairo has not drawn since.
  var target: RasterTarget?
  /// The masks of dots drawn on a bitmap, and the marks of paths.
  let marksCache = PathMarksCache(masks: MaskCache())
  /// How many patterns are being drawn, one for the other.
  var patternDepth = 0
  /// How many threads a large drawing on a bitmap may take: at first as many as there are cores; one or less is the caller's
  /// alone. The pixels are the same. Apple's has no such property.
  public var maximumThreadCount = ProcessInfo.processInfo.activeProcessorCount

  /// What `restoreGState` or `endTransparencyLayer` goes back to.
  enum StackEntry {
    case saved(GraphicsState)
    case layer(GraphicsState, wasBlank: Bool)
  }

  /// How far curves may be from their exact place, in device pixels: Cairo's own 0.1 loses dots and ink.
  static let tolerance = 0.01

  /// Makes a context that draws on a surface.
  init(surface: any CanvasSurface) {
    self.surface = surface
    isVector = surface.isVector
    fixedBaseTransform = surface.isVector ? nil : surface.baseTransform
    state = GraphicsState(canvas: surface.size)
    cairo_set_tolerance(surface.cairo, Self.tolerance)
  }

  deinit {
    finish()
  }

  /// What went wrong in writing the output, if anything: a full disk, a closed pipe. It is known for sure only after
  /// `closePDF()` or `finish()`.
  package var failure: CanvasFailure? { surface.failure }

  /// Writes all that is still to be written, and ends the output of a PDF or SVG context; for a bitmap, nothing.
  package func finish() {
    if isVector, surface.acceptsDrawing { unwind() }
    surface.finish()
  }

  /// Does nothing beyond what has been done: all drawing takes place at once.
  public func flush() {
    drawHeldBack()
    yieldTarget()
    cairo_surface_flush(cairo_get_target(surface.cairo))
  }

  /// The same as `flush()`.
  public func synchronize() {
    flush()
  }
}

extension CGContext {
  /// Sets the source to a pattern of a space that a transform takes to canvas space.
  ///
  /// - Parameter point: Where in canvas space the pattern is to be right, if its transform must be rounded.
  func setSource(
    _ pattern: OpaquePointer, under transform: CGAffineTransform, rightAt point: CGPoint, in cairo: OpaquePointer
  ) {
    var matrix = transform.cairoMatrix
    if isDrawnInParts {
      matrix = sampling(transform.inverted(), rightAt: point).cairoMatrix
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_matrix_init_identity(&matrix)
    }
    cairo_set_matrix(cairo, &matrix)
    cairo_set_source(cairo, pattern)
    cairo_identity_matrix(cairo)
  }

  /// From canvas space to that of a pattern, as its samples are taken.
  func sampling(_ toPattern: CGAffineTransform, rightAt point: CGPoint) -> CGAffineTransform {
    isDrawnInParts ? toPattern.settled(at: point) : toPattern
  }

  /// Sets the source to a colour, with the current alpha.
  ///
  /// - Parameter bounds: The box of canvas space that a pattern is wanted in; nil for that of the clip.
  func setSource(_ color: CGColor, within bounds: CGRect? = nil, in cairo: OpaquePointer) {
    if let pattern = color.pattern {
      let box = state.clipBox.overlap(with: bounds ?? state.clipBox)
      return setSource(pattern, color, within: box, in: cairo)
    }
    let (red, green, blue, alpha) = drawnComponents(of: color)
    let (first, third) = surface.isSwapped ? (blue, red) : (red, blue)
    cairo_set_source_rgba(cairo, first, green, third, alpha)
  }
}
