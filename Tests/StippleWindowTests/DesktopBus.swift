// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport

/// A bus with a desktop's portal on it, as much of both as a program that asks for the colour scheme talks to: one
/// program, whose every message is answered.
///
/// Source: D-Bus Specification, https://dbus.freedesktop.org/doc/dbus-specification.html
final class DesktopBus: @unchecked Sendable {
  private let folder: TemporaryFolder
  private let listener: Int32
  private let lock = NSLock()
  /// Under the lock.
  private var connection: Int32 = -1
  private let scheme: UInt32

  /// The portal's name of its own on the bus.
  private static let portal = ":1.7"

  /// - Parameter scheme: What the portal says when it is asked: 0 none, 1 dark, 2 light.
  init(scheme: UInt32) throws {
    struct NoSocket: Error {}
    self.scheme = scheme
    folder = try TemporaryFolder()
    listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: (folder.url.path + "/bus").utf8) }
    let isBound = withUnsafeBytes(of: &address) { bytes in
      bytes.withMemoryRebound(to: sockaddr.self) { bind(listener, $0.baseAddress, socklen_t(bytes.count)) == 0 }
    }
    guard isBound, listen(listener, 1) == 0 else { throw NoSocket() }
  }

  deinit {
    lock.withLock { if connection >= 0 { shutdown(connection, Int32(SHUT_RDWR)) } }
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  var environment: [String: String] { ["DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.url.path)/bus"] }

  /// Answers one program, on a thread of its own, until that goes.
  func serve() {
    Thread { [weak self] in
      guard let listener = self?.listener else { return }
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { return }
      defer { close(connection) }
      self?.lock.withLock { self?.connection = connection }
      guard Self.greet(connection) else { return }
      while let message = Self.read(connection) {
        guard let answer = self?.answer(to: message) else { return }
        Self.write(answer, to: connection)
      }
    }.start()
  }

  /// Tells of a change, as the portal does.
  func tell(key: String, value: UInt32) {
    var body = Bytes()
    body.string("org.freedesktop.appearance")
    body.string(key)
    body.variant(value)
    let message = Bytes.message(
      kind: 4, serial: 99,
      fields: [
        (1, "o", "/org/freedesktop/portal/desktop"), (2, "s", "org.freedesktop.portal.Settings"),
        (3, "s", "SettingChanged"), (7, "s", Self.portal), (8, "g", "ssv"),
      ], body: body)
    let connection = lock.withLock { self.connection }
    Self.write(message, to: connection)
  }

  // MARK: Messages

  private func answer(to message: (serial: UInt32, text: String)) -> Bytes {
    var body = Bytes()
    var signature = ""
    if message.text.contains("color-scheme") {
      // A value in a value, as the portal's first version has it.
      signature = "v"
      body.signature("v")
      body.variant(scheme)
    } else if message.text.contains("GetNameOwner") {
      signature = "s"
      body.string(Self.portal)
    } else if message.text.contains("Hello") {
      signature = "s"
      body.string(":1.1")
    }
    var fields = [(UInt8(7), "s", message.text.contains("color-scheme") ? Self.portal : "org.freedesktop.DBus")]
    if !signature.isEmpty { fields.append((8, "g", signature)) }
    return Bytes.message(kind: 2, serial: message.serial, fields: fields, replyTo: message.serial, body: body)
  }

  /// Lets anyone in: the talk before the messages is of lines.
  private static func greet(_ connection: Int32) -> Bool {
    var line = ""
    var byte: UInt8 = 0
    while recv(connection, &byte, 1, 0) == 1 {
      guard byte == 10 else {
        line.unicodeScalars.append(Unicode.Scalar(byte))
        continue
      }
      if line.hasPrefix("BEGIN") { return true }
      let answer =
        line.contains("AUTH EXTERNAL")
        ? "OK 0123456789abcdef0123456789abcdef" : line.contains("AUTH") ? "REJECTED EXTERNAL" : "ERROR"
      write(Bytes(values: Array((answer + "\r\n").utf8)), to: connection)
      line = ""
    }
    return false
  }

  /// A message that has come: its number, and all text in it.
  private static func read(_ connection: Int32) -> (serial: UInt32, text: String)? {
    guard let head = receive(16, from: connection) else { return nil }
    func number(_ place: Int) -> Int { (0..<4).reduce(0) { $0 | Int(head[place + $1]) << (8 * $1) } }
    let rest = (number(12) + 7) / 8 * 8 + number(4)
    guard let tail = receive(rest, from: connection) else { return nil }
    return (UInt32(number(8)), String(decoding: tail.filter { (32..<127).contains($0) }, as: UTF8.self))
  }

  private static func receive(_ count: Int, from connection: Int32) -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: count)
    return count == 0 || recv(connection, &bytes, count, Int32(MSG_WAITALL)) == count ? bytes : nil
  }

  private static func write(_ bytes: Bytes, to connection: Int32) {
    _ = send(connection, bytes.values, bytes.values.count, Int32(MSG_NOSIGNAL))
  }

  /// Values one after another, each at a multiple of its size, lowest byte first.
  private struct Bytes {
    var values: [UInt8] = []

    mutating func pad(to size: Int) {
      while !values.count.isMultiple(of: size) { values.append(0) }
    }

    mutating func number(_ value: UInt32) {
      pad(to: 4)
      for shift in stride(from: 0, to: 32, by: 8) { values.append(UInt8(truncatingIfNeeded: value >> shift)) }
    }

    mutating func string(_ text: String) {
      number(UInt32(text.utf8.count))
      values += Array(text.utf8) + [0]
    }

    mutating func signature(_ text: String) {
      values += [UInt8(text.utf8.count)] + Array(text.utf8) + [0]
    }

    mutating func variant(_ value: UInt32) {
      signature("u")
      number(value)
    }

    static func message(
      kind: UInt8, serial: UInt32, fields: [(code: UInt8, type: String, text: String)], replyTo: UInt32? = nil,
      body: Bytes
    ) -> Bytes {
      var list = Bytes()
      for field in fields {
        list.pad(to: 8)
        list.values.append(field.code)
        list.signature(field.type)
        if field.type == "g" { list.signature(field.text) } else { list.string(field.text) }
      }
      if let replyTo {
        list.pad(to: 8)
        list.values.append(5)
        list.variant(replyTo)
      }
      var message = Bytes(values: [UInt8(ascii: "l"), kind, 0, 1])
      message.number(UInt32(body.values.count))
      message.number(serial)
      message.number(UInt32(list.values.count))
      message.values += list.values
      message.pad(to: 8)
      message.values += body.values
      return message
    }
  }
}
