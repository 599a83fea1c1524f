// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import Foundation

/// Hands paths in canvas space to Cairo, in coordinates that it can take.
enum CanvasPath {
  /// The greatest coordinate that is handed on: Cairo's own limit is eight times as far, and pens reach out.
  static let limit: CGFloat = 1_048_576

  /// Whether all coordinates can be handed on as they are.
  static func isWithinLimit(_ elements: [PathElement]) -> Bool {
    elements.allSatisfy { element in
      element.points.allSatisfy { abs($0.x) <= limit && abs($0.y) <= limit }
    }
  }

  /// Sets Cairo's path to one that is to be filled; far away parts of it are cut off outside a box.
  static func setFilled(_ elements: [PathElement], within box: CGRect, in cairo: OpaquePointer) {
    guard !isWithinLimit(elements) else { return set(elements, in: cairo) }
    let region = box.insetBy(dx: -2, dy: -2)
    let lines = Polyline.polylines(of: elements, near: region)
    set(lines.compactMap { $0.filled(within: region) }.flatMap(\.elements), in: cairo)
  }

  /// Sets Cairo's path.
  static func set(_ elements: [PathElement], in cairo: OpaquePointer) {
    cairo_new_path(cairo)
    var current = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let point):
        cairo_move_to(cairo, point.x, point.y)
        start = point
      case .line(let point):
        cairo_line_to(cairo, point.x, point.y)
      case .quad(let control, let end):
        let curve = Cubic(start: current, control: control, end: end)
        add(curve, to: cairo)
      case .cubic(let control1, let control2, let end):
        add(Cubic(start: current, control1: control1, control2: control2, end: end), to: cairo)
      case .close:
        cairo_close_path(cairo)
      }
      current = element.end ?? start
    }
  }

  private static func add(_ curve: Cubic, to cairo: OpaquePointer) {
    cairo_curve_to(
      cairo, curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y, curve.end.x, curve.end.y)
  }
}

extension CGAffineTransform {
  /// The same transform as Cairo writes it.
  var cairoMatrix: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }
}

extension CGPathFillRule {
  /// The same rule as Cairo names it.
  var cairoRule: cairo_fill_rule_t {
    switch self {
    case .winding: CAIRO_FILL_RULE_WINDING
    case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
    }
  }
}
