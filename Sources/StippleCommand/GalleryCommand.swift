// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// `stipple gallery`: draws a picture of every style there is.
struct GalleryCommand: Subcommand {
  static let syntax = ArgumentSyntax(
    name: "gallery", summary: "Draws every pattern, fit, mark and border there is, with the name that chooses it.",
    usages: ["[--appearance light|dark] [--scale N] -o OUT [-o OUT]..."],
    options: OutputTarget.options + [
      .init(names: ["--appearance"], value: "light|dark", summary: "Light mode (default) or dark mode."),
      .init(names: ["--scale"], value: "N", summary: "Pixels a point, 0.5 to 8, of a PNG (default 2)."),
    ])

  private let options: RenderOptions

  init(_ arguments: Arguments) throws(CommandFailure) {
    if let operand = arguments.operands.first { throw Self.syntax.failure("unexpected argument '\(operand)'") }
    options = try RenderOptions(arguments, syntax: Self.syntax)
  }

  func run() throws(CommandFailure) {
    let view = try GalleryView(GallerySection.all)
    view.traitOverrides.userInterfaceStyle = options.appearance ?? .light
    let pictures: [Data]
    do throws(PictureError) {
      let picture = try Picture(
        of: view, size: view.bounds.size, scale: options.scale, background: .systemBackground)
      var drawn: [PictureFormat: Data] = [:]
      for format in PictureFormat.allCases where options.outputs.contains(where: { $0.format == format }) {
        drawn[format] = try picture.data(format)
      }
      pictures = options.outputs.compactMap { drawn[$0.format] }
    } catch {
      if case .notDrawn = error { throw CommandFailure(.software, "\(error)") }
      throw Self.syntax.failure("\(error); give a smaller --scale")
    }
    try OutputTarget.write(pictures, to: options.outputs)
  }
}
