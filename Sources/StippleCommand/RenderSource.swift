// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// What is drawn.
@MainActor
enum RenderSource {
  case document(path: String)
  case view(name: String, settings: [(key: String, value: String)])

  init(_ arguments: Arguments, syntax: ArgumentSyntax) throws(CommandFailure) {
    if arguments.operands.count > 1 {
      throw syntax.failure("more than one document: '\(arguments.operands[0])', '\(arguments.operands[1])'")
    }
    switch (arguments.operands.first, arguments["--view"]) {
    case (let path?, nil):
      if arguments.has("--set") { throw syntax.failure("--set goes with --view; a document sets its own attributes") }
      self = .document(path: path)
    case (nil, let name?):
      self = .view(name: name, settings: try Self.settings(arguments.all("--set"), syntax))
    case (let path?, _?):
      throw syntax.failure("both a document, '\(path)', and --view; give one of them")
    case (nil, nil):
      throw syntax.failure("no input; give a .xib file or --view CLASS")
    }
  }

  private static func settings(
    _ texts: [String], _ syntax: ArgumentSyntax
  ) throws(CommandFailure) -> [(key: String, value: String)] {
    var settings: [(key: String, value: String)] = []
    for text in texts {
      guard let sign = text.firstIndex(of: "="), sign != text.startIndex else {
        throw syntax.failure("--set must be KEY=VALUE, not '\(text)'")
      }
      settings.append((String(text[..<sign]), String(text[text.index(after: sign)...])))
    }
    return settings
  }

  /// As messages call it.
  var name: String {
    switch self {
    case .document(let path): path
    case .view(let name, _): name
    }
  }

  /// The size where none is given.
  func size(of view: UIView) -> CGSize {
    if case .document = self { view.bounds.size } else { ViewCatalog.standardSize }
  }

  /// Makes the view, not laid out yet.
  func makeView(appearance: UIUserInterfaceStyle?) throws(CommandFailure) -> UIView {
    switch self {
    case .document(let path): try Self.load(path, appearance: appearance)
    case .view(let name, let settings): try Self.make(name, settings, appearance: appearance)
    }
  }

  /// As Interface Builder makes a view to show it: by its frame, then its attributes, then prepared for being shown.
  private static func make(
    _ name: String, _ settings: [(key: String, value: String)], appearance: UIUserInterfaceStyle?
  ) throws(CommandFailure) -> UIView {
    let view = try ViewCatalog.makeView(ViewCatalog.view(named: name))
    if let appearance { view.traitOverrides.userInterfaceStyle = appearance }
    for (key, value) in settings {
      do {
        try view.setAttribute(parsing: value, forKey: key)
      } catch {
        throw CommandFailure(.badData, "--set \(key)=\(value): \(error)")
      }
    }
    view.prepareForInterfaceBuilder()
    return view
  }
}
