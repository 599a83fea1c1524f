// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// What is said where no window can be.
struct MissingDisplayTests {
  @Test(arguments: [
    ([:], "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set"),
    (["DISPLAY": ":9999"], "no window can be opened on the display: tried DISPLAY=:9999"),
    (
      ["DISPLAY": ":9999", "WAYLAND_DISPLAY": "nobody"],
      "no window can be opened on the display: tried WAYLAND_DISPLAY=nobody, DISPLAY=:9999"
    ),
    (["SDL_VIDEODRIVER": "none"], "no window can be opened on the display: tried SDL_VIDEODRIVER=none"),
  ])
  func aDisplayThatCannotBeOpenedIsNamedInOneLine(environment: [String: String], line: String) async throws {
    let run = try await ProgramRun.product("stipple-window-probe", [], environment: environment)
    #expect(run.status == 69)
    #expect(run.errorText == line + "\n")
    #expect(run.text.isEmpty)
  }
}
