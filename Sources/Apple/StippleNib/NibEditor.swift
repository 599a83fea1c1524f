// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Writes changed attributes back into a document, and leaves every other byte of it as it is.
///
/// An attribute that exists keeps its place: only its value is written anew, and all of it only if it becomes one of
/// another type. A new one is appended as Xcode writes it, with the indentation and the line breaks around it. Of several
/// attributes of one key path the last counts, as it does when the document is loaded.
package struct NibEditor: Sendable {
  /// The document as it is.
  package let document: NibDocument
  let scanner: NibScanner
  /// The objects whose attributes are read, by their identifiers.
  private let objects: [String: NibObject]

  /// Reads a document.
  ///
  /// - Parameter data: As for `NibDocument`.
  /// - Throws: `NibError`, as `NibDocument` does.
  package init(data: Data) throws(NibError) {
    document = try NibDocument(data: data)
    scanner = try NibScanner([UInt8](data))
    objects = document.identifiedObjects
  }

  /// The document with attributes changed.
  ///
  /// - Parameters:
  ///   - edits: The changes; of several of one attribute the last counts. A value that an attribute has already changes
  ///     nothing, nor does the removal of one that does not exist.
  ///   - resource: The value of a named colour or one of the system's, in components, for the document's resources. It
  ///     is asked for those that a change brings in and that the resources lack; with nil they stay without, until Xcode
  ///     saves the document.
  /// - Returns: The bytes of the document, which `NibDocument` reads.
  /// - Throws: `NibError` for an identifier that no object has or that stands twice in the document, for a value that a
  ///   document cannot hold, and if the document outgrows what is read.
  package func setting(
    _ edits: [NibEdit], resource: (NibColor) -> NibColor? = { _ in nil }
  ) throws(NibError) -> Data {
    let edits = Self.lastOfEach(edits)
    let elements = try elements(of: Set(edits.map(\.id)))
    var patches: [NibPatch] = []
    var colors: [NibColor] = []
    for (id, edits) in Self.groups(edits) {
      guard let object = objects[id], let element = elements[id] else { throw NibError(.noObject(id: id)) }
      let written = scanner.attributes(ofObject: element)
      let places = Dictionary(zip(object.attributes.map(\.keyPath), object.attributes.indices)) { $1 }
      var new: [NibMarkup] = []
      for edit in edits {
        guard let value = edit.value else { continue }
        let old = places[edit.keyPath]
        if let old, object.attributes[old].value == value { continue }
        let markup = try NibMarkup(keyPath: edit.keyPath, value: value)
        if let old, written.indices.contains(old) {
          patches += scanner.changing(written[old], to: markup)
        } else {
          new.append(markup)
        }
        if case .color(let color) = value { colors.append(color) }
      }
      if !new.isEmpty { patches += scanner.appending(new, toObject: element) }
    }
    patches += try resourcePatches(for: colors, resource)
    // Additions go before removals, so that they find the neighbours whose layout they take.
    var result = try NibScanner(NibPatch.applying(patches, to: scanner.bytes))
    let removals = edits.filter { $0.value == nil }
    if !removals.isEmpty {
      result = try NibScanner(NibPatch.applying(result.removing(removals), to: result.bytes))
    }
    return Data(result.bytes)
  }

  /// The attributes as a document has them, to be pasted into one: all of `<userDefinedRuntimeAttributes>`.
  ///
  /// - Parameters:
  ///   - attributes: The key paths with their values, in order.
  ///   - indent: What each line begins with.
  /// - Throws: `NibError` for a value that a document cannot hold.
  package static func xml(
    of attributes: [(keyPath: String, value: NibAttribute.Value)], indent: String = ""
  ) throws(NibError) -> String {
    var markup = NibMarkup(name: NibScanner.attributesName, attributes: [])
    for (keyPath, value) in attributes {
      markup.children.append(try NibMarkup(keyPath: keyPath, value: value))
    }
    return indent + markup.text(in: NibLayout(indent: indent))
  }

  /// The scanner's elements of objects, by their identifiers.
  private func elements(of ids: Set<String>) throws(NibError) -> [String: Int] {
    let elements = scanner.objects(of: ids)
    for (id, elements) in elements.sorted(by: { $0.key < $1.key }) where elements.count > 1 {
      throw NibError(.severalObjects(id: id))
    }
    return elements.compactMapValues(\.first)
  }

  /// The last edit of each attribute, in the order of the first ones.
  private static func lastOfEach(_ edits: [NibEdit]) -> [NibEdit] {
    var result: [NibEdit] = []
    var places: [NibEdit: Int] = [:]
    for edit in edits {
      let attribute = NibEdit(id: edit.id, keyPath: edit.keyPath, value: nil)
      if let place = places[attribute] {
        result[place] = edit
      } else {
        places[attribute] = result.count
        result.append(edit)
      }
    }
    return result
  }

  /// The edits of each object, the objects in the order of their first edits.
  private static func groups(_ edits: [NibEdit]) -> [(id: String, edits: [NibEdit])] {
    var groups: [(id: String, edits: [NibEdit])] = []
    var places: [String: Int] = [:]
    for edit in edits {
      if let place = places[edit.id] {
        groups[place].edits.append(edit)
      } else {
        places[edit.id] = groups.count
        groups.append((edit.id, [edit]))
      }
    }
    return groups
  }
}

extension NibDocument {
  /// The objects that have an identifier, by it; the first of each.
  fileprivate var identifiedObjects: [String: NibObject] {
    var objects: [String: NibObject] = [:]
    func add(_ object: NibObject) {
      if let id = object.id, objects[id] == nil { objects[id] = object }
    }
    func add(_ view: NibView) {
      add(view.object)
      view.subviews.forEach(add)
    }
    for object in self.objects {
      switch object {
      case .placeholder(let object), .other(let object): add(object)
      case .view(let view): add(view)
      }
    }
    return objects
  }
}
