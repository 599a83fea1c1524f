// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The view classes of a module, in the order of its source.
///
/// A class that is not `@IBDesignable` while classes that inherit from it are is a base for these, and not among them: its
/// attributes are theirs.
///
/// This is not Apple's. The build plugin `Inspectables` writes one final subclass a module, `Inspectables__Index`.
@preconcurrency @MainActor open class InspectableIndex: NSObject {
  public required override init() {
    super.init()
  }

  /// The classes; none here.
  open var views: [UIView.Type] { [] }
}
