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
    let (bounds, center, anchor) = (bounds, center, anchorPoint)
    coder.encodeNumbers([bounds.minX, bounds.minY, bounds.width, bounds.height], forKey: "bounds")
    coder.encodeNumbers([center.x, center.y], forKey: "center")
    coder.encodeNumbers([anchor.x, anchor.y], forKey: "anchorPoint")
    coder.encodeNumbers(transform3D.numbers, forKey: "transform3D")
    coder.encodeNumbers([alpha], forKey: "alpha")
    coder.encodeNumbers(ownContentScaleFactor.map { [$0] }, forKey: "contentScaleFactor")
    // A colour that a closure gives is archived as it is in the view's traits.
    traitCollection.performAsCurrent {
      coder.encodeList(backgroundColor?.archived, forKey: "backgroundColor")
      coder.encodeList(ownTintColor?.archived, forKey: "tintColor")
    }
    coder.encodeNumbers(margins.own.numbers, forKey: "layoutMargins")
    coder.encodeNumbers(traitOverrides.numbers, forKey: "traitOverrides")
    for (key, flag) in Self.flags { coder.encode(self[keyPath: flag], forKey: key) }
    for (key, value) in [
      ("tag", tag), ("contentMode", contentMode.rawValue), ("autoresizingMask", Int(autoresizingMask.rawValue)),
      ("semanticContentAttribute", semanticContentAttribute.rawValue),
      ("tintAdjustmentMode", ownTintAdjustmentMode.rawValue),
      ("overrideUserInterfaceStyle", overrideUserInterfaceStyle.rawValue),
    ] {
      coder.encode(value, forKey: key)
    }
    accessibility?.encode(with: coder)
    encodeViews(with: coder)
  }

  func decodeProperties(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    decodeGeometry(with: coder)
    if let value = coder.numbers(1, forKey: "alpha") { alpha = value[0] }
    if let value = coder.numbers(1, forKey: "contentScaleFactor") { contentScaleFactor = value[0] }
    if let list = coder.decodeList(forKey: "backgroundColor") { backgroundColor = UIColor(archived: list) }
    if let list = coder.decodeList(forKey: "tintColor") { tintColor = UIColor(archived: list) }
    if let own = coder.numbers(5, forKey: "layoutMargins").map(ViewMargins.Own.init) {
      changeMargins { $0.own = own }
    }
    if let value = coder.decodeNumbers(forKey: "traitOverrides") { traitOverrides.take(value) }
    for (key, flag) in Self.flags where coder.containsValue(forKey: key) {
      self[keyPath: flag] = coder.decodeBool(forKey: key)
    }
    decodeChoices(with: coder)
    accessibility = AccessibilityValues(coder: coder)
    decodeViews(with: coder)
  }

  private func decodeGeometry(with coder: NSCoder) {
    if let value = coder.numbers(2, forKey: "anchorPoint") { anchorPoint = CGPoint(x: value[0], y: value[1]) }
    if let value = coder.numbers(4, forKey: "bounds") {
      bounds = CGRect(x: value[0], y: value[1], width: value[2], height: value[3])
    }
    if let value = coder.numbers(2, forKey: "center") { center = CGPoint(x: value[0], y: value[1]) }
    if let value = coder.numbers(16, forKey: "transform3D") { transform3D = CATransform3D(value) }
  }

  private func decodeChoices(with coder: NSCoder) {
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

  /// The properties that are true or false, by key.
  private static var flags: [(String, ReferenceWritableKeyPath<UIView, Bool>)] {
    [
      ("hidden", \.isHidden), ("opaque", \.isOpaque), ("clipsToBounds", \.clipsToBounds),
      ("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing), ("autoresizesSubviews", \.autoresizesSubviews),
      ("userInteractionEnabled", \.isUserInteractionEnabled), ("multipleTouchEnabled", \.isMultipleTouchEnabled),
      ("translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints),
      ("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins),
      ("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea),
    ]
  }
}

// MARK: Views in archives

extension UIView {
  private func encodeViews(with coder: NSCoder) {
    let views = subviews.filter(\.isArchivable)
    if !views.isEmpty { coder.encode(NSArray(array: views), forKey: "subviews") }
    if let mask, mask.isArchivable { coder.encode(mask, forKey: "mask") }
  }

  private func decodeViews(with coder: NSCoder) {
    if coder.containsValue(forKey: "subviews") {
      let views = coder.decodeObject(of: [NSArray.self, UIView.self], forKey: "subviews") as? [UIView]
      for view in views ?? [] { addSubview(view) }
    }
    if coder.containsValue(forKey: "mask") {
      mask = coder.decodeObject(of: [UIView.self], forKey: "mask") as? UIView
    }
  }

  /// Whether Foundation on Linux can name the view's class: only one at the top of a module that is not private; for
  /// another it would stop the program.
  private var isArchivable: Bool {
    let name = String(reflecting: type(of: self))
    if name.split(separator: ".").count == 2, !name.contains("<"), !name.contains("(") { return true }
    StandardError.write("UIView: a view of class \(name) is left out of the archive: it is not a top-level class")
    return false
  }
}

// MARK: Values in archives

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

extension CATransform3D {
  fileprivate var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  fileprivate init(_ numbers: [CGFloat]) {
    self.init(
      m11: numbers[0], m12: numbers[1], m13: numbers[2], m14: numbers[3], m21: numbers[4], m22: numbers[5],
      m23: numbers[6], m24: numbers[7], m31: numbers[8], m32: numbers[9], m33: numbers[10], m34: numbers[11],
      m41: numbers[12], m42: numbers[13], m43: numbers[14], m44: numbers[15])
  }
}

extension ViewMargins.Own {
  /// The kind, then top, left or leading, bottom, right or trailing.
  fileprivate var numbers: [CGFloat] {
    switch self {
    case .fixed(let insets): [0, insets.top, insets.left, insets.bottom, insets.right]
    case .directional(let insets): [1, insets.top, insets.leading, insets.bottom, insets.trailing]
    }
  }

  fileprivate init(_ numbers: [CGFloat]) {
    let insets = UIEdgeInsets(top: numbers[1], left: numbers[2], bottom: numbers[3], right: numbers[4]).finite
    self =
      numbers[0] == 1
      ? .directional(
        NSDirectionalEdgeInsets(
          top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
      : .fixed(insets)
  }
}

extension UITraitOverrides {
  /// Pairs of a trait of the system's and its value; nil if none is overridden. Custom traits may be of any type, and are
  /// not archived.
  fileprivate var numbers: [CGFloat]? {
    var numbers: [CGFloat] = []
    if contains(UITraitUserInterfaceStyle.self) { numbers += [0, CGFloat(userInterfaceStyle.rawValue)] }
    if contains(UITraitDisplayScale.self) { numbers += [1, displayScale] }
    if contains(UITraitLayoutDirection.self) { numbers += [2, CGFloat(layoutDirection.rawValue)] }
    return numbers.isEmpty ? nil : numbers
  }

  fileprivate mutating func take(_ numbers: [CGFloat]) {
    for index in stride(from: 0, to: numbers.count - 1, by: 2) {
      let (kind, value) = (numbers[index], numbers[index + 1])
      let choice = Int(exactly: value) ?? .max
      switch kind {
      case 0: userInterfaceStyle = UIUserInterfaceStyle(rawValue: choice) ?? .unspecified
      case 1: displayScale = value
      case 2: layoutDirection = UITraitEnvironmentLayoutDirection(rawValue: choice) ?? .unspecified
      default: break
      }
    }
  }
}
