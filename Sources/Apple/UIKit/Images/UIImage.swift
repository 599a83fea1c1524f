// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// A picture: pixels, how many of them make a point, and which way up they are.
///
/// Immutable. Differs from Apple's: files are PNG only; there are no symbols, asset catalogs, animations, stretchable
/// images, rendering modes or archives, and nothing is cached.
// Unchecked: nothing is mutable after init, and a CGImage is not either.
open class UIImage: NSObject, @unchecked Sendable {
  private let image: CGImage?
  private let pixelsAPoint: CGFloat
  private let orientation: Orientation

  init(_ image: CGImage?, scale: CGFloat, orientation: Orientation = .up) {
    (self.image, pixelsAPoint, self.orientation) = (image, Self.usable(scale), orientation)
    super.init()
  }

  /// Makes an image without pixels, of size zero.
  public override init() {
    (image, pixelsAPoint, orientation) = (nil, 1, .up)
    super.init()
  }

  /// Makes an image of pixels, one a point.
  public init(cgImage: CGImage) {
    (image, pixelsAPoint, orientation) = (cgImage, 1, .up)
    super.init()
  }

  /// Makes an image of pixels.
  ///
  /// - Parameter scale: Pixels a point; one that is not positive and finite counts as 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    (image, pixelsAPoint, self.orientation) = (cgImage, Self.usable(scale), orientation)
    super.init()
  }

  /// Reads a PNG file from memory, one pixel a point; nil if it is none.
  public init?(data: Data) {
    guard let image = CGImage(pngData: data) else { return nil }
    (self.image, pixelsAPoint, orientation) = (image, 1, .up)
    super.init()
  }

  /// Reads a PNG file from memory; nil if it is none.
  ///
  /// - Parameter scale: Pixels a point; one that is not positive and finite counts as 1.
  public init?(data: Data, scale: CGFloat) {
    guard let image = CGImage(pngData: data) else { return nil }
    (self.image, pixelsAPoint, orientation) = (image, Self.usable(scale), .up)
    super.init()
  }

  /// Reads a PNG file, or its variant `name@2x.png` or `name@3x.png` that suits the current display scale best.
  ///
  /// `.png` is added where the path has no extension. Nil if there is no file, or no PNG in it.
  public init?(contentsOfFile path: String) {
    guard
      let file = ImageFile(path: path, displayScale: UITraitCollection.current.usableDisplayScale),
      let image = CGImage(pngData: file.data)
    else { return nil }
    (self.image, pixelsAPoint, orientation) = (image, file.scale, .up)
    super.init()
  }

  /// Reads a PNG file among the main bundle's resources, as by ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Reads a PNG file among a bundle's resources, or its variant that suits the display scale best.
  ///
  /// - Parameters:
  ///   - name: The file's name; `.png` is added where it has no extension.
  ///   - bundle: The main bundle if it is nil.
  ///   - traitCollection: Where the display scale is from; the current one if it is nil.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let traits = traitCollection ?? .current
    guard
      !name.isEmpty, let folder = (bundle ?? .main).resourceURL,
      let file = ImageFile(
        path: folder.appendingPathComponent(name).path, displayScale: traits.usableDisplayScale)
    else { return nil }
    self.init(data: file.data, scale: file.scale)
  }

  /// The pixels, not turned; nil if there are none.
  open var cgImage: CGImage? { image }

  /// Pixels a point.
  open var scale: CGFloat { pixelsAPoint }

  /// How the pixels must be turned to be the right way up.
  open var imageOrientation: Orientation { orientation }

  /// Width and height in points, the right way up.
  open var size: CGSize {
    let stored = storedSize
    return orientation.swapsSides ? CGSize(width: stored.height, height: stored.width) : stored
  }

  /// Draws in the current context with the top left corner at a point, of the image's size.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws in the current context with the top left corner at a point, with a blend mode and alpha for this alone.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws in the current context, stretched to fill a rectangle.
  open func draw(in rect: CGRect) {
    draw(in: rect) { _ in }
  }

  /// Draws in the current context, stretched to fill a rectangle, with a blend mode and alpha for this alone.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: rect) { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
    }
  }

  private func draw(in rect: CGRect, setting: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext(), let image else { return }
    let rect = rect.standardized
    let stored = orientation.swapsSides ? CGSize(width: rect.height, height: rect.width) : rect.size
    context.saveGState()
    setting(context)
    context.translateBy(x: rect.minX, y: rect.minY)
    context.concatenate(orientation.transform(in: rect.size))
    // Core Graphics draws images for y upwards.
    context.translateBy(x: 0, y: stored.height)
    context.scaleBy(x: 1, y: -1)
    context.draw(image, in: CGRect(origin: .zero, size: stored))
    context.restoreGState()
  }

  /// The image as a PNG file, the right way up; nil if it has no pixels. The scale is not in it.
  open func pngData() -> Data? {
    guard orientation != .up else { return image?.pngData() }
    let canvas = BitmapCanvas(bounds: CGRect(origin: .zero, size: size), scale: scale, opaque: false)
    guard let context = canvas?.context else { return nil }
    UIGraphicsPushContext(context)
    draw(at: .zero)
    UIGraphicsPopContext()
    return context.makeImage()?.pngData()
  }

  private static func usable(_ scale: CGFloat) -> CGFloat {
    scale.isFinite && scale > 0 ? scale : 1
  }

  private var storedSize: CGSize {
    guard let image else { return .zero }
    return CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
  }
}
