// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// The source form of asset catalogs, as Xcode edits it: folders `NAME.xcassets` among a bundle's resources.
///
/// What Xcode compiles them to exists on Apple platforms only. Nothing is cached: each look-up goes through the folders
/// again, in time in step with the number of files in them.
///
/// Source: Apple, Asset Catalog Format Reference.
struct AssetCatalog {
  /// The kinds of sets that are read.
  enum Kind: String {
    case color = "colorset"
    case image = "imageset"
  }

  /// The folder of a set in the first catalog that has it, by the order of names; nil if there is none.
  ///
  /// - Parameter name: The set's name; with the folders above it, and slashes between, where these are namespaces.
  static func folder(of kind: Kind, named name: String, in bundle: Bundle) -> URL? {
    guard !name.isEmpty, let resources = bundle.resourceURL else { return nil }
    let catalogs = contents(of: resources).filter { $0.pathExtension == "xcassets" }
    return catalogs.lazy.compactMap { find("/\(name).\(kind.rawValue)", below: $0, depth: 0) }.first
  }

  /// The first folder at any depth whose path ends so.
  private static func find(_ ending: String, below folder: URL, depth: Int) -> URL? {
    guard depth < 32 else { return nil }
    for entry in contents(of: folder) where entry.hasDirectoryPath {
      if entry.path.hasSuffix(ending) { return entry }
      if entry.pathExtension.isEmpty, let found = find(ending, below: entry, depth: depth + 1) { return found }
    }
    return nil
  }

  private static func contents(of folder: URL) -> [URL] {
    let contents = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (contents ?? []).sorted { $0.path < $1.path }
  }

  /// What a set's `Contents.json` says; nil if there is none that can be read.
  static func description<Value: Decodable>(_ type: Value.Type, in folder: URL) -> Value? {
    guard let data = FileManager.default.contents(atPath: folder.appending(path: "Contents.json").path) else {
      return nil
    }
    return try? JSONDecoder().decode(type, from: data)
  }

  /// A condition under which an entry of a set is taken.
  struct Appearance: Decodable {
    let appearance: String
    let value: String
  }
}

extension [AssetCatalog.Appearance]? {
  /// Whether an entry is for an appearance: true without conditions for any, but more exactly for its own.
  var style: UIUserInterfaceStyle? {
    guard let self, !self.isEmpty else { return .unspecified }
    guard self.count == 1, self[0].appearance == "luminosity" else { return nil }
    return self[0].value == "dark" ? .dark : self[0].value == "light" ? .light : nil
  }
}
