// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// The files of the page: read once at the start, so that nothing else on the disk can be asked for.
struct PageFiles: Sendable {
  /// By their path below the page's address.
  private let files: [String: HTTPResponse]

  /// The types of files there may be, by the end of the name.
  private static let types = [
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "svg": "image/svg+xml",
  ]

  /// Reads all files of a folder and of those in it whose type is known.
  init(folder: URL) throws(ServerError) {
    var files: [String: HTTPResponse] = [:]
    let root = folder.resolvingSymlinksInPath().path + "/"
    let names = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = names?.nextObject() as? URL {
      guard let type = Self.types[file.pathExtension] else { continue }
      let path = file.resolvingSymlinksInPath().path
      guard path.hasPrefix(root), let data = FileManager.default.contents(atPath: path) else { continue }
      files[String(path.dropFirst(root.count))] = HTTPResponse(type: type, data)
    }
    guard let index = files["index.html"] else {
      throw .unavailable("the designer's page is not in '\(folder.path)'; build the package anew")
    }
    files[""] = index
    self.files = files
  }

  /// The paths there are.
  var paths: Set<String> { Set(files.keys) }

  subscript(_ path: String) -> HTTPResponse? { files[path] }
}
