// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Testing

extension Attachment {
  /// Makes an attachment of an image.
  ///
  /// The file is in the format given, else in the one that the name's ending asks for, else PNG. It is encoded when
  /// the attachment is written.
  public init<T>(
    _ image: T, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) where AttachableValue == _AttachableImageWrapper<T> {
    let wrapper = _AttachableImageWrapper(image, as: imageFormat)
    self.init(wrapper, named: preferredName, sourceLocation: sourceLocation)
  }

  /// Attaches an image to the current test, or records an issue that says why the image cannot be encoded.
  ///
  /// The image is encoded at once, to see whether it can be: the Testing library drops the error of an attachment that
  /// fails while it is written.
  public static func record<T>(
    _ image: T, named preferredName: String? = nil, as imageFormat: AttachableImageFormat? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) where AttachableValue == _AttachableImageWrapper<T> {
    let attachment = Self(image, named: preferredName, as: imageFormat, sourceLocation: sourceLocation)
    do {
      try attachment.withUnsafeBytes { _ in }
      record(attachment, sourceLocation: sourceLocation)
    } catch {
      Issue.record(error, sourceLocation: sourceLocation)
    }
  }
}

extension Attachment where AttachableValue: AttachableWrapper, AttachableValue.Wrapped: AttachableAsImage {
  /// The format that was asked for; nil if none was.
  @_disfavoredOverload public var imageFormat: AttachableImageFormat? {
    let wrapper: AttachableValue = attachableValue
    return (wrapper as? _AttachableImageWrapper<AttachableValue.Wrapped>)?.imageFormat
  }
}
