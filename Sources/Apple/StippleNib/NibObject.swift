// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What a document says of any of its objects: what it is, and what is set on it once it is made.
package struct NibObject: Hashable, Sendable {
  /// The name of the XML element, which stands for a class of UIKit: `view` for `UIView`, `label` for `UILabel`.
  package let element: String
  /// The object's identifier in the document, such as `iN0-l3-epB`; placeholders have -1, -2 and so on.
  package let id: String?
  /// What the document's author calls it in Interface Builder's outline.
  package let userLabel: String?
  /// The class, if it is one of the app's own.
  package let customClass: String?
  /// The Swift module of the class; nil for none, as for a class of Objective-C.
  package let customModule: String?
  /// Where the module comes from: "target" for the app that the document belongs to.
  package let customModuleProvider: String?
  /// What a placeholder stands for, such as `IBFilesOwner`.
  package let placeholderIdentifier: String?
  /// The attributes that the document's author added, in order.
  package let attributes: [NibAttribute]
  package let connections: [NibConnection]
  /// The line in the document, from 1.
  package let line: Int

  init(_ element: NibElement) throws(NibError) {
    self.element = element.name
    id = element.attributes["id"]
    userLabel = element.attributes["userLabel"].flatMap { $0.isEmpty ? nil : $0 }
    customClass = element.attributes["customClass"].flatMap { $0.isEmpty ? nil : $0 }
    customModule = element.attributes["customModule"]
    customModuleProvider = element.attributes["customModuleProvider"]
    placeholderIdentifier = element.attributes["placeholderIdentifier"]
    var attributes: [NibAttribute] = []
    for attribute in element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      attributes.append(try NibAttribute(attribute))
    }
    self.attributes = attributes
    connections = (element.child("connections")?.children ?? []).map(NibConnection.init)
    line = element.line
  }
}
