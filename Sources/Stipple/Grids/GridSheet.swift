// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

/// A further pattern of a `GridView`, with a layout and colours of its own.
///
/// Zoom, offset, scale of the display and margins are the view's; those of the layout are passed over.
public struct GridSheet: Equatable {
  /// Its pattern, pitch, sizes and all else but the zoom.
  public var layout: GridLayout
  /// The colour of lines and dots; a dynamic colour is resolved with the view's traits.
  public var color: UIColor
  /// The colour of major ones; nil for `color`.
  public var majorColor: UIColor?

  public init(layout: GridLayout, color: UIColor = .label, majorColor: UIColor? = nil) {
    self.layout = layout
    self.color = color
    self.majorColor = majorColor
  }
}
