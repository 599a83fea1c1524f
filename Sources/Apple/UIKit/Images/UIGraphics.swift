// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// The context that is current on this thread: the one pushed last; nil if there is none.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetCurrentContext() -> CGContext? {
  GraphicsStack.current.context
}

/// Makes a context current on this thread, until it is popped. Its state is not touched.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsStack.current.push(context)
}

/// Makes the context current that was so before the last push; without one, nothing happens.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsPopContext() {
  GraphicsStack.current.pop()
}

/// Makes a clear bitmap context of one pixel a point current.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a bitmap context current.
///
/// A size that is empty, not finite or over 16384 pixels a side makes no context: drawing does nothing, and there is no
/// image; it must be ended all the same.
/// - Parameters:
///   - size: In points.
///   - opaque: Whether the image has no alpha; it is black at first.
///   - scale: Pixels a point; 0 stands for the display scale of ``UITraitCollection/current``.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let scale = scale == 0 ? UITraitCollection.current.usableDisplayScale : scale
  GraphicsStack.current.beginImage(
    BitmapCanvas(bounds: CGRect(origin: .zero, size: size), scale: scale, opaque: opaque))
}

/// The picture in the current context as it is now; nil unless that is an image context.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  GraphicsStack.current.image
}

/// Ends the current image context; if the current context is another, nothing happens.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func UIGraphicsEndImageContext() {
  GraphicsStack.current.endImage()
}

extension UITraitCollection {
  /// The display scale, 1 where it is unspecified or useless.
  var usableDisplayScale: CGFloat {
    displayScale.isFinite && displayScale > 0 ? displayScale : 1
  }
}
