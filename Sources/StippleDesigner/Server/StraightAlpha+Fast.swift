// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// Eight pixels at a time are passed over where all of them are opaque or clear, which most of a picture is.

extension StraightAlpha {
  /// The same as `unmultiply`.
  static func unmultiplyFast(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    guard let start = pixels.baseAddress else { return }
    let opaque = SIMD8<UInt32>(repeating: 0xFF00_0000)
    var index = 0
    while index &+ 8 <= pixels.count {
      let eight = UnsafeRawPointer(start + index).loadUnaligned(as: SIMD8<UInt32>.self)
      if !all((eight .>= opaque) .| (eight .== .zero)) {
        for place in index..<index &+ 8 { pixels[place] = unmultiplied(pixels[place]) }
      }
      index &+= 8
    }
    while index < pixels.count {
      pixels[index] = unmultiplied(pixels[index])
      index &+= 1
    }
  }
}
