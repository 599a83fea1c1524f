// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

do {
  switch CommandLine.arguments.dropFirst().first {
  case "inspectables":
    try InspectablesCommand(arguments: CommandLine.arguments.dropFirst(2)).run()
  case "--help", "-h":
    print(InspectablesCommand.usage)
  case let other:
    throw ToolError.usage(other.map { "unknown subcommand '\($0)'" } ?? "no subcommand")
  }
} catch let error as ToolError {
  FileHandle.standardError.write(Data("stipple-source: \(error.message)\n".utf8))
  exit(error.status)
}
