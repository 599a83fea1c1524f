// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// A client that sends whatever bytes it is told to.
final class ServerClient {
  /// What the server says.
  struct Reply {
    var status: Int
    /// By their names in small letters.
    var headers: [String: String]
    var body: Data
    var text: String { String(decoding: body, as: UTF8.self) }
  }

  private let descriptor: Int32
  /// What has come and was not asked for yet.
  private var rest = Data()

  init(port: UInt16, receiveBuffer: Int32? = nil) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    try #require(descriptor >= 0)
    if var size = receiveBuffer {
      setsockopt(descriptor, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    let status = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
  }

  deinit { close(descriptor) }

  /// - Returns: Whether all could be sent.
  @discardableResult
  func send(_ text: String) -> Bool { send(Data(text.utf8)) }

  @discardableResult
  func send(_ data: Data) -> Bool {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Ends what it sends, and still reads.
  func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Ends the connection at once, with data unread.
  func abort() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<Foundation.linger>.size))
    shutdown(descriptor, Int32(SHUT_RDWR))
  }

  /// Waits for more bytes.
  /// - Returns: Whether some came before the end of the connection and of the time.
  private func more(until deadline: ContinuousClock.Instant) -> Bool {
    let left = max((deadline - .now) / .milliseconds(1), 0)
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, Int32(left.rounded(.up))) > 0 else { return false }
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    let count = chunk.withUnsafeMutableBytes { recv(descriptor, $0.baseAddress, $0.count, 0) }
    guard count > 0 else { return false }
    rest.append(contentsOf: chunk.prefix(count))
    return true
  }

  /// The bytes up to and with `mark`; nil if the connection or the time ends first.
  func read(through mark: String, timeLimit: Double = 20) -> String? {
    let deadline = ContinuousClock.now + .seconds(timeLimit)
    while true {
      if let range = rest.range(of: Data(mark.utf8)) {
        defer { rest = Data(rest[range.upperBound...]) }
        return String(decoding: rest[..<range.upperBound], as: UTF8.self)
      }
      guard more(until: deadline) else { return nil }
    }
  }

  func read(count: Int, timeLimit: Double = 20) -> Data? {
    let deadline = ContinuousClock.now + .seconds(timeLimit)
    rest.reserveCapacity(count)
    while rest.count < count {
      guard more(until: deadline) else { return nil }
    }
    defer { rest = Data(rest.dropFirst(count)) }
    return Data(rest.prefix(count))
  }

  /// Reads one answer; nil if the connection or the time ends first.
  ///
  /// - Parameter isHead: Whether the answer has no body.
  func reply(isHead: Bool = false, timeLimit: Double = 20) throws -> Reply? {
    guard let head = read(through: "\r\n\r\n", timeLimit: timeLimit) else { return nil }
    let lines = String(head.dropLast(2)).components(separatedBy: "\r\n")
    let status = try #require(Int(lines[0].split(separator: " ")[1]))
    var headers: [String: String] = [:]
    for line in lines.dropFirst() {
      let colon = try #require(line.firstIndex(of: ":"))
      headers[line[..<colon].lowercased()] = line[colon...].dropFirst().trimmingCharacters(in: .whitespaces)
    }
    guard !isHead, let length = headers["content-length"] else {
      return Reply(status: status, headers: headers, body: Data())
    }
    guard let body = read(count: try #require(Int(length)), timeLimit: timeLimit) else { return nil }
    return Reply(status: status, headers: headers, body: body)
  }

  /// Whether the server ends the connection, with nothing more to say.
  func isEnded(within seconds: Double = 20) -> Bool {
    let deadline = ContinuousClock.now + .seconds(seconds)
    guard rest.isEmpty, !more(until: deadline) else { return false }
    return ContinuousClock.now < deadline
  }
}
