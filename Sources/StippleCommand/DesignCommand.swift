// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleDesigner
import UIKit

/// `stipple design`: serves the designer until it is interrupted.
struct DesignCommand: Subcommand {
  static let syntax = ArgumentSyntax(
    name: "design", summary: "Serves a page on which the attributes of views are set by eye.",
    usages: ["[FILE.xib] [--port N] [--open]"],
    options: [
      .init(names: ["--port"], value: "N", summary: "Where it listens (default \(defaultPort)); 0 for a free port."),
      .init(names: ["--open"], value: nil, summary: "Open the page in the browser."),
      .init(names: ["--worker"], value: nil, summary: "", isHidden: true),
    ],
    notes: """
      The first line it writes is the page's address: http://127.0.0.1:PORT/TOKEN/. It is for this machine
      only, and for who knows the token. Ctrl-C ends it.

      Exit status: 0 ended by Ctrl-C, 64 wrong command line, 66 no such document, 69 the port is taken,
      70 a fault of this program.
      """)

  private static let defaultPort: UInt16 = 7878

  private let document: String?
  private let port: UInt16
  private let isOpened: Bool
  /// Whether this is the process that makes and draws views for another one.
  private let isWorker: Bool

  init(_ arguments: Arguments) throws(CommandFailure) {
    let syntax = Self.syntax
    if arguments.operands.count > 1 {
      throw syntax.failure("more than one document: '\(arguments.operands[0])', '\(arguments.operands[1])'")
    }
    document = arguments.operands.first
    let text = arguments["--port"] ?? "\(Self.defaultPort)"
    guard let port = UInt16(text), text.allSatisfy(\.isNumber) else {
      throw syntax.failure("'\(text)' is no port; give a number from 0 to 65535")
    }
    self.port = port
    isOpened = arguments.has("--open")
    isWorker = arguments.has("--worker")
  }

  func run() throws(CommandFailure) {
    if isWorker { return DesignWorker(views: ViewCatalog.views, items: GallerySection.items).run() }
    // What is there but cannot be shown, the page tells of.
    if let document { _ = try InputFile.read(document) }
    let server: DesignServer
    do throws(ServerError) {
      server = try DesignServer(document: document, port: port)
    } catch {
      throw CommandFailure(.unavailable, "\(error)")
    }
    defer { server.stop() }
    let interrupt = try Interrupt()
    try StandardOutput.write(server.address + "\n")
    if isOpened { open(server.address) }
    interrupt.wait()
  }

  /// What cannot be opened here can be opened by hand.
  private func open(_ address: String) {
    do throws(SystemError) {
      try Browser.open(address)
    } catch {
      let reason = error.code == ENOENT ? "there is no xdg-open" : error.reason
      StandardError.write("stipple: cannot open a browser: \(reason); open the address by hand")
    }
  }
}
