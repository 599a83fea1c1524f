// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import UIKit

/// The views that can be named: those of the modules that this program is linked with.
@MainActor
enum ViewCatalog {
  private static let modules = ["Stipple"]

  /// In points: the size of a view of which none is given.
  static let standardSize = CGSize(width: 320, height: 44)

  /// In the order of their names.
  static var views: [UIView.Type] {
    modules.flatMap { module in
      (NSClassFromString("\(module).Inspectables__Index") as? InspectableIndex.Type)?.init().views ?? []
    }.sorted { name(of: $0) < name(of: $1) }
  }

  /// The name by which a view is listed: without its module.
  static func name(of view: UIView.Type) -> String { String(describing: view) }

  /// The view of a name, with or without its module.
  static func view(named name: String) throws(CommandFailure) -> UIView.Type {
    if let view = views.first(where: { [String(describing: $0), String(reflecting: $0)].contains(name) }) {
      return view
    }
    let names = views.map(Self.name(of:))
    let hint = name.nearest(in: names).map { "the nearest is '\($0)'" } ?? "there are \(names.joined(separator: ", "))"
    throw CommandFailure(.badData, "unknown view '\(name)': \(hint); see 'stipple views'")
  }

  /// A new view of the standard size.
  static func makeView(_ type: UIView.Type) throws(CommandFailure) -> UIView {
    let frame = CGRect(origin: .zero, size: standardSize)
    guard let view = RuntimeClass(type).makeView(of: UIView.self, frame: frame) else {
      throw CommandFailure(.software, "cannot make a view of class '\(name(of: type))'")
    }
    return view
  }
}
