// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// A view of a document, with the views in it.
///
/// What the document does not say is nil, and stays as the view itself has it.
package struct NibView: Hashable, Sendable {
  package let object: NibObject
  /// In points, in the superview's space.
  package let frame: CGRect?
  /// In points.
  package let bounds: CGRect?
  package let autoresizingMask: NibAutoresizingMask?
  /// The mode as documents call it, such as `scaleToFill`.
  package let contentMode: String?
  /// How the view follows the layout direction, as documents call it, such as `forceLeftToRight`.
  package let semanticContentAttribute: String?
  package let flags: [NibFlag: Bool]
  package let alpha: Double?
  package let tag: Int?
  /// The colours by their key, such as `backgroundColor`.
  package let colors: [String: NibColor]
  /// The names of images by their key: `image` and `highlightedImage`.
  package let images: [String: String]
  /// What a label shows; nil for elements that are none.
  package let label: NibLabel?
  /// The views in this one, from back to front; the content views of cells and effect views are among them.
  package let subviews: [NibView]
  /// How many constraints the view holds; they are not read yet.
  package let constraintCount: Int

  init(_ element: NibElement) throws(NibError) {
    object = try NibObject(element)
    frame = try element.child("rect", key: "frame")?.rect()
    bounds = try element.child("rect", key: "bounds")?.rect()
    autoresizingMask = try element.child("autoresizingMask").map(NibAutoresizingMask.init)
    contentMode = element.attributes["contentMode"]
    semanticContentAttribute = element.attributes["semanticContentAttribute"]
    flags = try Self.flags(of: element)
    alpha = try element.number("alpha")
    tag = try element.integer("tag")
    colors = try Self.colors(of: element)
    images = element.attributes.filter { ["image", "highlightedImage"].contains($0.key) }
    label = element.name == "label" ? try NibLabel(element) : nil
    subviews = try Self.subviews(of: element)
    constraintCount = element.child("constraints")?.children.count ?? 0
  }

  private static func flags(of element: NibElement) throws(NibError) -> [NibFlag: Bool] {
    var flags: [NibFlag: Bool] = [:]
    for flag in NibFlag.allCases {
      flags[flag] = try element.flag(flag.rawValue)
    }
    return flags
  }

  private static func colors(of element: NibElement) throws(NibError) -> [String: NibColor] {
    var colors: [String: NibColor] = [:]
    for child in element.children where child.name == "color" {
      colors[try child.required("key")] = try NibColor(child)
    }
    return colors
  }

  private static func subviews(of element: NibElement) throws(NibError) -> [NibView] {
    let content = element.children.filter { $0.attributes["key"] == "contentView" }
    var subviews: [NibView] = []
    for child in content + (element.child("subviews")?.children ?? []) {
      subviews.append(try NibView(child))
    }
    return subviews
  }
}
