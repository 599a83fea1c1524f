// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// Data for whoever runs the command.
enum StandardOutput {
  static func write(_ text: String) throws(CommandFailure) {
    try write(Data(text.utf8))
  }

  static func write(_ data: Data) throws(CommandFailure) {
    do {
      try FileDescriptor.write(data, to: STDOUT_FILENO)
    } catch {
      throw CommandFailure(.cannotWrite, "cannot write to standard output: \(error.reason)")
    }
  }
}
