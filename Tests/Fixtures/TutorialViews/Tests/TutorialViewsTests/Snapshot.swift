// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view's layer tree as it is drawn at scale 1, one byte a channel.
struct Snapshot {
    let image: UIImage
    private let width: Int
    private let bytes: [UInt8]

    init(_ view: UIView) throws {
        view.layoutIfNeeded()
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        image = UIGraphicsImageRenderer(bounds: view.bounds, format: format).image { context in
            view.layer.render(in: context.cgContext)
        }
        width = Int(view.bounds.width)
        let height = Int(view.bounds.height)
        var bytes = [UInt8](repeating: 0, count: width * height * 4)
        let cgImage = image.cgImage
        let width = self.width
        bytes.withUnsafeMutableBytes { buffer in
            let context = CGContext(
                data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            if let context, let cgImage {
                context.draw(cgImage, in: CGRect(x: 0, y: 0, width: width, height: height))
            }
        }
        self.bytes = bytes
    }

    /// Red, green, blue and alpha of the pixel in a column and a row, counted from the top left.
    func pixel(_ column: Int, _ row: Int) -> [UInt8] {
        let start = (row * width + column) * 4
        return Array(bytes[start..<start + 4])
    }

    /// How many pixels are painted at all.
    var paintedCount: Int {
        stride(from: 3, to: bytes.count, by: 4).filter { bytes[$0] > 0 }.count
    }
}
