// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CMicrohttpd
import Foundation

/// Answers in the form that goes over the wire.
enum HTTPMessage {
  /// Bytes up to here are copied; of more, only who owns them is noted.
  private static let copied = 1 << 12

  /// Keeps what the library points at.
  private final class Owner {
    let bytes: Data
    init(_ bytes: Data) { self.bytes = bytes }
  }

  /// A body of bytes.
  static func make(_ bytes: Data) -> OpaquePointer? {
    guard bytes.count > copied else {
      return bytes.withUnsafeBytes { buffer in
        MHD_create_response_from_buffer(
          buffer.count, UnsafeMutableRawPointer(mutating: buffer.baseAddress), .RESPMEM_MUST_COPY)
      }
    }
    // Data of this length lies in memory of its own, which stays where it is as long as nobody changes it.
    let owner = Owner(bytes)
    return owner.bytes.withUnsafeBytes { buffer in
      MHD_create_response_from_buffer_with_free_callback_cls(
        buffer.count, UnsafeMutableRawPointer(mutating: buffer.baseAddress),
        { context in if let context { Unmanaged<Owner>.fromOpaque(context).release() } },
        Unmanaged.passRetained(owner).toOpaque())
    }
  }

  /// A body that goes on for as long as the client listens.
  static func make(_ stream: HTTPEventStream) -> OpaquePointer? {
    MHD_create_response_from_callback(
      stipple_unknown_size, 1 << 10,
      { context, _, buffer, count in
        guard let context, let buffer else { return -1 }
        let stream = Unmanaged<HTTPEventStream>.fromOpaque(context).takeUnretainedValue()
        return stream.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: count))
      },
      Unmanaged.passRetained(stream).toOpaque(),
      { context in if let context { Unmanaged<HTTPEventStream>.fromOpaque(context).release() } })
  }

  /// The whole of an answer after which the connection is closed.
  static func closing(_ response: HTTPResponse) -> Data {
    guard case .bytes(let body) = response.body else { return Data() }
    let headers =
      response.headers + HTTPResponse.commonHeaders + [("Connection", "close"), ("Content-Length", "\(body.count)")]
    let lines =
      ["HTTP/1.1 \(response.status.rawValue) \(response.status.phrase)"] + headers.map { "\($0.name): \($0.value)" }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
  }
}
