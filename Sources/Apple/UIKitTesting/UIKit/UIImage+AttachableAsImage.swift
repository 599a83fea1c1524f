// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
public import UIKit
@_exported public import _Testing_CoreGraphics

extension UIImage: AttachableAsImage {
  public func withUnsafeBytes<R>(
    as imageFormat: AttachableImageFormat, _ body: (UnsafeRawBufferPointer) throws -> R
  ) throws -> R {
    try imageFormat.requirePNG()
    guard let data = pngData() else { throw ImageAttachmentError.nothingToEncode }
    return try data.withUnsafeBytes(body)
  }
}
