// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CGIO
internal import Dispatch
internal import Foundation
internal import UIKit

/// Asks the desktop's portal whether it is dark or light, and hears of changes, on a thread that waits in the bus's
/// socket.
///
/// Source: XDG Desktop Portal, org.freedesktop.portal.Settings, key color-scheme of org.freedesktop.appearance,
/// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
final class DesktopAppearance: @unchecked Sendable {
  /// How long the first answer is waited for; one that comes later is told as a change.
  static let patience = DispatchTimeInterval.milliseconds(200)

  private let lock = NSLock()
  /// Under the lock, as are the next three.
  private var answer: UIUserInterfaceStyle?
  private var tell: ((UIUserInterfaceStyle) -> Void)?
  private var context: OpaquePointer?
  private var isStopped = false
  private let asked = DispatchSemaphore(value: 0)
  private let deadline: DispatchTime

  /// Asks the bus of an environment; without one there is never an answer.
  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    deadline = .now() + Self.patience
    guard let address = Self.address(in: environment) else {
      asked.signal()
      return
    }
    let thread = Thread { [self] in run(address: address) }
    thread.name = "appearance"
    thread.start()
  }

  /// The first answer, waited for until the patience is over; nil if there is none.
  func firstAnswer() -> UIUserInterfaceStyle? {
    _ = asked.wait(timeout: deadline)
    return lock.withLock { answer }
  }

  /// Tells of what differs from the first answer from now on, on a thread of its own.
  func follow(_ tell: @escaping (UIUserInterfaceStyle) -> Void) {
    let late = lock.withLock {
      self.tell = tell
      return answer
    }
    if let late { tell(late) }
  }

  /// Ends the thread when it next waits.
  func stop() {
    lock.withLock {
      isStopped = true
      tell = nil
      if let context { g_main_context_wakeup(context) }
    }
  }

  /// The bus that this environment tells of. GLib would start one where there is none.
  static func address(in environment: [String: String]) -> String? {
    if let address = environment["DBUS_SESSION_BUS_ADDRESS"], !address.isEmpty { return address }
    guard let folder = environment["XDG_RUNTIME_DIR"], !folder.isEmpty,
      FileManager.default.fileExists(atPath: folder + "/bus")
    else { return nil }
    return "unix:path=\(folder)/bus"
  }

  // MARK: The bus

  private static let portal = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let settings = "org.freedesktop.portal.Settings"
  private static let namespace = "org.freedesktop.appearance"
  private static let key = "color-scheme"

  private func run(address: String) {
    let context = g_main_context_new()
    g_main_context_push_thread_default(context)
    defer {
      g_main_context_pop_thread_default(context)
      g_main_context_unref(context)
    }
    let client: UInt32 = 1 << 0
    let bus: UInt32 = 1 << 3
    guard let connection = g_dbus_connection_new_for_address_sync(address, client | bus, nil, nil, nil) else {
      asked.signal()
      return
    }
    defer { g_object_unref(UnsafeMutableRawPointer(connection)) }
    // Before the question, so that no change falls between.
    let subscription = g_dbus_connection_signal_subscribe(
      connection, Self.portal, Self.settings, "SettingChanged", Self.path, Self.namespace, 0, noteChange,
      Unmanaged.passUnretained(self).toOpaque(), nil)
    if let style = ask(connection) { note(style) }
    asked.signal()
    serve(context)
    g_dbus_connection_signal_unsubscribe(connection, subscription)
    g_dbus_connection_close_sync(connection, nil, nil)
  }

  private func ask(_ connection: OpaquePointer) -> UIUserInterfaceStyle? {
    let question = g_variant_parse(nil, "('\(Self.namespace)', '\(Self.key)')", nil, nil, nil)
    guard
      let reply = g_dbus_connection_call_sync(
        connection, Self.portal, Self.path, Self.settings, "Read", question, nil, 0, 10_000, nil, nil)
    else { return nil }
    defer { g_variant_unref(reply) }
    return Self.style(in: reply, at: 0)
  }

  private func serve(_ context: OpaquePointer?) {
    lock.withLock { self.context = context }
    while !lock.withLock({ isStopped }) { g_main_context_iteration(context, 1) }
    lock.withLock { self.context = nil }
  }

  fileprivate func note(_ style: UIUserInterfaceStyle) {
    let tell = lock.withLock {
      answer = style
      return self.tell
    }
    tell?(style)
  }

  /// The style that a value at a place of a tuple stands for, in however many variants it is wrapped.
  fileprivate static func style(in tuple: OpaquePointer, at index: UInt) -> UIUserInterfaceStyle? {
    guard g_variant_n_children(tuple) > index, var value = g_variant_get_child_value(tuple, index) else { return nil }
    defer { g_variant_unref(value) }
    while String(cString: g_variant_get_type_string(value)) == "v", let inner = g_variant_get_variant(value) {
      g_variant_unref(value)
      value = inner
    }
    guard String(cString: g_variant_get_type_string(value)) == "u" else { return nil }
    // 1 prefers dark, 2 prefers light, 0 has no preference, which desktops that are light by default tell as light.
    return g_variant_get_uint32(value) == 1 ? .dark : .light
  }

  /// Whether a signal's arguments, namespace, key and value, are of the colour scheme.
  fileprivate static func isColorScheme(_ arguments: OpaquePointer) -> Bool {
    guard g_variant_n_children(arguments) == 3, let name = g_variant_get_child_value(arguments, 1) else { return false }
    defer { g_variant_unref(name) }
    return String(cString: g_variant_get_type_string(name)) == "s"
      && g_variant_get_string(name, nil).map { String(cString: $0) } == key
  }
}

/// Takes the portal's signal; the last argument is the ``DesktopAppearance``.
private func noteChange(
  connection: OpaquePointer?, sender: UnsafePointer<CChar>?, path: UnsafePointer<CChar>?,
  interface: UnsafePointer<CChar>?, signal: UnsafePointer<CChar>?, arguments: OpaquePointer?,
  owner: UnsafeMutableRawPointer?
) {
  guard let arguments, let owner, DesktopAppearance.isColorScheme(arguments),
    let style = DesktopAppearance.style(in: arguments, at: 2)
  else { return }
  Unmanaged<DesktopAppearance>.fromOpaque(owner).takeUnretainedValue().note(style)
}
