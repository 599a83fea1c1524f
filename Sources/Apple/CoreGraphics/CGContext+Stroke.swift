// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation

// What `RasterRoute` has no kernel for is drawn by Cairo, and PDF and SVG always are.
extension CGContext {
  /// Strokes the path, then drops it.
  ///
  /// The pen is round in user space. Where a subpath has no length, round caps draw a disc, and other caps nothing, since
  /// no direction is known for them (as the PDF imaging model has it, on which Apple's is built).
  public func strokePath() {
    drawStroke(canvasPath.elements, width: state.stroke.width)
    beginPath()
  }

  /// Strokes the outline of a rectangle, and drops the path.
  public func stroke(_ rect: CGRect) {
    stroke(rect, width: state.stroke.width)
  }

  /// Strokes the outline of a rectangle with a line width of its own, and drops the path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    beginPath()
    addRect(rect)
    drawStroke(canvasPath.elements, width: width)
    beginPath()
  }

  /// Strokes the ellipse inside a rectangle, and drops the path.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Strokes a line from the first point to the second, one from the third to the fourth, and so on, and drops the path.
  ///
  /// A last point without a partner is left out.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Strokes a path of user space in a style and colour of its own; the current path is left as it is.
  ///
  /// - Parameter memory: What is the same as when it was given last is not found out anew.
  package func stroke(_ path: CGPath, _ style: StrokeStyle, _ color: CGColor, memory: StrokeMemory) {
    let (currentStyle, currentColor) = (state.stroke, state.strokeColor)
    (state.stroke, state.strokeColor) = (style, color)
    defer { (state.stroke, state.strokeColor) = (currentStyle, currentColor) }
    guard !strokeByRaster(path, memory) else { return }
    let transform = userToCanvas
    drawStroke(path.elements.map { $0.applying(transform) }, width: style.width)
  }

  /// Strokes a path in canvas space.
  func drawStroke(_ elements: [PathElement], width: CGFloat) {
    guard let pen = Pen(width: width, state: state, userToCanvas: userToCanvas) else { return }
    let bounds = CGRect(around: elements.lazy.flatMap(\.points)).insetBy(dx: -pen.reach, dy: -pen.reach).ifFinite
    let drawing = Drawing(
      within: bounds, source: { self.setSource(self.state.strokeColor, within: bounds, in: $0) },
      covering: { self.drawStroke(elements, pen, in: $0) })
    castShadow(of: drawing)
    if !strokeByRaster(elements, width: width) { draw(drawing) }
  }

  /// Strokes on a Cairo context, with its source.
  private func drawStroke(_ elements: [PathElement], _ pen: Pen, in cairo: OpaquePointer) {
    let (visible, dash) = pen.visible(elements, within: cutBox)
    let lines =
      if isVector, state.stroke.cap != .butt, let dash { pen.reachingLastDashes(visible, of: dash) } else { visible }
    if !isVector, state.stroke.cap == .round, let dash, let solid = pen.closingGaps(of: lines, dash) {
      return stroke(solid, nil, pen, in: cairo)
    }
    if !isVector, let dash, let bands = pen.bands(of: lines, dash, within: state.clipBox) {
      for band in bands { strokeBand(band, dash, pen, in: cairo) }
    } else {
      stroke(lines, dash, pen, in: cairo)
    }
  }

  private func stroke(_ lines: [PathElement], _ dash: DashPattern?, _ pen: Pen, in cairo: OpaquePointer) {
    setStroke(lines, dash, pen, in: cairo)
    cairo_stroke(cairo)
    cairo_identity_matrix(cairo)
  }

  /// Strokes in the rows of pixels of a band alone.
  private func strokeBand(_ band: Pen.Band, _ dash: DashPattern, _ pen: Pen, in cairo: OpaquePointer) {
    guard !band.lines.isEmpty else { return }
    cairo_save(cairo)
    cairo_new_path(cairo)
    cairo_rectangle(cairo, state.clipBox.minX, band.top, state.clipBox.width, Pen.bandHeight)
    cairo_clip(cairo)
    stroke(band.lines, dash, pen, in: cairo)
    cairo_restore(cairo)
  }

  /// Whether the stroke of the current path covers a point of canvas space.
  func strokeContains(_ point: CGPoint) -> Bool {
    guard point.isFinite, let pen = Pen(width: state.stroke.width, state: state, userToCanvas: userToCanvas) else {
      return false
    }
    let cairo = surface.cairo
    defer { cairo_new_path(cairo) }
    cairo_identity_matrix(cairo)
    let (lines, dash) = pen.visible(canvasPath.elements, within: CGRect(origin: point, size: .zero))
    setStroke(lines, dash, pen, in: cairo)
    // Cairo takes the point in user space.
    let userPoint = point.applying(userToCanvas.inverted())
    return cairo_in_stroke(cairo, userPoint.x, userPoint.y) != 0
  }

  /// Sets Cairo's path, pen and dash for a stroke; the matrix being canvas space before, and user space after.
  private func setStroke(_ lines: [PathElement], _ dash: DashPattern?, _ pen: Pen, in cairo: OpaquePointer) {
    CanvasPath.set(isVector && dash != nil ? Self.notABox(lines) : lines, in: cairo)
    var matrix = userToCanvas.cairoMatrix
    cairo_set_matrix(cairo, &matrix)
    cairo_set_line_width(cairo, pen.width)
    cairo_set_line_cap(cairo, state.stroke.cap.cairoCap)
    cairo_set_line_join(cairo, state.stroke.join.cairoJoin)
    cairo_set_miter_limit(cairo, pen.miterLimit)
    let lengths = dash?.lengths.map(Double.init) ?? []
    cairo_set_dash(cairo, lengths, Int32(lengths.count), Double(dash?.phase ?? 0))
  }
}

extension CGContext {
  /// A path that Cairo does not take for a box, with the same shape, start and direction.
  ///
  /// Cairo writes a box to PDF as its corner and size, whatever corner it begins at, so that its dashes would begin
  /// elsewhere. A curve among its sides, straight as it is, makes it a path like others.
  private static func notABox(_ elements: [PathElement]) -> [PathElement] {
    guard (5...6).contains(elements.count), case .move(let start) = elements[0], case .line(let end) = elements[1]
    else { return elements }
    let side = PathElement.cubic(
      control1: start.mixed(with: end, at: 1 / 3), control2: start.mixed(with: end, at: 2 / 3), end: end)
    return [elements[0], side] + elements.dropFirst(2)
  }
}

extension CGLineCap {
  /// The same cap as Cairo names it.
  var cairoCap: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  /// The same join as Cairo names it.
  var cairoJoin: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
