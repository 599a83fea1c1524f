// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CGContext {
  /// The transform from user space to the space that the context was made with.
  ///
  /// After finite changes it is always finite: one that would make it otherwise is not made.
  public var ctm: CGAffineTransform { state.ctm }

  /// Puts a transform before the CTM.
  public func concatenate(_ transform: CGAffineTransform) {
    let ctm = transform.concatenating(state.ctm)
    if ctm.isFinite { state.ctm = ctm }
  }

  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns user space, from the x axis towards the y axis.
  ///
  /// - Parameter angle: In radians.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// The transform from user space to device space: pixels of a bitmap or points of a page, origin bottom left, y up.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// Converts a point from user space to device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Converts a point from device space to user space; the point itself if the CTM cannot be inverted.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Converts a size from user space to device space.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Converts a size from device space to user space; the size itself if the CTM cannot be inverted.
  public func convertToUserSpace(_ size: CGSize) -> CGSize {
    size.applying(userSpaceToDeviceSpaceTransform.inverted())
  }

  /// Converts a rectangle from user space to the smallest one around it in device space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform)
  }

  /// Converts a rectangle from device space to the smallest one around it in user space; the rectangle itself if the CTM
  /// cannot be inverted.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect {
    rect.applying(userSpaceToDeviceSpaceTransform.inverted())
  }
}

extension CGContext {
  /// From user space to canvas space.
  var userToCanvas: CGAffineTransform { state.ctm.concatenating(fixedBaseTransform ?? surface.baseTransform) }

  /// Draws with a transform put before the CTM, which is what it was after that; all else stays as it is left.
  package func withTransform(_ transform: CGAffineTransform, _ body: () -> Void) {
    let ctm = state.ctm
    concatenate(transform)
    body()
    state.ctm = ctm
  }
}

extension CGAffineTransform {
  var isFinite: Bool {
    // Zero times what is not finite is no number.
    (a + b + c + d + tx + ty) * 0 == 0 || [a, b, c, d, tx, ty].allSatisfy(\.isFinite)
  }

  /// How much the transform stretches lengths where it does so most.
  var greatestStretch: CGFloat {
    let (sum, difference) = (hypot(a + d, b - c), hypot(a - d, b + c))
    return (sum + difference) / 2
  }

  /// The transform if Cairo can draw under it: finite, and with an inverse that is finite too.
  var drawable: CGAffineTransform? {
    let determinant = a * d - b * c
    guard isFinite, determinant.isNormal, (1 / determinant).isNormal else { return nil }
    return self
  }
}
