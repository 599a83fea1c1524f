// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Lets `width as NSNumber` and `number as? CGFloat` compile as they do on Apple platforms.
///
/// Foundation on Linux bridges every other number, so that a dash pattern such as `[0.01, spacing as NSNumber]` would
/// be refused for a `CGFloat` only. A number of any type turns into a `CGFloat`, the nearest one if need be.
// swift-format-ignore: AvoidRetroactiveConformances
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The class a `CGFloat` turns into.
  public typealias _ObjectiveCType = NSNumber

  /// The number object of the same value.
  public func _bridgeToObjectiveC() -> NSNumber {
    NSNumber(value: native)
  }

  /// Stores the number's value in `result`.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// Stores the number's value in `result`, and says that it could.
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// The number's value, 0 for none.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    CGFloat(source?.doubleValue ?? 0)
  }
}
