// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CStippleRuntime
package import Foundation

/// A class that is known only at run time, such as a view's layer class or one that a document names.
package struct RuntimeClass {
  /// The class.
  package let type: AnyClass

  /// Takes a class.
  package init(_ type: AnyClass) {
    self.type = type
  }

  /// Where the class's metadata lies.
  package var metadata: UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// Makes an object by the class's own `init()`; nil if the class is not below `NSObject` and the type asked for.
  ///
  /// A class that has taken `init()` away by declaring other initializers only stops the program, with a message of
  /// Swift's, as it would on Apple.
  package func makeObject<Object: NSObject>(of root: Object.Type) -> Object? {
    guard type is Object.Type,
      let object = stipple_make_object(metadata, RuntimeClass(NSObject.self).metadata)
    else { return nil }
    return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue() as? Object
  }

  /// Whether the class, one of layers, overrides `draw(in:)`.
  var overridesDraw: Bool {
    type is CALayer.Type && stipple_overrides(metadata, RuntimeClass(CALayer.self).metadata, stipple_layer_draw())
  }
}
