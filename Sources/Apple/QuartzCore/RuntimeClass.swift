// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CStippleRuntime
package import Foundation

/// A class that is known only at run time, such as a view's layer class or one that a document names.
///
/// Its objects are made by initializers that are not `required`, as they are on Apple platforms. A class that has
/// taken such an initializer away, by declaring others only, stops the program with a message of Swift's, as there.
package struct RuntimeClass {
  /// The class.
  package let type: AnyClass

  /// Takes a class.
  package init(_ type: AnyClass) {
    self.type = type
  }

  private var metadata: UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// Makes an object by the class's own `init()`; nil if the class is not `root` or below.
  package func makeObject<Object: NSObject>(of root: Object.Type) -> Object? {
    guard type is Object.Type,
      let object = stipple_make_object(metadata, RuntimeClass(NSObject.self).metadata)
    else { return nil }
    return Unmanaged<NSObject>.fromOpaque(object).takeRetainedValue() as? Object
  }

  /// Makes a copy of a layer by the class's own `init(layer:)`; nil if the class is none of layers.
  ///
  /// A class that has other initializers but not this one stops the program, as it does on Apple platforms.
  func makeLayer(copying layer: CALayer) -> CALayer? {
    guard type is CALayer.Type else { return nil }
    // The initializer takes over what the memory holds.
    let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
    argument.initialize(to: layer)
    defer { argument.deallocate() }
    guard let object = stipple_make_layer(metadata, RuntimeClass(CALayer.self).metadata, argument) else {
      argument.deinitialize(count: 1)
      return nil
    }
    return Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue()
  }

  /// Makes a view by the class's own `init(frame:)`; nil if the class is not `root` or below.
  ///
  /// - Parameter root: `UIView`, which this module does not know. Any other class gives nil.
  @MainActor package func makeView<View: NSObject>(of root: View.Type, frame: CGRect) -> View? {
    let (origin, size) = (frame.origin, frame.size)
    let base = RuntimeClass(root).metadata
    guard type is View.Type,
      let view = stipple_make_view(metadata, base, origin.x, origin.y, size.width, size.height)
    else { return nil }
    return Unmanaged<NSObject>.fromOpaque(view).takeRetainedValue() as? View
  }

  /// Whether the class, one of views, draws: whether it overrides `draw(_:)` or the layer delegate's `draw(_:in:)`.
  ///
  /// - Parameter root: `UIView`, which this module does not know. Any other class gives false.
  package func overridesViewDrawing<View: NSObject>(of root: View.Type) -> Bool {
    type is View.Type
      && (overrides(stipple_view_draw(), of: root) || overrides(stipple_view_draw_layer(), of: root))
  }

  /// Whether the class, one of layers, overrides `draw(in:)`.
  package var overridesLayerDrawing: Bool {
    type is CALayer.Type && overrides(stipple_layer_draw(), of: CALayer.self)
  }

  private func overrides(_ entry: UnsafeRawPointer?, of base: AnyClass) -> Bool {
    stipple_overrides(metadata, RuntimeClass(base).metadata, entry)
  }
}
