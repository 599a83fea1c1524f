// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// One thing to be drawn by both engines, 120 by 80 points.
struct Scene: Sendable {
  static let size = CGSize(width: 120, height: 80)

  let name: String
  /// How far any channel of any pixel may be off, of 255.
  let limit: Int
  /// Fills a layer of the scene's size.
  let fill: @MainActor @Sendable (CALayer) -> Void

  init(_ name: String, limit: Int = Scene.edgeLimit, fill: @escaping @MainActor @Sendable (CALayer) -> Void) {
    self.name = name
    self.limit = limit
    self.fill = fill
  }

  /// Both engines estimate how much of a pixel an edge covers: Cairo by 15 scan lines a pixel, Skia by the area in
  /// 1/256 steps and curves cut into chords. They may differ by a scan line of 15 each way at a corner: 2/15 of 255.
  static let edgeLimit = 34
}
