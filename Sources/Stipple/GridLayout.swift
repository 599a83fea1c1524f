// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import UIKit

/// The places of the lines and dots of a square grid in a rectangle of a given size.
///
/// Points, in a space whose origin is the rectangle's top left corner. Line `k`, from 1 on, stands at `k * pitch`,
/// strictly between 0 and the far edge.
package struct GridLayout: Equatable, Sendable {
  /// The most lines each way.
  package static let maximumLineCount = 32_768

  package let size: CGSize
  package let pitch: CGFloat
  /// How many vertical lines there are.
  package let columnCount: Int
  /// How many horizontal lines there are.
  package let rowCount: Int

  /// Makes the layout, or `nil` where nothing is to be drawn: a value is not finite, the size is empty, or the pitch
  /// is smaller than a device pixel, which would be an even tint and no grid.
  /// - Parameter displayScale: pixels a point; 0, an unspecified scale, counts as 1.
  package init?(size: CGSize, pitch: CGFloat, displayScale: CGFloat) {
    let scale = displayScale > 0 ? displayScale : 1
    guard pitch.isFinite, pitch > 0, pitch * scale >= 1, size.width.isFinite, size.height.isFinite,
      size.width > 0, size.height > 0
    else { return nil }
    self.size = size
    self.pitch = pitch
    columnCount = Self.lineCount(before: size.width, pitch: pitch)
    rowCount = Self.lineCount(before: size.height, pitch: pitch)
  }

  /// How many positive multiples of `pitch` are smaller than `end`.
  private static func lineCount(before end: CGFloat, pitch: CGFloat) -> Int {
    let estimate = (end / pitch).rounded(.up) - 1
    guard estimate < CGFloat(maximumLineCount) else { return maximumLineCount }
    // The quotient is rounded; the product decides.
    let count = Int(estimate)
    if CGFloat(count + 1) * pitch < end { return count + 1 }
    return CGFloat(count) * pitch < end ? count : count - 1
  }

  /// Where line `index` stands, from 1 on.
  package func position(_ index: Int) -> CGFloat {
    CGFloat(index) * pitch
  }

  /// What a shape layer strokes.
  package struct Stroke: Equatable {
    package let path: CGPath
    package let lineWidth: CGFloat
    package let isRound: Bool
    package let dashPattern: [CGFloat]?
  }

  /// All lines, edge to edge, or `nil` where the width is not a positive number.
  package func lines(width: CGFloat) -> Stroke? {
    guard width.isFinite, width > 0 else { return nil }
    let path = CGMutablePath()
    for x in (0..<columnCount).map({ position($0 + 1) }) {
      path.addSegment(from: CGPoint(x: x, y: 0), to: CGPoint(x: x, y: size.height))
    }
    for y in (0..<rowCount).map({ position($0 + 1) }) {
      path.addSegment(from: CGPoint(x: 0, y: y), to: CGPoint(x: size.width, y: y))
    }
    return Stroke(path: path, lineWidth: width, isRound: false, dashPattern: nil)
  }

  /// All dots, one dashed line a row, or `nil` where the radius is not a positive number.
  ///
  /// A dot is a dash with round caps. Core Animation draws a dash of length 0 as a pill and one of 0.01 as a circle, so
  /// a dash is 0.01 long, with its middle at the dot's. A row ends half way to the dot that would follow: a dash that
  /// begins just at the end of a path is drawn by some engines and not by others.
  ///
  /// Dots that cover all are one broad line, for the time and memory of overlapping dots grow with their radius.
  ///
  /// Source: lottie-ios issue 1718 (zero-length dashes of CAShapeLayer).
  package func dots(radius: CGFloat) -> Stroke? {
    guard radius.isFinite, radius > 0 else { return nil }
    if dotsCoverAll(radius: radius) { return cover }
    let dash: CGFloat = 0.01
    let path = CGMutablePath()
    if columnCount > 0 {
      let first = position(1) - dash / 2
      let end = position(columnCount) + pitch / 2
      for y in (0..<rowCount).map({ position($0 + 1) }) {
        path.addSegment(from: CGPoint(x: first, y: y), to: CGPoint(x: end, y: y))
      }
    }
    return Stroke(path: path, lineWidth: 2 * radius, isRound: true, dashPattern: [dash, pitch - dash])
  }

  /// Whether no place is left between dots, nor in the corners, the places that are furthest from a dot.
  private func dotsCoverAll(radius: CGFloat) -> Bool {
    guard columnCount > 0, rowCount > 0 else { return false }
    let right = max(pitch, size.width - position(columnCount))
    let bottom = max(pitch, size.height - position(rowCount))
    return radius > hypot(right, bottom)
  }

  /// The whole rectangle, as one line.
  private var cover: Stroke {
    let path = CGMutablePath()
    path.addSegment(from: CGPoint(x: 0, y: size.height / 2), to: CGPoint(x: size.width, y: size.height / 2))
    return Stroke(path: path, lineWidth: size.height, isRound: false, dashPattern: nil)
  }
}

extension CGMutablePath {
  fileprivate func addSegment(from start: CGPoint, to end: CGPoint) {
    move(to: start)
    addLine(to: end)
  }
}
