// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

extension CGPath {
  /// Calls a closure for each element, in order.
  ///
  /// The element and its points are valid only during the call; changes to the points are not kept.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    var points = [CGPoint](repeating: .zero, count: 3)
    for element in elements {
      points.replaceSubrange(0..<element.points.count, with: element.points)
      points.withUnsafeMutableBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var shown = CGPathElement(type: element.type, points: base)
        block(&shown)
      }
    }
  }

  /// Calls a function with `info` for each element, in order.
  ///
  /// The element and its points are valid only during the call; changes to the points are not kept.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}

extension PathElement {
  /// The public name of the element's kind.
  fileprivate var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quad: .addQuadCurveToPoint
    case .cubic: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}
