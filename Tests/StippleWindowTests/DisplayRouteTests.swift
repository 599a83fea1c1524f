// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StippleWindow

struct DisplayRouteTests {
  @Test(
    arguments: [
      ([:], []), (["DISPLAY": "", "WAYLAND_DISPLAY": ""], []), (["DISPLAY": ":0"], ["x11"]),
      (["DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"], ["wayland", "x11"]),
      (["DISPLAY": ":0", "SDL_VIDEODRIVER": "dummy"], [nil]),
    ] as [([String: String], [String?])])
  func waylandComesBeforeX(environment: [String: String], drivers: [String?]) {
    #expect(DisplayRoute.all(in: environment).map(\.driver) == drivers)
  }

  @Test(arguments: [
    ["WAYLAND_DISPLAY": "w"], ["WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": "/nowhere"],
    ["WAYLAND_DISPLAY": "/dev/nothing"],
  ])
  func aSocketThatIsNotThereIsNotTried(environment: [String: String]) {
    #expect(DisplayRoute(driver: "wayland", name: "").obstacle(in: environment)?.isEmpty == true)
    #expect(DisplayRoute(driver: "x11", name: "").obstacle(in: environment) == nil)
  }

  @Test func theMessageIsOneLineWithReasonsThatSaySomething() {
    let routes = [
      (DisplayRoute(driver: "wayland", name: "WAYLAND_DISPLAY=w"), "No renderer\nfound"),
      (DisplayRoute(driver: "x11", name: "DISPLAY=:1"), "x11 not available"),
    ]
    #expect(
      DisplayRoute.message(routes)
        == "no window can be opened on the display: tried WAYLAND_DISPLAY=w (No renderer found), DISPLAY=:1")
  }
}
