// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Called when the bytes of a provider are needed no more: `info`, the bytes and their number. A Swift function here, not
/// a C one.
public typealias CGDataProviderReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// A source of bytes.
///
/// Differs from Apple's: it holds all its bytes from the start; there are no callbacks that fetch them.
public final class CGDataProvider: @unchecked Sendable {
  // Unchecked: the data is a copy or, by contract, does not change while the provider lives; it is never written to.

  private let bytes: NSData
  private let release: () -> Void
  /// What the provider was made with; nil for none.
  public let info: UnsafeMutableRawPointer?

  private init(_ bytes: NSData, info: UnsafeMutableRawPointer? = nil, release: @escaping () -> Void = {}) {
    (self.bytes, self.info, self.release) = (bytes, info, release)
  }

  deinit {
    release()
  }

  /// A copy of the bytes.
  public var data: CFData? {
    NSData(bytes: bytes.bytes, length: bytes.length)
  }

  /// The bytes themselves, to be read while the provider lives.
  var storage: NSData { bytes }

  /// Makes a provider of a copy of some bytes.
  public convenience init?(data: CFData) {
    self.init(NSData(bytes: data.bytes, length: data.length))
  }

  /// Makes a provider of the caller's bytes, which must not change until they are released.
  ///
  /// - Parameters:
  ///   - info: What the callback gets.
  ///   - data: `size` bytes.
  ///   - releaseData: Called once when the provider goes away.
  /// - Returns: nil for a negative size; then nothing is called.
  public convenience init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: @escaping CGDataProviderReleaseDataCallback
  ) {
    guard size >= 0 else { return nil }
    let bytes = NSData(bytesNoCopy: UnsafeMutableRawPointer(mutating: data), length: size, freeWhenDone: false)
    self.init(bytes, info: info) { releaseData(info, data, size) }
  }

  /// Reads a file.
  ///
  /// - Returns: nil if the URL is no file's, or the file cannot be read.
  public convenience init?(url: CFURL) {
    guard url.isFileURL, let path = url.path, let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(NSData(data: data))
  }

  /// Reads a file.
  ///
  /// - Returns: nil if the file cannot be read.
  public convenience init?(filename: UnsafePointer<CChar>) {
    guard let data = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
    self.init(NSData(data: data))
  }
}
