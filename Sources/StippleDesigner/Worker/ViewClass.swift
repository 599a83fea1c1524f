// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import UIKit

/// A view class with its attributes, and what a new view has of each.
@MainActor final class ViewClass {
  let type: UIView.Type
  /// The class's own first, then those that it inherits.
  let attributes: [InspectableAttribute]
  private let keys: [String: Int]

  /// What a new view has, in the order of the attributes; nothing for a class that none can be made of.
  private(set) lazy var standards: [Any?] =
    Self.makeView(type, size: .zero).map { values(of: $0) } ?? attributes.map { _ in nil }

  init(_ type: UIView.Type) {
    self.type = type
    let attributes = UIView.attributes(of: type)
    self.attributes = attributes
    keys = Dictionary(attributes.indices.map { (attributes[$0].name, $0) }) { first, _ in first }
  }

  /// Without its module.
  var name: String { String(describing: type) }

  func index(of key: String) -> Int? { keys[key] }

  func values(of view: UIView) -> [Any?] {
    attributes.map { $0.read(view) }
  }

  static func makeView(_ type: UIView.Type, size: CGSize) -> UIView? {
    RuntimeClass(type).makeView(of: UIView.self, frame: CGRect(origin: .zero, size: size))
  }

  /// Whether two values of an attribute are the same; of values that cannot be compared, no.
  static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as CGFloat, let other as CGFloat): one == other || one.isNaN && other.isNaN
    case (let one as Double, let other as Double): one == other || one.isNaN && other.isNaN
    case (let one as Float, let other as Float): one == other || one.isNaN && other.isNaN
    case (let one as UIColor, let other as UIColor): one === other || one == other
    case (let one as UIImage, let other as UIImage): one === other
    case (let one as any Hashable, let other as any Hashable): AnyHashable(one) == AnyHashable(other)
    default: false
    }
  }
}
