// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that takes part in the responder chain.
///
/// Touches, key presses and the first responder do not exist here yet.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The next object in the responder chain: nil here, the superview for a view.
  open var next: UIResponder? { nil }

  /// Called on an object of a document once all of the document's objects are made and their attributes are set.
  ///
  /// Overrides call super. Apple declares this on `NSObject`, which cannot be extended so that it may be overridden.
  open func awakeFromNib() {}

  /// Called at design time only, after the object was made and its attributes were set.
  ///
  /// Overrides call super. Apple declares this on `NSObject`, which cannot be extended so that it may be overridden.
  open func prepareForInterfaceBuilder() {}
}
