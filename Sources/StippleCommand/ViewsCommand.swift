// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// `stipple views`: lists the views that can be named, and their attributes.
struct ViewsCommand: Subcommand {
  static let syntax = ArgumentSyntax(
    name: "views", summary: "Lists the views that can be named, and their attributes.",
    usages: ["[--json]"],
    options: [
      .init(
        names: ["--json"], value: nil,
        summary: "As JSON: name, type, default, unit, choices and documentation of each attribute.")
    ])

  private let isJSON: Bool

  init(_ arguments: Arguments) throws(CommandFailure) {
    isJSON = arguments.has("--json")
    if let operand = arguments.operands.first { throw Self.syntax.failure("unexpected argument '\(operand)'") }
  }

  func run() throws(CommandFailure) {
    var listings: [ViewListing] = []
    for view in ViewCatalog.views { listings.append(try ViewListing(view)) }
    try StandardOutput.write(isJSON ? ViewListing.json(listings) : ViewListing.text(listings))
  }
}
