// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A shape made of lines and curves, which cannot be changed unless it is a `CGMutablePath`.
///
/// Coordinates are those of the space it is drawn in. Two paths are equal if their elements are.
public class CGPath: Hashable {
  /// The elements in the order they were added. The first one is a `move`; after a `close` any may follow.
  package final internal(set) var elements: [PathElement]

  /// Makes a path of elements, the first of which begins a subpath.
  package init(elements: [PathElement]) {
    self.elements = elements
  }

  /// Makes a path of one rectangle, mapped by the transform if there is one.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Makes a path of the ellipse that fills a rectangle, mapped by the transform if there is one.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// Makes a path of a rectangle whose corners are quarter ellipses, mapped by the transform if there is one.
  ///
  /// Corners that do not fit are made as large as fits; Apple's stops the program.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  /// A copy that does not change.
  public func copy() -> CGPath? {
    CGPath(elements: elements)
  }

  /// A copy that does not change, mapped by the transform if there is one.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: mapped(by: transform))
  }

  /// A copy that can be added to.
  public func mutableCopy() -> CGMutablePath? {
    CGMutablePath(copying: elements)
  }

  /// A copy that can be added to, mapped by the transform if there is one.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(copying: mapped(by: transform))
  }

  private func mapped(by transform: UnsafePointer<CGAffineTransform>?) -> [PathElement] {
    guard let transform = transform?.pointee else { return elements }
    return elements.map { $0.applying(transform) }
  }

  /// Whether the path has no element at all.
  public var isEmpty: Bool {
    elements.isEmpty
  }

  /// Where the next line would begin; (0, 0) if there is no current point.
  ///
  /// It takes as long as the last subpath has elements if that one is closed.
  public var currentPoint: CGPoint {
    if let end = elements.last?.end { return end }
    guard case .move(let start) = elements.last(where: { if case .move = $0 { true } else { false } }) else {
      return .zero
    }
    return start
  }

  /// Whether two paths have equal elements.
  public static func == (lhs: CGPath, rhs: CGPath) -> Bool {
    lhs === rhs || lhs.elements == rhs.elements
  }

  /// Feeds the elements to a hasher; a mutable path must not be changed while it is in a set, as on Apple.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}
