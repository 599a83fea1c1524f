// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Draws one page as a PNG that says how large it is.
enum PaperPNG {
  /// Dots an inch.
  static let resolutions = 10.0...4800.0

  /// The pixels of a sheet at a resolution; a side is rounded to whole ones.
  static func pixels(of sheet: PaperSheet, at resolution: Double) -> (width: Int, height: Int) {
    func pixels(_ side: Double) -> Int { max(1, Int((side * resolution / 72).rounded())) }
    return (pixels(sheet.media.width), pixels(sheet.media.height))
  }

  /// Nil if there is no memory for it.
  static func data(
    _ sheet: PaperSheet, background: PaperInk?, strokes: [PaperStroke], resolution: Double
  ) -> Data? {
    let (width, height) = pixels(of: sheet, at: resolution)
    guard let space = CGColorSpace(name: CGColorSpace.sRGB),
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    else { return nil }
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: resolution / 72, y: -resolution / 72)
    context.translateBy(x: -sheet.media.minX, y: -sheet.media.minY)
    if let background {
      background.setFill(in: context)
      // A sheet without a rim is coloured to its last pixel, though its size in pixels is rounded.
      context.fill(sheet.rim > 0 ? sheet.ground : sheet.media.insetBy(dx: -1, dy: -1))
    }
    for stroke in strokes { stroke.draw(in: context) }
    guard context.failure == nil, let data = context.makeImage()?.pngData() else { return nil }
    return stamped(data, resolution: resolution)
  }

  /// With the chunk that tells how many pixels there are to a metre.
  ///
  /// Source: W3C, Portable Network Graphics, 11.3.5.3, https://www.w3.org/TR/png/#11pHYs.
  private static func stamped(_ data: Data, resolution: Double) -> Data {
    // The signature and the header, which comes first, have 33 bytes.
    let headerEnd = 33
    guard data.count > headerEnd else { return data }
    let perMetre = bytes(of: UInt32((resolution / 0.0254).rounded()))
    let body = Array("pHYs".utf8) + perMetre + perMetre + [1]
    let chunk = bytes(of: 9) + body + bytes(of: checksum(body))
    return data.prefix(headerEnd) + chunk + data.dropFirst(headerEnd)
  }

  private static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The CRC-32 of PNG.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
  }
}

extension PaperInk {
  fileprivate func setFill(in context: CGContext) {
    context.setFillColor(red: red, green: green, blue: blue, alpha: 1)
  }
}

extension PaperStroke {
  fileprivate func draw(in context: CGContext) {
    context.setStrokeColor(red: ink.red, green: ink.green, blue: ink.blue, alpha: 1)
    context.setLineWidth(width)
    context.setLineCap(CGLineCap(rawValue: Int32(cap.rawValue)) ?? .butt)
    context.setLineDash(phase: 0, lengths: dashes.map { CGFloat($0) })
    let path = CGMutablePath()
    for line in lines {
      path.move(to: line.start)
      for step in line.steps {
        switch step {
        case .line(let end): path.addLine(to: end)
        case .curve(let first, let second, let end): path.addCurve(to: end, control1: first, control2: second)
        case .close: path.closeSubpath()
        }
      }
    }
    context.addPath(path)
    context.strokePath()
  }
}
