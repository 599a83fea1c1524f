// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// The package declares by itself what it uses of GLib's input and output: here GLib's own headers have to agree.
struct GLibDeclarationTests {
  @Test func functionsAreAsGLibDeclaresThem() async throws {
    let flags = try await ProgramRun.run("/usr/bin/env", ["pkg-config", "--cflags", "gio-2.0"], timeLimit: 60)
    guard flags.status == 0 else { return }
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = try folder.write("#include <gio/gio.h>\n#include \"shim.h\"\n", to: "check.c")
    let own = Checkout.root.appendingPathComponent("Sources/CGIO").path
    let run = try await ProgramRun.run(
      "/usr/bin/env",
      ["clang", "-std=c11", "-fsyntax-only", "-w", "-I", own]
        + flags.text.split(whereSeparator: \.isWhitespace).map(String.init) + [file.path], timeLimit: 60)
    #expect(run.status == 0, "\(run.errorText)")
  }
}
