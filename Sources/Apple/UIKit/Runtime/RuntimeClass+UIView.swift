// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CStippleRuntime
package import Foundation
package import QuartzCore

extension RuntimeClass {
  /// Makes a view by the class's own `init(frame:)`; nil if the class is not one of views.
  ///
  /// A class that has taken `init(frame:)` away by declaring other initializers only stops the program, with a message
  /// of Swift's, as it would on Apple.
  @MainActor package func makeView(frame: CGRect) -> UIView? {
    let (origin, size) = (frame.origin, frame.size)
    let base = RuntimeClass(UIView.self).metadata
    guard type is UIView.Type,
      let view = stipple_make_view(metadata, base, origin.x, origin.y, size.width, size.height)
    else { return nil }
    return Unmanaged<UIView>.fromOpaque(view).takeRetainedValue()
  }

  /// Whether the class, one of views, draws: whether it overrides `draw(_:)` or the layer delegate's `draw(_:in:)`.
  package var overridesViewDrawing: Bool {
    let base = RuntimeClass(UIView.self).metadata
    return type is UIView.Type
      && (stipple_overrides(metadata, base, stipple_view_draw())
        || stipple_overrides(metadata, base, stipple_view_draw_layer()))
  }
}
