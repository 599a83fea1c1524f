// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that tells the pace of an animation.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// What kind of pace it tells.
  var timingCurveType: UITimingCurveType { get }
  /// The curve, if it tells one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if it tells one; it counts before the curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// The pace for animations of views; UIKit's slow start and end if there is none.
  var pace: ViewAnimationPace {
    springTimingParameters?.pace ?? .curve((cubicTimingParameters ?? UICubicTimingParameters()).function)
  }
}
