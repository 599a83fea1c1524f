// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import UIKit

extension ShownScene {
  /// The image that a change names, of those that can be chosen; nil if it sets none.
  ///
  /// A name is no path: what is elsewhere is not read.
  func image(
    of change: DesignScene.Change, _ attribute: InspectableAttribute, _ viewClass: ViewClass
  ) throws(SceneError) -> UIImage? {
    guard let type = attribute.type, type.kind == .image, change.value != .null,
      !(type.isOptional && change.value == .text("nil"))
    else { return nil }
    let name = change.value.text
    let names = UIImage.names(in: images)
    if names.contains(name), let image = UIImage(named: name, in: images, compatibleWith: nil) { return image }
    let place = images == nil ? "beside the program" : "beside the document"
    let hint = name.nearest(in: names).map { "; the nearest is '\($0)'" } ?? ""
    throw SceneError(
      "\(viewClass.name).\(change.key): there is no PNG image '\(name.inMessage)' \(place)\(hint)")
  }

  /// The name of the image that an attribute of an object holds; nil for none, or one that has no name.
  func imageName(_ key: String, of object: Object) -> String? {
    if let change = scene.changes.last(where: { $0.object == object.id && $0.key == key }) {
      return change.value == .null || change.value == .text("nil") ? nil : change.value.text
    }
    guard case .image(let name)? = object.nib?.attributes.last(where: { $0.keyPath == key })?.value else { return nil }
    return name
  }

  /// A value of an attribute of an object; for an image that has a name, this.
  func named(_ value: Any?, of attribute: InspectableAttribute, of object: Object) -> Any? {
    guard value is UIImage, let name = imageName(attribute.name, of: object) else { return value }
    return ImageName(name: name, isOptional: attribute.type?.isOptional ?? false)
  }
}
