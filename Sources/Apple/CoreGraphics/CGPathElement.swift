// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// One element of a path, as `CGPath.applyWithBlock(_:)` shows it.
public struct CGPathElement {
  /// The kind of element.
  public var type: CGPathElementType
  /// The element's points, as many as `type` says. They are valid only while the element is being shown.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Makes an element of its kind and points.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// What `CGPath.applyWithBlock(_:)` calls for each element.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

/// What `CGPath.apply(info:function:)` calls for each element; a Swift function here, not a C one.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void
