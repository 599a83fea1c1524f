// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import PackagePlugin

/// Makes the `@IBInspectable` properties of a target's views reachable by name.
///
/// Apple's platforms have this from Objective-C; elsewhere a target that wants its attributes set by documents or the
/// command says `plugins: [.plugin(name: "Inspectables", package: "stipple")]`.
@main struct Inspectables: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let sources = module.sourceFiles(withSuffix: ".swift").map(\.url)
    guard !sources.isEmpty else { return [] }
    // Two files of one name cannot be in a module, so the name must be one that nobody has.
    let output = context.pluginWorkDirectoryURL.appending(path: "\(module.moduleName)__Inspectables.swift")
    return [
      .buildCommand(
        displayName: "Finding inspectable attributes of \(module.moduleName)",
        executable: try context.tool(named: "stipple-source").url,
        arguments: ["inspectables", "--module", module.moduleName, "--output", output.path(percentEncoded: false)]
          + sources.map { $0.path(percentEncoded: false) },
        inputFiles: sources,
        outputFiles: [output])
    ]
  }
}
