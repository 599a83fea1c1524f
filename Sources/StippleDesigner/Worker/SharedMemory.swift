// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CStippleRuntime
import Foundation

/// Memory that server and worker both see, so that pixels need not go through a pipe.
///
/// It only grows, and is sealed against shrinking: the other end cannot take away what this one reads.
// Unchecked: who uses it takes turns, as a worker's requests do.
final class SharedMemory: @unchecked Sendable {
  /// How many of them a worker has: while pages still get pictures, there is one to draw the next in.
  static let count = 3
  /// Where the worker finds them.
  static let firstDescriptor: Int32 = 3

  let descriptor: Int32
  private var mapped = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  /// How many bytes may have been written to since some were given back.
  private var used = 0

  /// New memory, of no bytes yet; nil if the system has none to give.
  convenience init?() {
    let descriptor = stipple_shared_memory_make()
    guard descriptor >= 0 else { return nil }
    self.init(descriptor: descriptor)
  }

  /// Memory that a descriptor is of, which is closed with this.
  init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  deinit {
    unmap()
    close(descriptor)
  }

  /// The first bytes, as many as asked for; nil if there are fewer.
  /// - Parameter grows: Whether it is made as long if it is not.
  func bytes(_ count: Int, grows: Bool) -> UnsafeMutableRawBufferPointer? {
    if mapped.count < count {
      guard let length, length >= count || grows && ftruncate(descriptor, off_t(count)) == 0 else { return nil }
      unmap()
      let whole = max(length, count)
      let address = mmap(nil, whole, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
      guard let address, address != MAP_FAILED else { return nil }
      mapped = UnsafeMutableRawBufferPointer(start: address, count: whole)
    }
    used = max(used, count)
    return UnsafeMutableRawBufferPointer(rebasing: mapped[..<count])
  }

  /// Gives memory back beyond the first bytes, if it is much. The length stays; the rest reads as zeros.
  func trim(to count: Int) {
    let page = 1 << 16
    let start = (count + page - 1) / page * page
    guard used > 2 * start + (16 << 20), let length, length > start else { return }
    stipple_shared_memory_give_back(descriptor, start, length - start)
    used = count
  }

  private var length: Int? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? Int(status.st_size) : nil
  }

  private func unmap() {
    if let start = mapped.baseAddress { munmap(start, mapped.count) }
    mapped = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  }
}
