// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
public import Foundation

extension CGImage {
  /// Reads a PNG.
  ///
  /// Gray, palette and 16-bit pictures become red, green, blue and alpha of eight bits. Colour profiles are not read:
  /// the picture is taken as sRGB. The bytes of `dataProvider` are premultiplied RGBA, where Apple's are not multiplied.
  ///
  /// - Returns: nil if the bytes are no whole PNG, a side is over 32767 pixels, or `decode` is given.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) {
    guard decode == nil, let pixels = PixelBuffer(pngData: Data(copying: source.storage))
    else { return nil }
    self.init(
      pixels: pixels, presentedAs: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
      colorSpace: CGColorSpace(name: CGColorSpace.sRGB), shouldInterpolate: shouldInterpolate, intent: intent)
  }

  /// Reads a PNG; nil if the bytes are no whole one.
  package convenience init?(pngData: Data) {
    guard let source = CGDataProvider(data: NSData(data: pngData)) else { return nil }
    self.init(pngDataProviderSource: source, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
  }

  /// The image as a PNG of eight bits a component, with alpha; the same bytes each time.
  ///
  /// - Returns: nil if there is no memory for it.
  package func pngData() -> Data? {
    guard let surface = pixels.makeSurface(isSwapped: false) else { return nil }
    defer { cairo_surface_destroy(surface) }
    let output = NSMutableData()
    let status = cairo_surface_write_to_png_stream(
      surface,
      { closure, bytes, count in
        guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
        Unmanaged<NSMutableData>.fromOpaque(closure).takeUnretainedValue().append(bytes, length: Int(count))
        return CAIRO_STATUS_SUCCESS
      }, Unmanaged.passUnretained(output).toOpaque())
    return status == CAIRO_STATUS_SUCCESS ? Data(copying: output) : nil
  }
}

extension PixelBuffer {
  /// What is left of a PNG that is being read.
  private final class Reader {
    var rest: Data

    init(_ data: Data) {
      rest = data
    }
  }

  /// Reads a PNG; nil if the bytes are no whole one.
  fileprivate convenience init?(pngData: Data) {
    let reader = Reader(pngData)
    let surface = withExtendedLifetime(reader) {
      cairo_image_surface_create_from_png_stream(
        { closure, bytes, count in
          guard let closure, let bytes else { return CAIRO_STATUS_READ_ERROR }
          let reader = Unmanaged<Reader>.fromOpaque(closure).takeUnretainedValue()
          guard reader.rest.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
          reader.rest.copyBytes(to: bytes, count: Int(count))
          reader.rest.removeFirst(Int(count))
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(reader).toOpaque())
    }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let rows = cairo_image_surface_get_data(surface)
    else { return nil }
    let isOpaque = cairo_image_surface_get_format(surface) == CAIRO_FORMAT_RGB24
    let stride = Int(cairo_image_surface_get_stride(surface))
    let (width, height) = (Int(cairo_image_surface_get_width(surface)), Int(cairo_image_surface_get_height(surface)))
    self.init(width: width, height: height) { target in
      let target = target.bindMemory(to: UInt32.self)
      for row in 0..<height {
        let source = UnsafeRawPointer(rows + row * stride)
        for column in 0..<width {
          let pixel = source.load(fromByteOffset: column * 4, as: UInt32.self)
          // The top byte of a picture without alpha is not defined.
          target[row * width + column] = isOpaque ? pixel | 0xFF00_0000 : pixel
        }
      }
    }
  }
}
