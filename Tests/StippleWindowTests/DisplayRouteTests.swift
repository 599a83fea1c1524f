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
    (["WAYLAND_DISPLAY": "w"], true), (["WAYLAND_DISPLAY": "w", "XDG_RUNTIME_DIR": "/nowhere"], true),
    (["WAYLAND_DISPLAY": "null", "XDG_RUNTIME_DIR": "/dev"], false), (["WAYLAND_DISPLAY": "/dev/null"], false),
    (["WAYLAND_DISPLAY": "/dev/nothing"], true),
  ])
  func aSocketThatIsNotThereIsKnown(environment: [String: String], isDead: Bool) {
    let route = DisplayRoute(driver: "wayland", name: "")
    #expect(route.isKnownToBeDead(in: environment) == isDead)
    #expect(!DisplayRoute(driver: "x11", name: "").isKnownToBeDead(in: environment))
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
