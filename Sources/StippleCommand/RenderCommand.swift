// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// `stipple render`: draws a document or one view to files.
struct RenderCommand: Subcommand {
  static let syntax = ArgumentSyntax(
    name: "render", summary: "Draws a document of Interface Builder, or one view, to PNG, PDF and SVG.",
    usages: [
      "FILE.xib -o OUT [-o OUT]... [options]",
      "--view CLASS [--set KEY=VALUE]... -o OUT [-o OUT]... [options]",
      "FILE.xib|--view CLASS --frames N [--fps F] -o NAME-%03d.png [options]",
    ],
    options: OutputTarget.options + [
      .init(names: ["--view"], value: "CLASS", summary: "A view that 'stipple views' lists."),
      .init(
        names: ["--set"], value: "KEY=VALUE",
        summary: "An attribute of the view; may be given several times.\n"
          + "Colours are #rrggbb, #rrggbbaa or names of UIKit, such as systemRed.",
        repeats: true),
      .init(
        names: ["--size"], value: "WxH", summary: "In points; else the document's own size, or 320x44 for --view."),
      .init(names: ["--scale"], value: "N", summary: "Pixels a point, 0.5 to 8, of a PNG (default 2)."),
      .init(names: ["--appearance"], value: "light|dark", summary: "Which variant of changing colours is drawn."),
      .init(names: ["--background"], value: "COLOR", summary: "What is painted beneath (default: clear)."),
      .init(
        names: ["--frames"], value: "N",
        summary: "Draws an animation: N pictures, number k at k/F seconds;\n"
          + "%d or %03d in the output stands for k, from 0."),
      .init(names: ["--fps"], value: "F", summary: "Pictures a second of --frames (default 60)."),
    ],
    notes: "PDF and SVG are vector drawings, in points. The same input gives the same bytes.")

  private let source: RenderSource
  private let options: RenderOptions
  private let animation: AnimationOptions?

  init(_ arguments: Arguments) throws(CommandFailure) {
    source = try RenderSource(arguments, syntax: Self.syntax)
    options = try RenderOptions(arguments, syntax: Self.syntax)
    animation = try AnimationOptions(arguments, syntax: Self.syntax)
    if case .document(let path) = source, let input = FileIdentity(path: path), input.kind == .regular,
      let same = options.outputs.first(where: { !$0.isStandardOutput && FileIdentity(path: $0.path) == input })
    {
      throw Self.syntax.failure("'-o \(same.path)' would overwrite the document; name another file")
    }
  }

  func run() throws(CommandFailure) {
    if let animation { try write(animation) } else { try OutputTarget.write(pictures(), to: options.outputs) }
  }

  /// Writes one picture after the other, so that no more than one is in memory.
  private func write(_ animation: AnimationOptions) throws(CommandFailure) {
    let view = try source.makeView(appearance: options.appearance)
    let pictures = try drawing { () throws(PictureError) in
      try PictureSequence(
        of: view, size: options.size ?? source.size(of: view), scale: options.scale, background: options.background,
        rate: animation.rate)
    }
    for frame in 0..<animation.count {
      let data = try drawing { () throws(PictureError) in try pictures.data(ofFrame: frame) }
      try OutputFile.draft(data, to: animation.files.path(frame)).put()
    }
  }

  /// The bytes for each output, in order; nothing is written before all are drawn.
  private func pictures() throws(CommandFailure) -> [Data] {
    let view = try source.makeView(appearance: options.appearance)
    let size = options.size ?? source.size(of: view)
    return try drawing { () throws(PictureError) in
      let picture = try Picture(of: view, size: size, scale: options.scale, background: options.background)
      var drawn: [PictureFormat: Data] = [:]
      for format in PictureFormat.allCases where options.outputs.contains(where: { $0.format == format }) {
        drawn[format] = try picture.data(format)
      }
      return options.outputs.compactMap { drawn[$0.format] }
    }
  }

  /// What a drawing gives, or why there is none, as the command tells it.
  private func drawing<Result>(_ draw: () throws(PictureError) -> Result) throws(CommandFailure) -> Result {
    do throws(PictureError) {
      return try draw()
    } catch .notDrawn(let format) {
      throw CommandFailure(.software, "\(source.name): \(PictureError.notDrawn(format))")
    } catch {
      throw CommandFailure(.badData, "\(source.name): \(error); give --size or another --scale")
    }
  }
}
