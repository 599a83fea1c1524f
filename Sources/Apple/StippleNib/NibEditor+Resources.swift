// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What a document keeps of the colours that its attributes name.
extension NibEditor {
  /// Adds colours to the document's resources that it lacks, and what tells Xcode that it has such ones.
  func resourcePatches(
    for colors: [NibColor], _ resource: (NibColor) -> NibColor?
  ) throws(NibError) -> [NibPatch] {
    var resources: [NibMarkup] = []
    var capabilities: [NibMarkup] = []
    for color in Set(colors).sorted(by: { $0.resourceName < $1.resourceName }) {
      guard let kind = color.resourceKind, !document.resources.has(color), let value = resource(color),
        value.resourceKind == nil, let child = try NibMarkup(value, keyPath: color.resourceName, attributes: [])
      else { continue }
      resources.append(NibMarkup(name: kind, attributes: [("name", .text(color.resourceName))], children: [child]))
      let (name, version) = kind == "namedColor" ? ("Named colors", "9.0") : ("System colors in document", "11.0")
      let attributes: [(String, NibMarkup.Value)] = [("name", .text(name)), ("minToolsVersion", .text(version))]
      capabilities.append(NibMarkup(name: "capability", attributes: attributes))
    }
    guard !resources.isEmpty else { return [] }
    return scanner.addingCapabilities(capabilities) + scanner.addingResources(resources)
  }
}

extension NibColor {
  /// The element that the resources keep such a colour in; nil for colours in components.
  fileprivate var resourceKind: String? {
    switch self {
    case .named: "namedColor"
    case .system: "systemColor"
    default: nil
    }
  }

  fileprivate var resourceName: String {
    switch self {
    case .named(let name), .system(let name): name
    default: ""
    }
  }
}

extension NibResources {
  fileprivate func has(_ color: NibColor) -> Bool {
    switch color {
    case .named(let name): namedColors[name] != nil
    case .system(let name): systemColors[name] != nil
    default: true
    }
  }
}

extension NibScanner {
  /// Xcode's order: images, named colours, the system's colours, each by name.
  fileprivate func addingResources(_ markups: [NibMarkup]) -> [NibPatch] {
    guard let parent = child("resources", of: 0) else {
      let before = elements[0].children.last { ["objects", "designables"].contains(name(of: $0)) }
      let sorted = markups.sorted { Self.order($0.name, $0.text("name")) < Self.order($1.name, $1.text("name")) }
      return inserting([NibMarkup(name: "resources", attributes: [], children: sorted)], into: 0, behind: before)
    }
    return inserting(markups, into: parent) { Self.order($0, $1) }
  }

  /// Among the capabilities, by name, behind all else in the dependencies.
  fileprivate func addingCapabilities(_ markups: [NibMarkup]) -> [NibPatch] {
    guard let parent = child("dependencies", of: 0) else { return [] }
    var known = Set(elements[parent].children.compactMap { value("name", of: $0) })
    let missing = markups.filter { known.insert($0.text("name")).inserted }
    return inserting(missing, into: parent) { name, key in name == "capability" ? "1" + key : "0" }
  }

  private static func order(_ name: String, _ key: String) -> String {
    switch name {
    case "namedColor": "1" + key
    case "systemColor": "2" + key
    default: "0"
    }
  }

  /// Puts elements behind the last of those that are before them in an order of element's and their own names.
  private func inserting(
    _ markups: [NibMarkup], into parent: Int, order: (_ element: String, _ name: String) -> String
  ) -> [NibPatch] {
    let children = elements[parent].children
    let groups = Dictionary(
      grouping: markups,
      by: { markup in
        let own = order(markup.name, markup.text("name"))
        return children.last { order(name(of: $0), value("name", of: $0) ?? "") < own }
      })
    return groups.flatMap { previous, markups in
      let sorted = markups.sorted { order($0.name, $0.text("name")) < order($1.name, $1.text("name")) }
      return inserting(sorted, into: parent, behind: previous)
    }
  }
}

extension NibMarkup {
  fileprivate func text(_ attribute: String) -> String {
    attributes.first { $0.name == attribute }?.value.text ?? ""
  }
}
