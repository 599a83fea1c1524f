// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// The command `stipple`: finds the subcommand and turns a failure into a line and a status.
@MainActor
enum StippleCommand {
  static let version = "0.1.0"

  private static let subcommands: [any Subcommand.Type] = [
    RenderCommand.self, PaperCommand.self, GalleryCommand.self, RunCommand.self, DesignCommand.self,
    ViewsCommand.self,
  ]

  /// Runs the command and returns its exit status.
  static func run(_ arguments: ArraySlice<String>) -> Int32 {
    do throws(CommandFailure) {
      try dispatch(arguments)
      return 0
    } catch {
      for message in error.messages { StandardError.write("stipple: \(message)") }
      return error.status.rawValue
    }
  }

  private static func dispatch(_ arguments: ArraySlice<String>) throws(CommandFailure) {
    guard let first = arguments.first else {
      throw CommandFailure(.usage, "no subcommand; 'stipple --help' lists them")
    }
    switch first {
    case "--help", "-h":
      try StandardOutput.write(help)
    case "--version":
      try StandardOutput.write("stipple \(version)\n")
    default:
      guard let subcommand = subcommands.first(where: { $0.syntax.name == first }) else {
        let kind = first.hasPrefix("-") ? "option" : "subcommand"
        throw CommandFailure(.usage, "unknown \(kind) '\(first)'; 'stipple --help' lists all")
      }
      let syntax = subcommand.syntax
      if let parsed = try syntax.parse(arguments.dropFirst()) {
        try subcommand.init(parsed).run()
      } else {
        try StandardOutput.write(syntax.help)
      }
    }
  }

  private static var help: String {
    let rows = subcommands.map { ($0.syntax.name, $0.syntax.summary) }
    return """
      Draws dotted lines, grids and any other UIKit view to PNG, PDF and SVG, and runs apps.

      usage: stipple SUBCOMMAND ...

      \(ArgumentSyntax.table(rows))

      \(ArgumentSyntax.table([("-h, --help", "Show this, or the help of a subcommand after its name."),
        ("--version", "Show the version.")]))

      Exit status: 0 good, 64 wrong command line, 65 wrong name, value or document, 66 no input,
      69 no display or no compiler, 70 a fault of this program, 73 output that cannot be written.

      """
  }
}
