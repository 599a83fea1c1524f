// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// A socket that waits for connections from this machine.
struct ListeningSocket: ~Copyable {
  /// How many connections may wait to be taken.
  private static let backlog: Int32 = 1024

  let descriptor: Int32
  /// The port it has, which is a free one where 0 was asked for.
  let port: UInt16

  /// - Throws: The system's reason, such as `EADDRINUSE`.
  init(port: UInt16) throws(ServerError) {
    // Closed in workers: a port must be free again once this process has ended.
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw .listen(port: port, code: errno) }
    do throws(ServerError) {
      self.port = try Self.listen(descriptor, port)
    } catch {
      close(descriptor)
      throw error
    }
  }

  private static func listen(_ descriptor: Int32, _ port: UInt16) throws(ServerError) -> UInt16 {
    // Ports of connections that are over are free at once; those of other listeners are not.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = INADDR_LOOPBACK.bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        guard bind(descriptor, address, length) == 0, Foundation.listen(descriptor, backlog) == 0,
          getsockname(descriptor, address, &length) == 0
        else { return errno }
        return 0
      }
    }
    guard code == 0 else { throw .listen(port: port, code: code) }
    return UInt16(bigEndian: address.sin_port)
  }

  /// The socket, which is now the caller's to close.
  consuming func take() -> Int32 {
    let descriptor = descriptor
    discard self
    return descriptor
  }

  deinit { close(descriptor) }
}
