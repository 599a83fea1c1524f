// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Testing

/// An image together with the format that it is to be attached in; made by `Attachment`, never by hand.
public final class _AttachableImageWrapper<Image: AttachableAsImage>: AttachableWrapper, Sendable {
  // A copy that this object alone holds and never changes.
  public nonisolated(unsafe) let wrappedValue: Image

  let imageFormat: AttachableImageFormat?

  init(_ image: Image, as imageFormat: AttachableImageFormat?) {
    wrappedValue = image._copyAttachableValue()
    self.imageFormat = imageFormat
  }

  public func withUnsafeBytes<R>(
    for attachment: borrowing Attachment<_AttachableImageWrapper>, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    let name = attachment.preferredName
    let format = imageFormat ?? AttachableImageFormat(forFileNamed: name)
    return try wrappedValue.withUnsafeBytes(as: format, body)
  }

  public borrowing func preferredName(
    for attachment: borrowing Attachment<_AttachableImageWrapper>, basedOn suggestedName: String
  ) -> String {
    let format = imageFormat ?? AttachableImageFormat(forFileNamed: suggestedName)
    return format.fileName(for: suggestedName)
  }
}
