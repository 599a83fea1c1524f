// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What a view has to do anew when a property of it has changed; see ``UIView/Invalidating``.
public protocol UIViewInvalidating {
  /// Asks a view to do it before it is shown next.
  @preconcurrency @MainActor
  func invalidate(view: UIView)
}

extension UIViewInvalidating where Self == UIView.Invalidations.Display {
  /// The view is drawn anew.
  public static var display: UIView.Invalidations.Display { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.Layout {
  /// The view is laid out anew.
  public static var layout: UIView.Invalidations.Layout { .init() }
}

extension UIViewInvalidating where Self == UIView.Invalidations.IntrinsicContentSize {
  /// The view's intrinsic size is asked for anew.
  public static var intrinsicContentSize: UIView.Invalidations.IntrinsicContentSize { .init() }
}
