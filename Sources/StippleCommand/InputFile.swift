// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A file that is read whole.
enum InputFile {
  /// The most bytes that are read; no document is near it, and what never ends must end here.
  private static let limit = 64 << 20

  static func read(_ path: String) throws(CommandFailure) -> Data {
    if FileIdentity(path: path)?.kind == .folder {
      throw CommandFailure(.noInput, "cannot read '\(path)': it is a folder; name a .xib in it")
    }
    do throws(SystemError) {
      let descriptor = open(path, O_RDONLY)
      guard descriptor >= 0 else { throw .last }
      defer { close(descriptor) }
      return try FileDescriptor.read(from: descriptor, limit: limit)
    } catch {
      throw CommandFailure(.noInput, "cannot read '\(path)': \(error.reason)")
    }
  }
}
