// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Why an image cannot be attached.
package enum ImageAttachmentError: Error, Equatable, CustomStringConvertible {
  /// Images can be written as PNG only.
  case cannotWrite(AttachableImageFormat)
  /// The image has no pixels.
  case nothingToEncode

  package var description: String {
    switch self {
    case .cannotWrite(let format): "an image cannot be attached as \(format) on this platform; attach it as .png"
    case .nothingToEncode: "the image has no pixels to attach"
    }
  }
}

extension AttachableImageFormat {
  /// Refuses what cannot be written.
  package func requirePNG() throws(ImageAttachmentError) {
    guard kind == .png else { throw .cannotWrite(self) }
  }
}
