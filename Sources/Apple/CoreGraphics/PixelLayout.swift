// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Where the components of a four-byte pixel stand in memory.
struct PixelLayout: Equatable {
  /// Offsets in bytes. Where there is no alpha, `alpha` is the unused byte's.
  let red: Int
  let green: Int
  let blue: Int
  let alpha: Int
  let hasAlpha: Bool
  let isPremultiplied: Bool

  /// Cairo's order, and that of most images on Apple: blue, green, red, alpha in memory.
  static let native = PixelLayout(alphaInfo: .premultipliedFirst, isLittle: true)

  /// Makes the layout of a bitmap info.
  ///
  /// - Returns: nil if pixels so described are not four bytes of red, green, blue and alpha (or an unused byte).
  init?(_ info: CGBitmapInfo) {
    let known: CGBitmapInfo = [.alphaInfoMask, .byteOrderMask]
    guard
      known.isSuperset(of: info),
      let alphaInfo = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue),
      alphaInfo != .none, alphaInfo != .alphaOnly,
      let order = CGImageByteOrderInfo(rawValue: info.intersection(.byteOrderMask).rawValue),
      [.orderDefault, .order32Big, .order32Little].contains(order)
    else { return nil }
    self.init(alphaInfo: alphaInfo, isLittle: order == .order32Little)
  }

  private init(alphaInfo: CGImageAlphaInfo, isLittle: Bool) {
    let isLast = [.premultipliedLast, .last, .noneSkipLast].contains(alphaInfo)
    let places = isLast ? [0, 1, 2, 3] : [1, 2, 3, 0]
    let offsets = places.map { isLittle ? 3 - $0 : $0 }
    (red, green, blue, alpha) = (offsets[0], offsets[1], offsets[2], offsets[3])
    hasAlpha = ![.noneSkipLast, .noneSkipFirst].contains(alphaInfo)
    isPremultiplied = [.premultipliedFirst, .premultipliedLast].contains(alphaInfo)
  }

  /// Whether Cairo can draw on such pixels: premultiplied BGRA, or BGR and an unused byte.
  var isNative: Bool { isDrawable && red == Self.native.red && green == Self.native.green }

  /// Whether Cairo can draw on such pixels, with red and blue exchanged in all that it draws: premultiplied RGBA, or RGB
  /// and an unused byte.
  var isSwappedNative: Bool { isDrawable && red == Self.native.blue && green == Self.native.green }

  private var isDrawable: Bool { (isPremultiplied || !hasAlpha) && alpha == Self.native.alpha }

  /// The native pixel of four bytes.
  func native(at pixel: UnsafeRawPointer) -> UInt32 {
    func load(_ offset: Int) -> UInt32 { UInt32(pixel.load(fromByteOffset: offset, as: UInt8.self)) }
    let alpha = hasAlpha ? load(self.alpha) : 255
    // Rounded, as Cairo does when it reads a PNG.
    func multiplied(_ offset: Int) -> UInt32 {
      guard hasAlpha else { return load(offset) }
      return isPremultiplied ? min(load(offset), alpha) : (load(offset) * alpha + 127) / 255
    }
    return alpha << 24 | multiplied(red) << 16 | multiplied(green) << 8 | multiplied(blue)
  }

  /// Stores a native pixel as four bytes.
  func store(_ native: UInt32, at pixel: UnsafeMutableRawPointer) {
    let alpha = native >> 24
    func store(_ shift: UInt32, _ offset: Int) {
      var value = (native >> shift) & 0xFF
      if hasAlpha, !isPremultiplied, alpha > 0 { value = min(255, (value * 255 + alpha / 2) / alpha) }
      pixel.storeBytes(of: UInt8(value), toByteOffset: offset, as: UInt8.self)
    }
    store(16, red)
    store(8, green)
    store(0, blue)
    pixel.storeBytes(of: hasAlpha ? UInt8(alpha) : 255, toByteOffset: self.alpha, as: UInt8.self)
  }
}
