// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// The package declares by itself what it uses of Pango: here Pango's own headers have to agree.
struct PangoDeclarationTests {
  private static let folder = Checkout.root.appendingPathComponent("Sources/CPango").path

  /// The flags for Pango's headers; nil where there is no pkg-config, or it knows no Pango.
  private static func flags() async throws -> [String]? {
    let run = try await ProgramRun.run(
      "/usr/bin/env", ["pkg-config", "--cflags", "pangocairo", "pangoft2"], timeLimit: 60)
    return run.status == 0 ? run.text.split(whereSeparator: \.isWhitespace).map(String.init) : nil
  }

  private func compile(_ program: String) async throws -> ProgramRun? {
    guard let flags = try await Self.flags() else { return nil }
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("check.c")
    try program.write(to: file, atomically: true, encoding: .utf8)
    return try await ProgramRun.run(
      "/usr/bin/env", ["clang", "-std=c11", "-fsyntax-only", "-w", "-I", Self.folder] + flags + [file.path],
      timeLimit: 60)
  }

  @Test func functionsAreAsPangoDeclaresThem() async throws {
    let run = try await compile(
      """
      #include <pango/pangocairo.h>
      #include <pango/pangofc-fontmap.h>
      #include "shim.h"
      """)
    guard let run else { return }
    #expect(run.status == 0, "\(run.errorText)")
  }

  @Test func structuresAreAsPangoDeclaresThem() async throws {
    let text = try String(contentsOfFile: Self.folder + "/structures.h", encoding: .utf8)
    let structures = text.matches(of: /struct (_\w+) \{([^}]*)\}/)
    #expect(structures.count >= 8)
    let own =
      structures.map { "#define \($0.1) Own\($0.1)" }
      + text.matches(of: /typedef int (\w+);/).map {
        "#define \($0.1) Own\($0.1)"
      }
    let plain = own.map {
      $0.replacing("#define ", with: "#undef ").split(separator: " ").prefix(2).joined(separator: " ")
    }
    let checks = structures.flatMap { match -> [String] in
      let name = String(match.1)
      let fields = match.2.matches(of: /(\w+)(?: : \d+)?;/).filter { !$0.0.contains(":") }.map { String($0.1) }
      return ["_Static_assert(sizeof(struct \(name)) == sizeof(struct Own\(name)), \"\(name)\");"]
        + fields.map {
          "_Static_assert(offsetof(struct \(name), \($0)) == offsetof(struct Own\(name), \($0)), \"\(name).\($0)\");"
        }
    }
    let run = try await compile(
      (["#include <pango/pangocairo.h>", "#include <stddef.h>"] + own + ["#include \"structures.h\""] + plain + checks)
        .joined(separator: "\n"))
    guard let run else { return }
    #expect(run.status == 0, "\(run.errorText)")
  }
}
