// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleDesigner
import StippleNib
import UIKit

/// `stipple design`: serves the designer until it is interrupted.
struct DesignCommand: Subcommand {
  static let syntax = ArgumentSyntax(
    name: "design", summary: "Serves a page on which the attributes of views are set by eye.",
    usages: ["[FILE.xib] [--port N] [--open] [--link LINK]"],
    options: [
      .init(names: ["--port"], value: "N", summary: "Where it listens (default \(defaultPort)); 0 for a free port."),
      .init(names: ["--open"], value: nil, summary: "Open the page in the browser."),
      .init(
        names: ["--link"], value: "LINK", summary: "Begin with what a link that was copied on a page shows, of any run."
      ),
      .init(names: ["--worker"], value: nil, summary: "", isHidden: true),
    ],
    notes: """
      The first line it writes is the page's address: http://127.0.0.1:PORT/TOKEN/. It is for this machine
      only, and for who knows the token. Ctrl-C ends it.

      The token is another one with each start, so a link that was copied on a page before leads nowhere by
      itself: give it as --link, or paste it on the page.

      Exit status: 0 ended by Ctrl-C, 64 wrong command line, 66 no such document, 69 the port is taken,
      70 a fault of this program.
      """)

  private static let defaultPort: UInt16 = 7878

  private let document: String?
  private let port: UInt16
  private let isOpened: Bool
  /// What the address carries after "#"; nil for nothing.
  private let fragment: String?
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
    if let link = arguments["--link"] {
      guard let fragment = Self.fragment(of: link) else {
        throw syntax.failure("'\(link.inMessage)' is no link of the designer; 'Copy link' on its page makes one")
      }
      self.fragment = fragment
    } else {
      fragment = nil
    }
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
    let address = server.address + (fragment.map { "#" + $0 } ?? "")
    try StandardOutput.write(address + "\n")
    let page = isOpened ? open(address) : nil
    withExtendedLifetime(page) { interrupt.wait() }
  }

  /// The part of a link that is of no run, if it is one that carries a view or a document.
  private static func fragment(of link: String) -> String? {
    guard let mark = link.firstIndex(of: "#") else { return nil }
    let fragment = link[link.index(after: mark)...]
    let isPlain = fragment.utf8.allSatisfy { 0x21...0x7E ~= $0 }
    let carries = fragment.split(separator: "&").contains { $0.hasPrefix("view=") || $0.hasPrefix("document=") }
    return isPlain && carries ? String(fragment) : nil
  }

  /// What cannot be opened here can be opened by hand.
  /// - Returns: What must be there as long as a browser may ask for it.
  private func open(_ address: String) -> PrivatePage? {
    do throws(SystemError) {
      let page = try PrivatePage(leadingTo: address)
      try Browser.open(page.address)
      return page
    } catch {
      let reason = error.code == ENOENT ? "there is no xdg-open" : error.reason
      StandardError.write("stipple: cannot open a browser: \(reason); open the address by hand")
      return nil
    }
  }
}
