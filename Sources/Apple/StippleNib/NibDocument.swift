// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A document of Interface Builder, a `.xib`, as values.
///
/// What stands in it and is not read (constraints, layout guides, the parts of labels and buttons) is left out;
/// nothing here knows a view class.
package struct NibDocument: Hashable, Sendable {
  /// An object at the top of the document, in the document's order.
  package enum TopLevelObject: Hashable, Sendable {
    /// What stands for an object outside of the document, such as the file's owner.
    case placeholder(NibObject)
    case view(NibView)
    /// An object that is no view, such as a gesture recognizer or a view controller.
    case other(NibObject)
  }

  package let objects: [TopLevelObject]
  package let resources: NibResources

  /// Reads a document.
  ///
  /// - Parameter data: XML in UTF-8, at most 9 MiB; time and memory grow in step with it.
  /// - Throws: `NibError`, with line and column where there are any.
  package init(data: Data) throws(NibError) {
    try self.init(root: NibParser.root(of: data))
  }

  /// The views at the top of the document.
  package var views: [NibView] {
    objects.compactMap { if case .view(let view) = $0 { view } else { nil } }
  }

  private init(root: NibElement) throws(NibError) {
    try Self.checkFormat(of: root)
    guard let objects = root.child("objects") else { throw root.error(.missing(element: root.name, part: "objects")) }
    var read: [TopLevelObject] = []
    for element in objects.children {
      read.append(try TopLevelObject(element))
    }
    self.objects = read
    resources = try NibResources(root.child("resources"))
  }

  /// Refuses what is not a `.xib` of a version since Xcode 5, for iOS or tvOS.
  private static func checkFormat(of root: NibElement) throws(NibError) {
    let type = root.attributes["type"] ?? ""
    switch root.name {
    case "document" where type.contains("Storyboard"):
      throw root.error(.storyboard)
    case "document" where type == "com.apple.InterfaceBuilder3.CocoaTouch.XIB",
      "document" where type == "com.apple.InterfaceBuilder.AppleTV.XIB":
      return
    case "document" where type.contains("InterfaceBuilder"):
      throw root.error(.otherSystem(type: type))
    case "archive" where type.hasSuffix("XIB"):
      throw root.error(.oldFormat(version: root.attributes["version"] ?? "unknown"))
    default:
      throw root.error(.otherXML(root: root.name))
    }
  }
}

extension NibDocument.TopLevelObject {
  fileprivate init(_ element: NibElement) throws(NibError) {
    if element.name == "placeholder" {
      self = .placeholder(try NibObject(element))
    } else if element.name == "view" || element.child("rect", key: "frame") != nil {
      self = .view(try NibView(element))
    } else {
      self = .other(try NibObject(element))
    }
  }
}
