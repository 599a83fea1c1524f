// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The inspectable attributes that a view class itself declares, in the order of its source.
///
/// This is not Apple's: Objective-C's runtime has no need of it. The build plugin `Inspectables` writes one final subclass a view class, named after it with `__Inspectables`, into
/// the class's own module; `NSClassFromString` finds it there. What a class inherits stands in its superclasses' tables.
@preconcurrency @MainActor open class InspectableTable: NSObject {
  public required override init() {
    super.init()
  }

  /// The attributes; none here.
  open var attributes: [InspectableAttribute] { [] }
}
