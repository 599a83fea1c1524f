// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// Makes images by drawing.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// What draws; it is called once, with the context current.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  private let imageFormat: UIGraphicsImageRendererFormat

  /// Makes a renderer for an area from the origin, in points, with the default format.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer for an area from the origin, in points. The format is copied.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    let bounds = CGRect(origin: .zero, size: size)
    imageFormat = Self.copy(of: format, for: bounds)
    super.init(bounds: bounds, format: imageFormat)
  }

  /// Makes a renderer for an area in points, with the default format.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer for an area in points, whose origin is the image's top left corner. The format is copied.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    imageFormat = Self.copy(of: format, for: bounds)
    super.init(bounds: bounds, format: imageFormat)
  }

  private static func copy(
    of format: UIGraphicsImageRendererFormat, for bounds: CGRect
  ) -> UIGraphicsImageRendererFormat {
    let copy = (format.copy() as? UIGraphicsImageRendererFormat) ?? format
    copy.bounds = bounds
    return copy
  }

  /// True.
  open override var allowsImageOutput: Bool { true }

  /// An image of what the actions draw; an area that is empty, not finite or too large gives an empty image.
  ///
  /// The limit is 16384 pixels a side; where it is passed, the actions are not called.
  open func image(actions: DrawingActions) -> UIImage {
    guard let canvas = BitmapCanvas(bounds: imageFormat.bounds, scale: imageFormat.scale, opaque: imageFormat.opaque)
    else { return UIImage() }
    let context = UIGraphicsImageRendererContext(canvas: canvas, format: imageFormat)
    UIGraphicsPushContext(canvas.context)
    actions(context)
    UIGraphicsPopContext()
    return context.currentImage
  }

  /// What the actions draw as a PNG file; empty where ``image(actions:)`` gives an empty image.
  open func pngData(actions: DrawingActions) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
}
