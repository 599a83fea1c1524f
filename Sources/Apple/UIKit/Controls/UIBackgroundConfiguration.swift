// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// How the background of a button looks.
///
/// Differs from Apple's: no views, images, effects and colour transformers; none of the lists' backgrounds.
public struct UIBackgroundConfiguration: Hashable {
  /// The radius of the corners, whose curve is continuous, in points; 0 at first, and a smaller one where there is no
  /// room.
  public var cornerRadius: CGFloat = 0
  /// How far the background is from the edges of the view, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour; nil for the one of the button's style, or else the tint colour.
  public var backgroundColor: UIColor?
  /// The colour of the line around it; nil for the tint colour.
  public var strokeColor: UIColor?
  /// The width of the line around it, within its edge, in points; 0 at first.
  public var strokeWidth: CGFloat = 0
  /// How far the line is outside of the background, in points; its corners stay concentric.
  public var strokeOutset: CGFloat = 0

  /// Makes a background without a colour.
  public static func clear() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(backgroundColor: .clear)
  }

  init(cornerRadius: CGFloat = 0, backgroundColor: UIColor? = nil) {
    (self.cornerRadius, self.backgroundColor) = (cornerRadius, backgroundColor)
  }

  /// The colour in a view of a tint colour.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor { backgroundColor ?? tintColor }

  /// The line's colour in a view of a tint colour.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor { strokeColor ?? tintColor }

  /// Tells the hasher all values.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(cornerRadius)
    hasher.combine(backgroundInsets.list)
    hasher.combine(backgroundColor)
    hasher.combine(strokeColor)
    hasher.combine(strokeWidth)
    hasher.combine(strokeOutset)
  }
}

extension NSDirectionalEdgeInsets {
  /// The four distances.
  var list: [CGFloat] { [top, leading, bottom, trailing] }
}
