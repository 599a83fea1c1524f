// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// A property of a view that has the view drawn or laid out anew when its value changes.
  ///
  ///     @Invalidating(.display, .intrinsicContentSize) var dotRadius: CGFloat = 2
  ///
  /// Setting an equal value does nothing. It works in subclasses of UIView only. Apple's takes up to ten invalidations;
  /// this one takes four, as views here have three kinds.
  @propertyWrapper
  public struct Invalidating<Value: Equatable, InvalidationType: UIViewInvalidating> {
    private var value: Value
    private let invalidation: InvalidationType

    /// Not to be used: a value has to know the view that it belongs to.
    @available(*, unavailable, message: "@UIView.Invalidating can only be used on subclasses of UIView")
    public var wrappedValue: Value {
      get { value }
      set { value = newValue }
    }

    /// Makes a property with a first value and what follows a change.
    public init(wrappedValue: Value, _ invalidation: InvalidationType) {
      value = wrappedValue
      self.invalidation = invalidation
    }

    /// Makes a property with a first value and the two things that follow a change.
    public init<InvalidationType1, InvalidationType2>(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2
    ) where InvalidationType == Invalidations.Tuple<InvalidationType1, InvalidationType2> {
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(invalidation1, invalidation2))
    }

    /// Makes a property with a first value and the three things that follow a change.
    public init<InvalidationType1, InvalidationType2, InvalidationType3>(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
      _ invalidation3: InvalidationType3
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<InvalidationType1, InvalidationType2>, InvalidationType3
      >
    {
      let first = Invalidations.Tuple(invalidation1, invalidation2)
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, invalidation3))
    }

    /// Makes a property with a first value and the four things that follow a change.
    public init<InvalidationType1, InvalidationType2, InvalidationType3, InvalidationType4>(
      wrappedValue: Value, _ invalidation1: InvalidationType1, _ invalidation2: InvalidationType2,
      _ invalidation3: InvalidationType3, _ invalidation4: InvalidationType4
    )
    where
      InvalidationType == Invalidations.Tuple<
        Invalidations.Tuple<InvalidationType1, InvalidationType2>,
        Invalidations.Tuple<InvalidationType3, InvalidationType4>
      >
    {
      let first = Invalidations.Tuple(invalidation1, invalidation2)
      let second = Invalidations.Tuple(invalidation3, invalidation4)
      self.init(wrappedValue: wrappedValue, Invalidations.Tuple(first, second))
    }

    /// The value of a view's property.
    @preconcurrency @MainActor
    public static subscript<EnclosingSelf: UIView>(
      _enclosingInstance observed: EnclosingSelf,
      wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
      storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Self>
    ) -> Value {
      get { observed[keyPath: storageKeyPath].value }
      set {
        guard observed[keyPath: storageKeyPath].value != newValue else { return }
        observed[keyPath: storageKeyPath].value = newValue
        observed[keyPath: storageKeyPath].invalidation.invalidate(view: observed)
      }
    }
  }
}
