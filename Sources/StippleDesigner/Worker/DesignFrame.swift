// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// What goes through a worker's pipes: the length of JSON as four bytes, the least first, the JSON, and so a payload.
struct DesignFrame: Sendable {
  /// Why no frame can be read.
  enum Problem: Error, Sendable {
    /// The pipe has ended, or is broken.
    case end
    /// It is longer than any frame.
    case tooLong
  }

  static let longestJSON = 4 << 20
  static let longestPayload = 300 << 20

  var json: Data
  var payload = Data()

  /// Whether nobody would read it.
  var isTooLong: Bool { json.count > Self.longestJSON || payload.count > Self.longestPayload }

  /// The lengths and the JSON; the payload's own follows.
  var head: Data {
    var head = Data(capacity: json.count + 8)
    Self.append(json.count, to: &head)
    head.append(json)
    Self.append(payload.count, to: &head)
    return head
  }

  private static func append(_ length: Int, to data: inout Data) {
    withUnsafeBytes(of: UInt32(clamping: length).littleEndian) { data.append(contentsOf: $0) }
  }

  /// Writes the frame, and returns when all of it is in the pipe.
  func write(to descriptor: Int32) throws(SystemError) {
    try FileDescriptor.write(head, to: descriptor)
    if !payload.isEmpty { try FileDescriptor.write(payload, to: descriptor) }
  }

  /// Reads a frame with a function that fills memory, or throws.
  init<Failure: Error>(
    reading fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void, tooLong: Failure
  ) throws(Failure) {
    json = try Self.part(atMost: Self.longestJSON, fill, tooLong)
    payload = try Self.part(atMost: Self.longestPayload, fill, tooLong)
  }

  init(json: Data, payload: Data = Data()) {
    (self.json, self.payload) = (json, payload)
  }

  private static func part<Failure: Error>(
    atMost limit: Int, _ fill: (UnsafeMutableRawBufferPointer) throws(Failure) -> Void, _ tooLong: Failure
  ) throws(Failure) -> Data {
    var length: UInt32 = 0
    try withUnsafeMutableBytes(of: &length) { (bytes) throws(Failure) in try fill(bytes) }
    let count = Int(UInt32(littleEndian: length))
    guard count <= limit else { throw tooLong }
    guard count > 0, let memory = malloc(count) else { return Data() }
    do {
      try fill(UnsafeMutableRawBufferPointer(start: memory, count: count))
    } catch {
      free(memory)
      throw error
    }
    return Data(bytesNoCopy: memory, count: count, deallocator: .free)
  }
}

extension DesignFrame {
  /// Reads a frame from a pipe, waiting for it.
  init(from descriptor: Int32) throws(Problem) {
    try self.init(
      reading: { (memory) throws(Problem) in
        var rest = memory
        while !rest.isEmpty {
          let count = read(descriptor, rest.baseAddress, rest.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { throw .end }
          rest = UnsafeMutableRawBufferPointer(rebasing: rest[count...])
        }
      }, tooLong: .tooLong)
  }
}
