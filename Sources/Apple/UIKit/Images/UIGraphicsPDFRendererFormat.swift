// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What kind of document a PDF renderer makes.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What the document says about itself, under the keys of Core Graphics: `kCGPDFContextTitle` and so on; nothing at
  /// first. Other keys are not written.
  open var documentInfo: [String: Any] = [:]

  /// Makes a format with the defaults.
  public required init() {
    super.init()
  }

  /// A format with the same settings.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? UIGraphicsPDFRendererFormat)?.documentInfo = documentInfo
    return copy
  }
}
