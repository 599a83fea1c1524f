// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics
public import Foundation

/// A picture: pixels, how many of them make a point, which way up they are, and how it is to be drawn.
///
/// Immutable. Differs from Apple's: files are PNG only, so there is no `jpegData`; there are no symbols, animations,
/// configurations or asset objects, and nothing is cached.
// Unchecked: nothing is mutable after init, and a CGImage is not either.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
  let model: ImageModel

  init(model: ImageModel) {
    self.model = model
    super.init()
  }

  convenience init(_ image: CGImage?, scale: CGFloat, orientation: Orientation = .up) {
    self.init(model: ImageModel(image, scale: scale, orientation: orientation))
  }

  /// Makes an image without pixels, of size zero.
  public override init() {
    model = ImageModel(nil)
    super.init()
  }

  /// Makes an image of pixels, one a point.
  public init(cgImage: CGImage) {
    model = ImageModel(cgImage)
    super.init()
  }

  /// Makes an image of pixels.
  ///
  /// - Parameter scale: Pixels a point; one that is not positive and finite counts as 1.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    model = ImageModel(cgImage, scale: scale, orientation: orientation)
    super.init()
  }

  /// Reads a PNG file from memory, one pixel a point; nil if it is none.
  public init?(data: Data) {
    guard let image = CGImage(pngData: data) else { return nil }
    model = ImageModel(image)
    super.init()
  }

  /// Reads a PNG file from memory; nil if it is none.
  ///
  /// - Parameter scale: Pixels a point; one that is not positive and finite counts as 1.
  public init?(data: Data, scale: CGFloat) {
    guard let image = CGImage(pngData: data) else { return nil }
    model = ImageModel(image, scale: scale)
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
    model = ImageModel(image, scale: file.scale)
    super.init()
  }

  /// Reads a PNG file among the main bundle's resources, as by ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Reads a PNG file among a bundle's resources, or its variant that suits the display scale best; else an image set of
  /// a folder `NAME.xcassets` there, as Xcode edits it.
  ///
  /// - Parameters:
  ///   - name: The file's name; `.png` is added where it has no extension.
  ///   - bundle: The main bundle if it is nil.
  ///   - traitCollection: Where the display scale is from, and for a set the appearance; the current one if it is nil.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    let (traits, bundle) = (traitCollection ?? .current, bundle ?? .main)
    guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
    let path = folder.appendingPathComponent(name).path
    if let file = ImageFile(path: path, displayScale: traits.usableDisplayScale) {
      self.init(data: file.data, scale: file.scale)
    } else if let asset = ImageAsset(named: name, in: bundle, traits: traits), let image = CGImage(pngData: asset.data)
    {
      var model = ImageModel(image, scale: asset.scale)
      model.renderingMode = asset.renderingMode
      self.init(model: model)
    } else {
      return nil
    }
  }

  /// Makes the image of an `#imageLiteral`: that of a name in the main bundle.
  ///
  /// Without such an image this one has no pixels and stderr says so, where Apple's stops the program.
  public required convenience init(imageLiteralResourceName name: String) {
    if let image = UIImage(named: name) {
      self.init(model: image.model)
    } else {
      StandardError.write("UIImage: there is no image '\(name)' in \(Bundle.main.bundlePath)")
      self.init(model: ImageModel(nil))
    }
  }

  /// Makes an image of an archive that ``encode(with:)`` wrote; nil for another one.
  public required init?(coder: NSCoder) {
    guard let model = ImageModel(coder: coder) else { return nil }
    self.model = model
    super.init()
  }

  /// True.
  open class var supportsSecureCoding: Bool { true }

  /// Writes the image with a keyed archiver: its pixels as a PNG file, and all that says how it is drawn.
  open func encode(with coder: NSCoder) {
    model.encode(with: coder)
  }

  /// The pixels, neither turned nor tinted; nil if there are none.
  open var cgImage: CGImage? { model.pixels }

  /// Pixels a point.
  open var scale: CGFloat { model.scale }

  /// How the pixels must be turned to be the right way up.
  open var imageOrientation: Orientation { model.orientation }

  /// Width and height in points, the right way up.
  open var size: CGSize { model.size }

  /// Draws in the current context with the top left corner at a point, of the image's size.
  open func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws in the current context with the top left corner at a point, with a blend mode and alpha for this alone.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws in the current context so as to fill a rectangle: stretched, or as a resizable image says.
  ///
  /// A template is drawn in the context's fill colour.
  open func draw(in rect: CGRect) {
    draw(in: rect) { _ in }
  }

  /// Draws in the current context so as to fill a rectangle, with a blend mode and alpha for this alone.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: rect) { context in
      context.setBlendMode(blendMode)
      context.setAlpha(alpha)
    }
  }

  /// The image as a PNG file, the right way up and without a tint; nil if it has no pixels. The scale is not in it.
  open func pngData() -> Data? {
    prepared(tint: nil)?.pngData()
  }

  /// A format for drawing images like this one: its scale, and opaque if it has no alpha.
  open var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let alpha = cgImage?.alphaInfo
    format.opaque = alpha == CGImageAlphaInfo.none || alpha == .noneSkipFirst || alpha == .noneSkipLast
    return format
  }

  /// The image with something of how it is drawn changed.
  func with(_ change: (inout ImageModel) -> Void) -> UIImage {
    var model = model
    change(&model)
    return UIImage(model: model)
  }
}

/// The type of an `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
