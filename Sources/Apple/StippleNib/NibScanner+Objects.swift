// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The objects of a document and their attributes.
extension NibScanner {
  static let attributesName = "userDefinedRuntimeAttributes"
  /// What Xcode writes behind the attributes in an object's element; all else stands before.
  private static let laterNames: Set<String> = ["variation", "connections"]

  /// The elements among the document's objects that have one of some identifiers.
  func objects(of ids: Set<String>) -> [String: [Int]] {
    guard let objects = child("objects", of: 0) else { return [:] }
    var places: [String: [Int]] = [:]
    for element in objects + 1..<elements.count {
      guard elements[element].range.lowerBound < elements[objects].range.upperBound else { break }
      if let id = value("id", of: element), ids.contains(id) { places[id, default: []].append(element) }
    }
    return places
  }

  /// The elements of an object's attributes.
  func attributes(ofObject object: Int) -> [Int] {
    child(Self.attributesName, of: object).map { elements[$0].children } ?? []
  }

  /// Appends attributes to those of an object.
  func appending(_ markups: [NibMarkup], toObject object: Int) -> [NibPatch] {
    if let parent = child(Self.attributesName, of: object) {
      return inserting(markups, into: parent, behind: elements[parent].children.last)
    }
    let parent = NibMarkup(name: Self.attributesName, attributes: [], children: markups)
    let children = elements[object].children
    let next = children.firstIndex { child in
      Self.laterNames.contains(name(of: child)) || value("key", of: child) == "canvasLocation"
    }
    let before = children[..<(next ?? children.endIndex)]
    return inserting([parent], into: object, behind: before.last)
  }

  /// Takes attributes out of their objects.
  func removing(_ edits: [NibEdit]) -> [NibPatch] {
    let places = objects(of: Set(edits.map(\.id)))
    var patches: [NibPatch] = []
    for (id, edits) in Dictionary(grouping: edits, by: \.id) {
      guard let object = places[id]?.first, let parent = child(Self.attributesName, of: object) else { continue }
      let keyPaths = Set(edits.map(\.keyPath))
      let removed = elements[parent].children.filter { keyPaths.contains(value("keyPath", of: $0) ?? "") }
      if !removed.isEmpty { patches += removing(removed, from: parent) }
    }
    return patches
  }
}
