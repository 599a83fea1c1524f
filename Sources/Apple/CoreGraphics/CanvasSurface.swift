// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import Foundation

/// What a context draws on: the one place where the forms of output differ.
///
/// Canvas space is Cairo's device space: pixels (points in PDF and SVG), origin top left, y down.
protocol CanvasSurface: AnyObject {
  /// The drawing context; it lives as long as the surface.
  var cairo: OpaquePointer { get }
  /// The size of the canvas (of the current page, in PDF).
  var size: CGSize { get }
  /// The transform from the space that a new context has, y up, to canvas space.
  var baseTransform: CGAffineTransform { get }
  /// Whether strokes and fills stay shapes.
  var isVector: Bool { get }
  /// Whether pixels keep red and blue in each other's place, so that all colours are given to Cairo exchanged.
  var isSwapped: Bool { get }
  /// Whether there is something to draw on now: in PDF, an open page.
  var acceptsDrawing: Bool { get }
  /// Writes all that is still to be written; nothing can be drawn after that.
  func finish()
  /// What went wrong in writing, if anything.
  var failure: CanvasFailure? { get }
}

extension CanvasSurface {
  var baseTransform: CGAffineTransform { CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height) }
  var isSwapped: Bool { false }
}

/// Why a context's output is not whole.
package struct CanvasFailure: Error, CustomStringConvertible, Equatable {
  /// What happened, in Cairo's words, for example "error while writing to output stream".
  package let description: String

  init(_ description: String) {
    self.description = description
  }

  /// The failure that a status tells of; nil if it tells of none.
  init?(_ status: cairo_status_t) {
    guard status != CAIRO_STATUS_SUCCESS else { return nil }
    description = cairo_status_to_string(status).map { String(cString: $0) } ?? "unknown failure"
  }
}
