// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension UIImage {
  /// Whether an image shows its own colours, or its shape alone in a colour of where it is shown.
  public enum RenderingMode: Int, Sendable {
    /// As the place has it: image views and drawing show the image's own colours.
    case automatic = 0
    /// In the image's own colours.
    case alwaysOriginal = 1
    /// As a template: its alpha in a tint, an image view's tint colour or the fill colour of the context.
    case alwaysTemplate = 2
  }

  /// Whether the image shows its own colours; automatic at first.
  public var renderingMode: RenderingMode { model.renderingMode }

  /// The image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The image in one colour, its alpha kept, times the colour's.
  ///
  /// Not in ``cgImage`` and ``pngData()``, which are of the pixels alone. A dynamic colour is resolved when it is drawn.
  /// An image view shows a template in its own tint all the same.
  public func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tint = color }
  }

  /// The image in one colour, with another rendering mode; see ``withTintColor(_:)``.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with { ($0.tint, $0.renderingMode) = (color, renderingMode) }
  }

  /// The image that is meant to be flipped by views from right to left: an image view of that direction does it.
  ///
  /// Drawing it by itself flips nothing.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// Whether a view from right to left flips the image; false at first.
  public var flipsForRightToLeftLayoutDirection: Bool { model.flipsForRightToLeft }

  /// The image with left and right swapped, as it is shown.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.flippedHorizontally }
  }

  /// The image with other insets of what counts when views are aligned; they may be negative.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// What of the image does not count when views are aligned, in points; zero at first. Nothing here aligns by it yet.
  public var alignmentRectInsets: UIEdgeInsets { model.alignmentRectInsets }
}

extension UIImage.Orientation {
  /// The orientation that shows the mirror image.
  var flippedHorizontally: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
