// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension OutputTarget {
  /// The options that name outputs.
  static let options: [ArgumentSyntax.Option] = [
    .init(
      names: ["-o", "--output"], value: "OUT",
      summary: "A file ending in .png, .pdf or .svg, or - for standard output;\nmay be given several times.",
      repeats: true),
    .init(names: ["--format"], value: "png|pdf|svg", summary: "The form of '-o -'."),
  ]

  /// The outputs that -o and --format name: one at least, and no file twice.
  static func all(_ arguments: Arguments, syntax: ArgumentSyntax) throws(CommandFailure) -> [OutputTarget] {
    var format: PictureFormat?
    if let text = arguments["--format"] {
      format = PictureFormat(rawValue: text.lowercased())
      if format == nil { throw syntax.failure("--format must be png, pdf or svg, not '\(text)'") }
    }
    var outputs: [OutputTarget] = []
    for path in arguments.all("-o") {
      let output = try OutputTarget(path: path, format: format, syntax: syntax)
      if let twin = outputs.first(where: { $0.isSame(as: output) }) {
        throw syntax.failure("'-o \(twin.path)' and '-o \(path)' are one file; give it once")
      }
      outputs.append(output)
    }
    if outputs.isEmpty { throw syntax.failure("no output; give -o FILE.png, FILE.pdf or FILE.svg") }
    if format != nil, !outputs.contains(where: \.isStandardOutput) {
      throw syntax.failure("--format is for '-o -' only; a file's form follows from its ending")
    }
    return outputs
  }

  /// Writes data to each output, in order: all of them or, where one cannot be written, none that is not yet in place.
  static func write(_ pictures: [Data], to outputs: [OutputTarget]) throws(CommandFailure) {
    var files: [OutputFile] = []
    do throws(CommandFailure) {
      for (output, data) in zip(outputs, pictures) where !output.isStandardOutput {
        files.append(try OutputFile.draft(data, to: output.path))
      }
      for (output, data) in zip(outputs, pictures) where output.isStandardOutput {
        try StandardOutput.write(data)
      }
      while let file = files.first {
        try file.put()
        files.removeFirst()
      }
    } catch {
      for file in files { file.discard() }
      throw error
    }
  }
}
