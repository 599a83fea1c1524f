// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A space of points on a screen. That of a scene is one here; views convert by methods of their own.
@preconcurrency @MainActor
public protocol UICoordinateSpace: NSObjectProtocol {
  /// The rectangle of the space, in points.
  var bounds: CGRect { get }
}

extension UIScreen: UICoordinateSpace {
  /// The space of the screen.
  public var coordinateSpace: any UICoordinateSpace { self }
}
