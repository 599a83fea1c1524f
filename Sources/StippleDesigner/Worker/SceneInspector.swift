// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import UIKit

/// Tells of the views of a scene what a page shows beside them.
@MainActor struct SceneInspector {
  let shown: ShownScene

  init(_ shown: ShownScene) {
    self.shown = shown
  }

  /// The outline, and the attributes of an object; without one, of the first in the view that is shown that has any.
  func inspection(of id: String?) -> WorkerInspection {
    shown.root.layoutIfNeeded()
    let object = object(id)
    return WorkerInspection(
      outline: outline, size: DesignSize(width: shown.size.width, height: shown.size.height), object: object?.id,
      groups: object.map { groups(of: $0) } ?? [])
  }

  /// The object of an identifier; else the first in the view that is shown that has attributes.
  func object(_ id: String?) -> ShownScene.Object? {
    if let known = id.flatMap({ shown.object($0) }) { return known }
    let inside = shown.objects.filter { $0.view.isDescendant(of: shown.root) }
    return inside.first { !$0.viewClass.attributes.isEmpty } ?? inside.first
  }

  private var outline: [OutlineItem] {
    let known = Set(shown.objects.map { ObjectIdentifier($0.view) })
    let counts = Dictionary(shown.objects.map { ($0.id, 1) }, uniquingKeysWith: +)
    return shown.objects.map { object in
      var (depth, top) = (0, object.view)
      while let above = top.superview {
        if known.contains(ObjectIdentifier(above)) { depth += 1 }
        top = above
      }
      let frame = object.view.convert(object.view.bounds, to: top)
      return OutlineItem(
        id: object.id, label: Self.label(of: object), className: object.viewClass.name, depth: depth,
        frame: DesignRect(frame.offsetBy(dx: -top.bounds.minX, dy: -top.bounds.minY)),
        hasAttributes: !object.viewClass.attributes.isEmpty,
        canBeSaved: object.nib.map { $0.id != nil && counts[object.id] == 1 } ?? true)
    }
  }

  /// As Interface Builder has it: as its author calls it, a label by its text, others by their class.
  private static func label(of object: ShownScene.Object) -> String {
    if let label = object.nib?.userLabel { return label.inOutline }
    if let text = (object.view as? UILabel)?.text, !text.isEmpty { return text.inOutline }
    return AttributeTitle.title(ofClass: object.viewClass.name)
  }

  /// Whether a change sets an attribute, or the document and no change takes it back.
  func isSet(_ key: String, of object: ShownScene.Object) -> Bool {
    if let change = shown.scene.changes.last(where: { $0.object == object.id && $0.key == key }) {
      return change.value != .null
    }
    return object.nib?.attributes.contains { $0.keyPath == key } ?? false
  }

  /// The attributes by the class that declares them, the object's own first.
  private func groups(of object: ShownScene.Object) -> [AttributeGroup] {
    let values = object.viewClass.values(of: object.view)
    var groups: [(root: AnyClass, group: AttributeGroup)] = []
    for (index, attribute) in object.viewClass.attributes.enumerated() {
      var described = DesignAttribute(
        attribute, value: values[index], standard: object.viewClass.standards[index],
        isSet: isSet(attribute.name, of: object))
      if attribute.type?.kind == .image {
        described.choices = UIImage.names(in: shown.images)
        if let name = shown.named(values[index], of: attribute, of: object) as? ImageName {
          described.value = .text(name.name)
        }
      }
      if groups.last?.root != attribute.root {
        let title = AttributeTitle.title(ofClass: String(describing: attribute.root))
        groups.append((attribute.root, AttributeGroup(title: title, attributes: [])))
      }
      groups[groups.count - 1].group.attributes.append(described)
    }
    return groups.map(\.group)
  }
}

extension String {
  /// At most 40 characters, on one line.
  fileprivate var inOutline: String {
    let line = split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}

extension DesignRect {
  /// Where there is no finite place, an empty one at the origin.
  fileprivate init(_ rect: CGRect) {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    guard numbers.allSatisfy(\.isFinite) else {
      self.init(x: 0, y: 0, width: 0, height: 0)
      return
    }
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
