// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Foundation

/// The ways to a display that this process has been told of.
struct DisplayRoute: Equatable {
  /// SDL's name of the way; nil leaves the choice to SDL, which reads `SDL_VIDEODRIVER`.
  var driver: String?
  /// How the environment names the display.
  var name: String

  /// The ways to try, the best first: Wayland tells scales, and X11 under a Wayland desktop is a stand-in.
  static func all(in environment: [String: String]) -> [DisplayRoute] {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let driver = value("SDL_VIDEODRIVER") {
      return [DisplayRoute(driver: nil, name: "SDL_VIDEODRIVER=\(driver)")]
    }
    return [("wayland", "WAYLAND_DISPLAY"), ("x11", "DISPLAY")].compactMap { driver, variable in
      value(variable).map { DisplayRoute(driver: driver, name: "\(variable)=\($0)") }
    }
  }

  /// Why SDL must not try this way, as far as that is known: empty if nobody listens there, which Wayland's library would
  /// say on stderr by itself; nil if SDL may try.
  func obstacle(in environment: [String: String]) -> String? {
    guard driver == "wayland", let socket = environment["WAYLAND_DISPLAY"] else { return nil }
    let folder = environment["XDG_RUNTIME_DIR", default: ""]
    guard socket.hasPrefix("/") || !folder.isEmpty,
      FileManager.default.fileExists(atPath: socket.hasPrefix("/") ? socket : "\(folder)/\(socket)")
    else { return "" }
    return stipple_count_seats() == 0 ? "the compositor has no seat, which SDL 2 cannot do without" : nil
  }

  /// One line that says why there is no window.
  ///
  /// - Parameter failures: What was tried, and what was said.
  static func message(_ failures: [(route: DisplayRoute, reason: String)]) -> String {
    guard !failures.isEmpty else { return "there is no display: neither DISPLAY nor WAYLAND_DISPLAY is set" }
    let tries = failures.map { route, reason in
      let text = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
      return text.isEmpty || text.hasSuffix("not available") ? route.name : "\(route.name) (\(text))"
    }
    return "no window can be opened on the display: tried \(tries.joined(separator: ", "))"
  }
}
