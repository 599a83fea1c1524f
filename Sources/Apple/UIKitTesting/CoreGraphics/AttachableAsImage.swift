// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// An image that a test can attach: `CGImage`, `UIImage`, or a type of one's own.
///
/// The Testing library has a protocol of this name too, but marks it and all that leans on it as unavailable on Linux.
/// As these modules are overlays of Testing, the names found here are the ones meant wherever a file imports Testing
/// together with CoreGraphics or UIKit.
public protocol AttachableAsImage {
  /// Encodes the image and hands the bytes of the file to a function.
  ///
  /// - Throws: What the function throws, or an error that says why the image cannot be encoded.
  borrowing func withUnsafeBytes<R>(
    as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R

  /// A copy that does not change when the image does later; by default the image itself.
  func _copyAttachableValue() -> Self
}

extension AttachableAsImage {
  public func _copyAttachableValue() -> Self { self }
}
