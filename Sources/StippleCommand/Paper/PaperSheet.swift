// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// A page and what is around it until it is cut, in points.
///
/// Everything on it is placed in the page's own space: origin at the top left corner of the page as cut, y down.
struct PaperSheet: Equatable, Sendable {
  /// The page as cut.
  let page: CGSize
  /// How far marks run over the cut, on every side.
  let bleed: Double
  /// The rim around the bleed for crop marks.
  let rim: Double

  /// What lies around the page on every side.
  var surround: Double { bleed + rim }

  /// The sheet as printed, in the page's space.
  var media: CGRect { frame(around: surround) }

  /// What has the colour of the paper, in the page's space: crop marks stand on none.
  var ground: CGRect { frame(around: bleed) }

  func frame(around distance: Double) -> CGRect {
    CGRect(origin: .zero, size: page).insetBy(dx: -distance, dy: -distance)
  }
}
