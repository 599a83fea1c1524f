// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
package import FoundationEssentials

/// Whole reads and writes over the system's partial ones.
package enum FileDescriptor {
  /// Writes all of `data`.
  package static func write(_ data: Data, to descriptor: Int32) throws(SystemError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      rest = rest.dropFirst(count)
    }
  }

  /// Writes all of `data` and closes the file, whether or not that goes well; closing, too, can tell of a failed write.
  package static func writeAndClose(_ data: Data, _ descriptor: Int32) throws(SystemError) {
    do throws(SystemError) {
      try write(data, to: descriptor)
    } catch {
      close(descriptor)
      throw error
    }
    if close(descriptor) != 0 { throw .last }
  }

  /// Reads to the end, or to `limit` bytes.
  package static func read(from descriptor: Int32, limit: Int) throws(SystemError) -> Data {
    var data = Data()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while data.count < limit {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .last
      }
      if count == 0 { break }
      data.append(contentsOf: chunk.prefix(count))
    }
    return data
  }
}
