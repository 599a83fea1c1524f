// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

@testable import StippleWindow

struct DesktopAppearanceTests {
  @Test func theBusIsTheOneThatTheEnvironmentTellsOfOrNone() throws {
    #expect(DesktopAppearance.address(in: [:]) == nil)
    #expect(DesktopAppearance.address(in: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/x"]) == "unix:path=/x")
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    #expect(DesktopAppearance.address(in: ["XDG_RUNTIME_DIR": folder.url.path]) == nil)
    try folder.write("", to: "bus")
    #expect(
      DesktopAppearance.address(in: ["XDG_RUNTIME_DIR": folder.url.path]) == "unix:path=\(folder.url.path)/bus")
  }

  @Test(arguments: [[:], ["DBUS_SESSION_BUS_ADDRESS": "unix:path=/nowhere"], ["DBUS_SESSION_BUS_ADDRESS": "nonsense"]])
  func withoutABusThereIsNoAnswer(environment: [String: String]) {
    let appearance = DesktopAppearance(environment: environment)
    #expect(appearance.firstAnswer() == nil)
    appearance.stop()
  }

  /// A socket that takes connections and says nothing: the longest that an app waits is the patience.
  @Test func aBusThatDoesNotAnswerHoldsNobodyUpForLong() throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = folder.url.appendingPathComponent("bus").path
    let socket = try #require(SilentSocket(path: path))
    defer { socket.close() }
    let start = ContinuousClock.now
    let appearance = DesktopAppearance(environment: ["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(path)"])
    #expect(appearance.firstAnswer() == nil)
    // Two seconds, not 200 milliseconds: machines that do much else.
    #expect(ContinuousClock.now - start < .seconds(2))
    appearance.stop()
  }

  @Test(arguments: [(UInt32(0), UIUserInterfaceStyle.light), (1, .dark), (2, .light)])
  func theDesktopIsAskedAndFollowed(scheme: UInt32, style: UIUserInterfaceStyle) async throws {
    let bus = try DesktopBus(scheme: scheme)
    bus.serve()
    let appearance = DesktopAppearance(environment: bus.environment)
    defer { appearance.stop() }
    let told = Told.List()
    appearance.follow { told.append("\($0)") }
    try await Wait.until("the answer") { !told.texts.isEmpty }
    #expect(told.texts == ["\(style)"])
    #expect(appearance.firstAnswer() == style)
    bus.tell(key: "accent-color", value: 1)
    bus.tell(key: "color-scheme", value: 1)
    bus.tell(key: "color-scheme", value: 2)
    try await Wait.until("the changes") { told.texts.count == 3 }
    #expect(told.texts.suffix(2) == ["dark", "light"])
  }
}

/// A socket of the file system that listens and never reads.
private struct SilentSocket {
  private let descriptor: Int32

  init?(path: String) {
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    guard descriptor >= 0, path.utf8.count < MemoryLayout.size(ofValue: address.sun_path) else { return nil }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let isBound = withUnsafeBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { bind(descriptor, $0.baseAddress, socklen_t(bytes.count)) == 0 }
    }
    guard isBound, listen(descriptor, 4) == 0 else { return nil }
  }

  func close() {
    _ = Foundation.close(descriptor)
  }
}
