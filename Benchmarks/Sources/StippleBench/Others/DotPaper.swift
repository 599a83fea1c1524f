// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CBenchmarks
import Foundation
import Stipple
import UIKit

/// An A4 page of dots, drawn by a `GridView` as PDF and SVG: time and size, beside Cairo's own dashed rows.
@MainActor
struct DotPaper {
  /// The distance between dots, in millimetres.
  let millimetres: Double
  let format: Format

  enum Format: String, CaseIterable {
    case pdf, svg
  }

  static var all: [DotPaper] {
    [5.0, 1.0].flatMap { pitch in Format.allCases.map { DotPaper(millimetres: pitch, format: $0) } }
  }

  var name: String { "paper/\(Int(millimetres)) mm \(format)" }

  private static let size = CGSize(width: 210 * 72 / 25.4, height: 297 * 72 / 25.4)
  private static let radius = 0.5
  private var pitch: Double { millimetres * 72 / 25.4 }

  func measure(rounds: Rounds) -> [Row] {
    let times = rounds.medians(of: [{ _ = viewFile() }, { _ = cairoFile() }])
    return zip([Engine.stippleView, .cairo], zip(times, [viewFile(), cairoFile()])).map { engine, result in
      var row = Row(workload: name, engine: engine.rawValue, time: result.0)
      row.ratioToCairo = times[1].wall / result.0.wall
      row.fileSize = result.1.count
      return row
    }
  }

  /// The file that a view makes.
  func viewFile() -> Data {
    let view = GridView(frame: CGRect(origin: .zero, size: Self.size))
    view.gridStyle = .dot
    view.gridColor = .black
    view.gridWidth = pitch
    view.dotRadius = Self.radius
    view.layoutIfNeeded()
    let data = NSMutableData()
    draw(view, into: data)
    return data as Data
  }

  /// Draws a view; the file is whole when the context is gone.
  private func draw(_ view: UIView, into data: NSMutableData) {
    var box = CGRect(origin: .zero, size: Self.size)
    guard let consumer = CGDataConsumer(data: data),
      let context = format == .pdf
        ? CGContext(consumer: consumer, mediaBox: &box, nil) : CGContext(svg: consumer, size: Self.size)
    else { return }
    context.beginPDFPage(nil)
    context.translateBy(x: 0, y: Self.size.height)
    context.scaleBy(x: 1, y: -1)
    view.layer.render(in: context)
    context.endPDFPage()
    context.closePDF()
  }

  /// The file that Cairo makes of rows of dashes without length.
  func cairoFile() -> Data {
    let (width, height) = (Self.size.width, Self.size.height)
    let file = CairoFile()
    let surface = format == .pdf ? file.pdf(width: width, height: height) : file.svg(width: width, height: height)
    let cairo = cairo_create(surface)
    cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    cairo_set_line_width(cairo, 2 * Self.radius)
    cairo_set_dash(cairo, [0, pitch], 2, 0)
    for y in stride(from: pitch, to: height, by: pitch) {
      cairo_move_to(cairo, pitch, y)
      cairo_line_to(cairo, width, y)
    }
    cairo_stroke(cairo)
    cairo_destroy(cairo)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    return file.data
  }
}

/// What Cairo writes.
private final class CairoFile {
  var data = Data()

  private let write: cairo_write_func_t = { file, bytes, count in
    guard let file, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
    Unmanaged<CairoFile>.fromOpaque(file).takeUnretainedValue().data.append(bytes, count: Int(count))
    return CAIRO_STATUS_SUCCESS
  }

  func pdf(width: Double, height: Double) -> OpaquePointer? {
    cairo_pdf_surface_create_for_stream(write, Unmanaged.passUnretained(self).toOpaque(), width, height)
  }

  func svg(width: Double, height: Double) -> OpaquePointer? {
    cairo_svg_surface_create_for_stream(write, Unmanaged.passUnretained(self).toOpaque(), width, height)
  }
}
