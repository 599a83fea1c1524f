// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A source of bytes.
///
/// Differs from Apple's: it holds all its bytes from the start; there are no callbacks.
public final class CGDataProvider: @unchecked Sendable {
  // Unchecked: the data is copied when the provider is made, and never written to.

  /// The bytes.
  public let data: CFData?

  /// Makes a provider of a copy of some bytes.
  public init?(data: CFData) {
    self.data = NSData(bytes: data.bytes, length: data.length)
  }

  /// Reads a file.
  ///
  /// - Returns: nil if the URL is no file's, or the file cannot be read.
  public init?(url: CFURL) {
    guard url.isFileURL, let path = url.path, let data = FileManager.default.contents(atPath: path) else { return nil }
    self.data = NSData(data: data)
  }

  /// Reads a file.
  ///
  /// - Returns: nil if the file cannot be read.
  public init?(filename: UnsafePointer<CChar>) {
    guard let data = FileManager.default.contents(atPath: String(cString: filename)) else { return nil }
    self.data = NSData(data: data)
  }
}
