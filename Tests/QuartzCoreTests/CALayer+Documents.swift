// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import Testing

extension CALayer {
  /// The SVG document that the layer draws in its own space.
  func svg(width: Int, height: Int) throws -> String {
    let data = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(svg: consumer, size: CGSize(width: width, height: height)))
    render(inFlipped: context, height: height)
    context.finish()
    return String(decoding: Data(referencing: data), as: UTF8.self)
  }

  /// The PDF document that the layer draws in its own space.
  func pdf(width: Int, height: Int) throws -> Data {
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: width, height: height)
    let consumer = try #require(CGDataConsumer(data: data))
    let context = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    context.beginPDFPage(nil)
    render(inFlipped: context, height: height)
    context.endPDFPage()
    context.closePDF()
    return Data(referencing: data)
  }

  private func render(inFlipped context: CGContext, height: Int) {
    context.translateBy(x: 0, y: CGFloat(height))
    context.scaleBy(x: 1, y: -1)
    render(in: context)
  }
}
