// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A place that takes the bytes of a document as they are made.
///
/// Differs from Apple's: there are no C callbacks; the package has a closure instead.
public final class CGDataConsumer {
  /// Takes some bytes, and tells whether it could.
  private let take: (UnsafeRawBufferPointer) -> Bool
  /// Ends the output, and tells whether all of it arrived.
  private let end: () -> Bool
  /// Whether some bytes could not be written: a full disk, a closed pipe.
  package private(set) var hasFailed = false
  private var isFinished = false

  /// Makes a consumer that hands all bytes on.
  ///
  /// - Parameters:
  ///   - take: Takes the next bytes; false if it could not. It is not called again after that.
  ///   - end: Called once after the last bytes; false if some of them are lost.
  package init(take: @escaping (UnsafeRawBufferPointer) -> Bool, end: @escaping () -> Bool = { true }) {
    self.take = take
    self.end = end
  }

  /// Makes a consumer that adds to some data.
  public convenience init?(data: CFMutableData) {
    self.init(take: { bytes in
      if let base = bytes.baseAddress { data.append(base, length: bytes.count) }
      return true
    })
  }

  /// Makes a consumer that writes a file, which it empties first.
  ///
  /// - Returns: nil if the URL is no file's, or the file cannot be opened for writing.
  public convenience init?(url: CFURL) {
    guard url.isFileURL, let path = url.path, let file = fopen(path, "w") else { return nil }
    self.init(
      take: { fwrite($0.baseAddress, 1, $0.count, file) == $0.count },
      end: { fclose(file) == 0 })
  }

  deinit {
    finish()
  }

  /// Writes some bytes; does nothing after a failure.
  @discardableResult
  func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard !isFinished, !hasFailed, !bytes.isEmpty else { return !hasFailed }
    hasFailed = !take(bytes)
    return !hasFailed
  }

  /// Ends the output; once.
  func finish() {
    guard !isFinished else { return }
    isFinished = true
    if !end() { hasFailed = true }
  }
}
