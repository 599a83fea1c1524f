// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import StippleRaster

/// What a stroke was drawn by last, kept by who will draw it again.
///
/// It is used again where all is as it was: path, pen, transform and clip. Then nothing of the path is looked at. It keeps
/// one drawing, and of that no more than a few thousand marks.
package final class StrokeMemory {
  /// All that the route of a stroke depends on.
  struct Key: Equatable {
    /// In user space. Of an unchanged path it takes no time to see that they are equal.
    let elements: [PathElement]
    let transform: CGAffineTransform
    let style: StrokeStyle
    /// The box of the clip, in pixels.
    let clip: CGRect
    /// From canvas space to pixels.
    let offset: CGVector
  }

  /// An object, so that to take it is to count one reference.
  final class Drawing {
    let key: Key
    let route: RasterRoute?

    init(_ key: Key, _ route: RasterRoute?) {
      self.key = key
      self.route = route
    }
  }

  private var last: Drawing?

  package init() {}

  /// The route for a key, made anew if it is another one than before.
  func drawing(for key: Key, make: () -> RasterRoute?) -> Drawing {
    if let last, last.key == key { return last }
    let drawing = Drawing(key, make())
    last = drawing.route?.isSmall == false ? nil : drawing
    return drawing
  }
}

extension RasterRoute {
  /// Whether it is little to keep: a path is prepared with all that can be seen of it.
  fileprivate var isSmall: Bool {
    switch kernel {
    case .path: false
    case .rows(let rows): rows.count <= 1024
    case .grid, .lattice, .rects, .marks: true
    }
  }
}
