// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
internal import Foundation

/// Something that is drawn once or more: on the canvas, as a shadow, through masks.
///
/// The Cairo context that its parts are given need not be the canvas's; its matrix is canvas space.
struct Drawing {
  /// A box of canvas space around all that is drawn, if it is known.
  let bounds: CGRect?
  /// Sets the source and paints all within the clip with it.
  let paint: (OpaquePointer) -> Void
  /// Covers what is painted, in any colour; nil if that is the whole clip.
  let cover: ((OpaquePointer) -> Void)?
  /// Draws both together.
  let draw: (OpaquePointer) -> Void

  /// Makes a drawing that fills the clip.
  init(painting paint: @escaping (OpaquePointer) -> Void) {
    (bounds, self.paint, cover, draw) = (nil, paint, nil, paint)
  }

  /// Makes a drawing of a source that fills a shape.
  init(
    within bounds: CGRect?, source: @escaping (OpaquePointer) -> Void, covering cover: @escaping (OpaquePointer) -> Void
  ) {
    self.bounds = bounds
    self.cover = cover
    paint = {
      source($0)
      cairo_paint($0)
    }
    draw = {
      source($0)
      cover($0)
    }
  }

  /// Makes a drawing of parts that go together otherwise.
  init(
    within bounds: CGRect?, painting paint: @escaping (OpaquePointer) -> Void,
    covering cover: @escaping (OpaquePointer) -> Void, drawing draw: @escaping (OpaquePointer) -> Void
  ) {
    (self.bounds, self.paint, self.cover, self.draw) = (bounds, paint, cover, draw)
  }
}
