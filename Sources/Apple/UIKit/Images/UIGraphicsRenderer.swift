// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What renderers have in common; use ``UIGraphicsImageRenderer`` or ``UIGraphicsPDFRenderer``.
open class UIGraphicsRenderer: NSObject {
  private let rendererFormat: UIGraphicsRendererFormat

  /// Makes a renderer for an area in points, with the default format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsRendererFormat())
  }

  /// Makes a renderer for an area in points. The format is copied.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    rendererFormat = (format.copy() as? UIGraphicsRendererFormat) ?? format
    rendererFormat.bounds = bounds
    super.init()
  }

  /// A copy of the format, with the area.
  open var format: UIGraphicsRendererFormat {
    (rendererFormat.copy() as? UIGraphicsRendererFormat) ?? rendererFormat
  }

  /// Whether the renderer makes images.
  open var allowsImageOutput: Bool { false }
}
