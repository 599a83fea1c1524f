// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib

/// What a document says, but for the lines that it stands in.
struct NibOutline: Equatable {
  struct Attribute: Equatable {
    var keyPath: String
    var value: NibAttribute.Value
  }

  struct Object: Equatable {
    let id: String
    /// All but the attributes.
    let rest: String
    var attributes: [Attribute]
  }

  var objects: [Object] = []
  let resources: NibResources

  init(_ document: NibDocument) {
    resources = document.resources
    for object in document.objects {
      switch object {
      case .placeholder(let object), .other(let object): add(object, "")
      case .view(let view): add(view)
      }
    }
  }

  /// Makes of the outline what an edit makes of the document.
  mutating func apply(_ edit: NibEdit) {
    guard let index = objects.firstIndex(where: { $0.id == edit.id }) else { return }
    guard let value = edit.value else {
      objects[index].attributes.removeAll { $0.keyPath == edit.keyPath }
      return
    }
    if let place = objects[index].attributes.lastIndex(where: { $0.keyPath == edit.keyPath }) {
      objects[index].attributes[place].value = value
    } else {
      objects[index].attributes.append(Attribute(keyPath: edit.keyPath, value: value))
    }
  }

  private mutating func add(_ view: NibView) {
    let sorted = (view.colors.map { "\($0)\($1)" } + view.images.map { "\($0)\($1)" } + view.flags.map { "\($0)\($1)" })
      .sorted()
    add(
      view.object,
      "\(view.frame as Any) \(view.bounds as Any) \(view.autoresizingMask as Any) \(view.contentMode as Any) \(sorted) "
        + "\(view.semanticContentAttribute as Any) \(view.alpha as Any) \(view.tag as Any) \(view.label as Any) "
        + "\(view.subviews.count) \(view.constraintCount)")
    for subview in view.subviews { add(subview) }
  }

  private mutating func add(_ object: NibObject, _ rest: String) {
    let connections = object.connections.map { "\($0.kind) \($0.name) \($0.destination as Any)" }
    objects.append(
      Object(
        id: object.id ?? "",
        rest: "\(object.element) \(object.customClass as Any) \(object.customModule as Any) \(connections) "
          + "\(object.customModuleProvider as Any) \(object.placeholderIdentifier as Any) \(rest)",
        attributes: object.attributes.map { Attribute(keyPath: $0.keyPath, value: $0.value) }))
  }
}
