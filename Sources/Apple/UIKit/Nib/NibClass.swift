// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleNib

/// The view class that an object of a document is made of, and what of it is not as the document says.
@MainActor struct NibClass {
  let type: UIView.Type
  let problem: String?

  init(of object: NibObject) {
    guard let name = object.customClass else {
      type = Self.elements[object.element] ?? UIView.self
      problem = Self.elements[object.element] == nil ? "drawn as a plain UIView" : nil
      return
    }
    (type, problem) = Self.view(name, module: object.customModule)
  }

  /// The classes of UIKit's that elements stand for; UIView for those that show nothing of their own, too.
  private static let elements: [String: UIView.Type] = [
    "view": UIView.self, "tableViewCellContentView": UIView.self, "collectionViewCellContentView": UIView.self,
    "imageView": UIImageView.self, "label": UILabel.self,
  ]

  /// With a module the class of that module; else, or if the program has none, the first of the name in any module.
  ///
  /// A document without a module means a class by its Objective-C name, which says no module either.
  private static func view(_ name: String, module: String?) -> (UIView.Type, problem: String?) {
    if let module, let found = TopLevelClass.named(name, in: module) { return asView(found) }
    let others = TopLevelClass.modules(declaring: name)
    guard let first = others.first, let found = TopLevelClass.named(name, in: first) else {
      let place = module.map { " in module \($0.inMessage)" } ?? ""
      return (UIView.self, "this program has no class \(name.inMessage)\(place); drawn as a plain UIView")
    }
    let (type, problem) = asView(found)
    if problem == nil, let module {
      return (type, "this program has no module \(module.inMessage) with such a class; \(first).\(name) is drawn")
    }
    if problem == nil, others.count > 1 {
      return (type, "the modules \(others.joined(separator: ", ")) have such a class; that of \(first) is drawn")
    }
    return (type, problem)
  }

  private static func asView(_ found: AnyClass) -> (UIView.Type, problem: String?) {
    guard let type = found as? UIView.Type else { return (UIView.self, "no view class; drawn as a plain UIView") }
    return (type, nil)
  }
}
