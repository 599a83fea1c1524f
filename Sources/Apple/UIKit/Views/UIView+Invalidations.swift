// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// What ``Invalidating`` can have a view do anew.
  ///
  /// Apple's has constraints and configurations besides, which views here have not.
  public enum Invalidations {
    /// Draws the view anew.
    public struct Display: UIViewInvalidating {
      /// Makes the invalidation.
      public init() {}
      /// Calls `setNeedsDisplay()`.
      @preconcurrency @MainActor
      public func invalidate(view: UIView) { view.setNeedsDisplay() }
    }

    /// Lays the view out anew.
    public struct Layout: UIViewInvalidating {
      /// Makes the invalidation.
      public init() {}
      /// Calls `setNeedsLayout()`.
      @preconcurrency @MainActor
      public func invalidate(view: UIView) { view.setNeedsLayout() }
    }

    /// Asks for the view's intrinsic size anew.
    public struct IntrinsicContentSize: UIViewInvalidating {
      /// Makes the invalidation.
      public init() {}
      /// Calls `invalidateIntrinsicContentSize()`.
      @preconcurrency @MainActor
      public func invalidate(view: UIView) { view.invalidateIntrinsicContentSize() }
    }

    /// Two invalidations, one after the other; tuples of tuples make more.
    public struct Tuple<Invalidation1: UIViewInvalidating, Invalidation2: UIViewInvalidating>: UIViewInvalidating {
      private let invalidation1: Invalidation1
      private let invalidation2: Invalidation2

      /// Makes one of two.
      public init(_ invalidation1: Invalidation1, _ invalidation2: Invalidation2) {
        self.invalidation1 = invalidation1
        self.invalidation2 = invalidation2
      }

      /// Does the first, then the second.
      @preconcurrency @MainActor
      public func invalidate(view: UIView) {
        invalidation1.invalidate(view: view)
        invalidation2.invalidate(view: view)
      }
    }
  }
}
