// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import UIKit

extension SceneInspector {
  /// An object as text, with what is set of it: in the document, and by the scene's changes.
  func text(of id: String?, _ language: DesignLanguage) throws(SceneError) -> String {
    guard let object = object(id) else { throw SceneError("there is no object to write") }
    let values = object.viewClass.values(of: object.view)
    let set = object.viewClass.attributes.enumerated().filter { isSet($0.element.name, of: object) }.map { entry in
      (name: entry.element.name, value: shown.named(values[entry.offset], of: entry.element, of: object))
    }
    switch language {
    case .swift:
      return SwiftText.text(className: object.viewClass.name, frame: object.view.frame, attributes: set)
    case .xml:
      let attributes = set.compactMap { attribute in
        NibAttribute.Value(attribute.value).map { (keyPath: attribute.name, value: $0) }
      }
      do {
        return try NibEditor.xml(of: attributes) + "\n"
      } catch {
        throw SceneError("\(error)")
      }
    }
  }
}
