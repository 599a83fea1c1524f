// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

/// Archives of views: lists of numbers by the names of the properties. Apple's archives have other keys.
///
/// Numbers, because Foundation's rectangles and points lose NaN and infinity on Linux.
extension UIView {
  func encodeProperties(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let (bounds, center, transform, anchor) = (bounds, center, transform, anchorPoint)
    coder.encodeNumbers([bounds.minX, bounds.minY, bounds.width, bounds.height], forKey: "bounds")
    coder.encodeNumbers([center.x, center.y], forKey: "center")
    coder.encodeNumbers([anchor.x, anchor.y], forKey: "anchorPoint")
    coder.encodeNumbers(
      [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty], forKey: "transform")
    coder.encodeNumbers([alpha], forKey: "alpha")
    coder.encodeNumbers(ownContentScaleFactor.map { [$0] }, forKey: "contentScaleFactor")
    coder.encodeNumbers(components(of: backgroundColor), forKey: "backgroundColor")
    coder.encodeNumbers(components(of: ownTintColor), forKey: "tintColor")
    for (key, flag) in Self.flags { coder.encode(self[keyPath: flag], forKey: key) }
    for (key, value) in [
      ("tag", tag), ("contentMode", contentMode.rawValue), ("autoresizingMask", Int(autoresizingMask.rawValue)),
      ("semanticContentAttribute", semanticContentAttribute.rawValue),
      ("tintAdjustmentMode", ownTintAdjustmentMode.rawValue),
      ("overrideUserInterfaceStyle", overrideUserInterfaceStyle.rawValue),
    ] {
      coder.encode(value, forKey: key)
    }
  }

  func decodeProperties(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    decodeGeometry(with: coder)
    if let value = coder.numbers(1, forKey: "alpha") { alpha = value[0] }
    if let value = coder.numbers(1, forKey: "contentScaleFactor") { contentScaleFactor = value[0] }
    if let value = coder.numbers(4, forKey: "backgroundColor") { backgroundColor = Self.color(value) }
    if let value = coder.numbers(4, forKey: "tintColor") { tintColor = Self.color(value) }
    for (key, flag) in Self.flags where coder.containsValue(forKey: key) {
      self[keyPath: flag] = coder.decodeBool(forKey: key)
    }
    if coder.containsValue(forKey: "tag") { tag = coder.decodeInteger(forKey: "tag") }
    if let value: ContentMode = coder.choice(forKey: "contentMode") { contentMode = value }
    if let value: UISemanticContentAttribute = coder.choice(forKey: "semanticContentAttribute") {
      semanticContentAttribute = value
    }
    if let value: TintAdjustmentMode = coder.choice(forKey: "tintAdjustmentMode") { tintAdjustmentMode = value }
    if let value: UIUserInterfaceStyle = coder.choice(forKey: "overrideUserInterfaceStyle") {
      overrideUserInterfaceStyle = value
    }
    if coder.containsValue(forKey: "autoresizingMask") {
      autoresizingMask = AutoresizingMask(
        rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "autoresizingMask")))
    }
  }

  private func decodeGeometry(with coder: NSCoder) {
    if let value = coder.numbers(2, forKey: "anchorPoint") { anchorPoint = CGPoint(x: value[0], y: value[1]) }
    if let value = coder.numbers(4, forKey: "bounds") {
      bounds = CGRect(x: value[0], y: value[1], width: value[2], height: value[3])
    }
    if let value = coder.numbers(2, forKey: "center") { center = CGPoint(x: value[0], y: value[1]) }
    if let value = coder.numbers(6, forKey: "transform") {
      transform = CGAffineTransform(a: value[0], b: value[1], c: value[2], d: value[3], tx: value[4], ty: value[5])
    }
  }

  /// The properties that are true or false, by key.
  private static var flags: [(String, ReferenceWritableKeyPath<UIView, Bool>)] {
    [
      ("hidden", \.isHidden), ("opaque", \.isOpaque), ("clipsToBounds", \.clipsToBounds),
      ("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing), ("autoresizesSubviews", \.autoresizesSubviews),
      ("userInteractionEnabled", \.isUserInteractionEnabled), ("multipleTouchEnabled", \.isMultipleTouchEnabled),
      ("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints),
    ]
  }

  /// A colour as it is in the view's traits: what made it dynamic is not archived.
  private func components(of color: UIColor?) -> [CGFloat]? {
    guard let color = color?.resolvedColor(with: traitCollection).cgColor.rgba else { return nil }
    return [color.red, color.green, color.blue, color.alpha]
  }

  private static func color(_ components: [CGFloat]) -> UIColor {
    UIColor(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
}

extension NSCoder {
  /// As many numbers of an archive as there must be; nil if it has none, or not so many.
  fileprivate func numbers(_ count: Int, forKey key: String) -> [CGFloat]? {
    decodeNumbers(forKey: key).flatMap { $0.count == count ? $0 : nil }
  }

  /// A value of an enumeration; nil if the archive has none, or one that is unknown.
  fileprivate func choice<Value: RawRepresentable<Int>>(forKey key: String) -> Value? {
    containsValue(forKey: key) ? Value(rawValue: decodeInteger(forKey: key)) : nil
  }
}
