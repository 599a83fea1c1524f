// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// Prints Sources/Apple/README.md: the public symbols of the modules, out of their symbol graphs, and what the list of
// commonly used API says of them. `Scripts/api-list` makes the graphs and runs this.
//
//   api-list GRAPHS COVERAGE MODULE…

import Foundation

struct Graph: Decodable {
  struct Symbol: Decodable {
    struct Kind: Decodable { let identifier: String }
    struct Identifier: Decodable { let precise: String }
    struct Location: Decodable {
      struct Position: Decodable { let line: Int }
      let uri: String
      let position: Position
    }
    let kind: Kind
    let identifier: Identifier
    let pathComponents: [String]
    let location: Location?

    var name: String { pathComponents[pathComponents.count - 1] }
    var owner: String { pathComponents.dropLast().joined(separator: ".") }
    var isType: Bool {
      ["class", "struct", "enum", "protocol"].contains { kind.identifier == "swift.\($0)" }
    }

    /// Symbols stand in the order of their source: by file, then by line. Those that the compiler made come last.
    var place: (file: String, line: Int, name: String) {
      (location.map { String($0.uri.split(separator: "/").last ?? "") } ?? "~", location?.position.line ?? 0, name)
    }

    /// What many types have alike, and what is not Apple's but for the code that the plugin writes.
    var isLeftOut: Bool {
      let common = [
        "init(rawValue:)", "rawValue", "init(coder:)", "encode(with:)", "init(from:)", "encode(to:)", "hash(into:)",
        "hashValue", "copy(with:)", "isEqual(_:)", "hash", "description", "debugDescription",
        "supportsSecureCoding",
      ]
      return common.contains(name) || kind.identifier == "swift.func.op" || name == "inspectableType"
        || pathComponents[0].hasPrefix("Inspectable")
    }
  }
  let symbols: [Symbol]
}

/// A line of the list of commonly used API.
struct Entry {
  let files: Int
  let framework: String
  let name: String
  let state: String

  init?(line: Substring) {
    let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 6, let files = Int(fields[0]) else { return nil }
    (self.files, framework, name, state) = (files, fields[2], fields[3], fields[4])
  }

  var isThere: Bool { state == "there" }
}

let modules = [
  "CoreGraphics":
    "Values, paths, colours, images and contexts, over Cairo; dots, dashes and lines on bitmaps over StippleRaster.",
  "StippleText": "Fonts and text, over Pango.",
  "QuartzCore": "The layer tree as it stands still.",
  "UIKit": "Views, colours, traits, paths, images, documents and attributes by name.",
]

func stop(_ message: String) -> Never {
  FileHandle.standardError.write(Data("api-list: \(message)\n".utf8))
  exit(70)
}

func code(_ text: String) -> String { "`\(text)`" }

func listed(_ names: [String]) -> String { names.map(code).joined(separator: ", ") }

/// The symbols of a module, with those it adds to other modules' types, in the order of the source.
func symbols(of module: String, in folder: URL) throws -> [Graph.Symbol] {
  let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter {
    ($0 == "\(module).symbols.json" || $0.hasPrefix("\(module)@")) && $0.hasSuffix(".symbols.json")
  }
  var seen: Set<String> = []
  return try files.sorted().flatMap { file in
    try JSONDecoder().decode(Graph.self, from: Data(contentsOf: folder.appendingPathComponent(file))).symbols
  }
  .filter { !$0.isLeftOut }
  .sorted { $0.place < $1.place }
  // Overloads that differ in types alone are one line.
  .filter { seen.insert($0.isType ? "type " + $0.owner + "." + $0.name : $0.owner + "." + $0.name).inserted }
}

func chapter(_ module: String, _ symbols: [Graph.Symbol]) -> [String] {
  var members: [String: [String]] = [:]
  for symbol in symbols where !symbol.isType && !symbol.owner.isEmpty {
    members[symbol.owner, default: []].append(symbol.name)
  }
  for symbol in symbols where symbol.isType {
    members[symbol.pathComponents.joined(separator: "."), default: []] += []
  }
  var lines = ["## \(module)", "", modules[module] ?? "", "", "| type | members |", "|---|---|"]
  lines += members.keys.sorted().map { "| \(code($0)) | \(listed(members[$0] ?? [])) |" }
  let free = symbols.filter { $0.owner.isEmpty && !$0.isType }
  let aliases = free.filter { $0.kind.identifier == "swift.typealias" }.map(\.name).sorted()
  let others = free.filter { $0.kind.identifier != "swift.typealias" }.map(\.name).sorted()
  if !aliases.isEmpty { lines += ["", "Names for other types: \(listed(aliases))."] }
  if !others.isEmpty { lines += ["", "Functions and constants: \(listed(others))."] }
  return lines + [""]
}

func percent(_ part: Int, of whole: Int) -> String {
  whole == 0 ? "0 %" : "\(Int((100 * Double(part) / Double(whole)).rounded(.down))) %"
}

func coverage(_ entries: [Entry]) -> [String] {
  let there = entries.filter(\.isThere)
  let uses = entries.map(\.files).reduce(0, +)
  let usesThere = there.map(\.files).reduce(0, +)
  let titles = [
    "control": "controls", "gesture": "touches and gestures", "scroll view": "scroll views",
    "Auto Layout": "Auto Layout", "animation": "animation", "app": "screens, windows and view controllers",
    "accessibility": "accessibility",
  ]
  var lines = [
    "## What drawn views use", "",
    "`coverage.tsv` lists the API that 104 public Swift files of drawn views use: dotted and dashed lines, borders, grids,",
    "rulers, shapes. \(there.count) of its \(entries.count) entries are here, which are "
      + "\(percent(usesThere, of: uses)) of the uses, each counted once a file.", "",
    "| framework | entries | here | uses | of them here |", "|---|---|---|---|---|",
  ]
  for framework in Set(entries.map(\.framework)).sorted() {
    let own = entries.filter { $0.framework == framework }
    let (all, here) = (own.map(\.files).reduce(0, +), own.filter(\.isThere).map(\.files).reduce(0, +))
    lines.append(
      "| \(framework) | \(own.count) | \(own.count(where: \.isThere)) | \(all) | \(percent(here, of: all)) |")
  }
  lines += ["", "Not here:", "", "| what | entries |", "|---|---|"]
  let states = Set(entries.map(\.state)).subtracting(["there"])
  for state in states.sorted(by: { ($0.contains(":") ? 1 : 0, $0) < ($1.contains(":") ? 1 : 0, $1) }) {
    let names = entries.filter { $0.state == state }.map(\.name).sorted()
    let absent = state.hasPrefix("absent: ") ? "never, as " + state.dropFirst("absent: ".count) : nil
    lines.append("| \(absent ?? titles[state] ?? state) | \(listed(names)) |")
  }
  return lines + [""]
}

let arguments = CommandLine.arguments
guard arguments.count > 3 else { stop("usage: api-list GRAPHS COVERAGE MODULE…") }
do {
  let folder = URL(fileURLWithPath: arguments[1])
  let entries = try String(contentsOfFile: arguments[2], encoding: .utf8).split(separator: "\n").compactMap(Entry.init)
  var lines = [
    "# Apple's API in this package", "",
    "What there is of CoreGraphics, QuartzCore and UIKit on Linux. Names, labels, types and defaults are Apple's; where",
    "behaviour differs, the symbol's documentation says so. What is not listed does not exist: there are no stubs. Left out of",
    "the list are initializers from a raw value or a coder, `Codable`, `Hashable` and `NSCopying`, and descriptions. `make api`",
    "writes this file out of the modules and of `coverage.tsv`.", "",
    "`CGFloat`, `CGPoint`, `CGSize`, `CGRect`, `NSCoder`, `Bundle` and the like come from Foundation.", "",
  ]
  for module in arguments.dropFirst(3) { lines += chapter(module, try symbols(of: module, in: folder)) }
  lines += coverage(entries)
  lines += [
    "Not Apple's, and not in the list: `InspectableTable` and its like, which the code that the plugin writes uses. Not",
    "Apple's either, but listed: `CGContext.init(svg:size:)` and `maximumThreadCount`.",
  ]
  print(lines.joined(separator: "\n"))
} catch {
  stop("\(error)")
}
