// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension [PathElement] {
  /// The same subpaths in the same order, each run through from its end to its start.
  ///
  /// A closed subpath keeps its start. An element after a `close` starts at that subpath's start, so it gets a `move`.
  var reversingSubpaths: [PathElement] {
    var result: [PathElement] = []
    var subpath: [PathElement] = []
    var start = CGPoint.zero
    for element in self {
      if case .move(let point) = element {
        result += subpath.reversedSubpath
        subpath = []
        start = point
      } else if subpath.isEmpty {
        subpath = [.move(start)]
      }
      subpath.append(element)
      if case .close = element {
        result += subpath.reversedSubpath
        subpath = []
      }
    }
    return result + subpath.reversedSubpath
  }

  /// The elements of one subpath, which starts with a `move`, the other way round.
  private var reversedSubpath: [PathElement] {
    let isClosed = last == .close
    let segments = isClosed ? Array(dropLast()) : self
    guard let end = segments.last?.end, let start = segments.first?.end else { return self }
    // What was the closing line becomes the first line.
    var result: [PathElement] = isClosed ? [.move(start)] : [.move(end)]
    if isClosed, end != start { result.append(.line(end)) }
    for (segment, before) in zip(segments.dropFirst(), segments).reversed() {
      result.append(segment.reversed(to: before.end ?? start))
    }
    guard isClosed else { return result }
    // The line back to the start is the close.
    if case .line = result.last, result.count > 2 { result.removeLast() }
    return result + [.close]
  }
}

extension PathElement {
  /// This segment from its end to where it started.
  fileprivate func reversed(to start: CGPoint) -> PathElement {
    switch self {
    case .move, .line, .close: .line(start)
    case .quad(let control, _): .quad(control: control, end: start)
    case .cubic(let control1, let control2, _): .cubic(control1: control2, control2: control1, end: start)
    }
  }
}
