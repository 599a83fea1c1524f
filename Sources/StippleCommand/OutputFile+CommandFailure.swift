// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension OutputFile {
  /// Writes the draft of a file.
  static func draft(_ data: Data, to path: String) throws(CommandFailure) -> OutputFile {
    do throws(OutputFileError) {
      return try OutputFile(data, to: path)
    } catch {
      throw CommandFailure(.cannotWrite, error.description)
    }
  }

  /// Puts the file in its place.
  func put() throws(CommandFailure) {
    do throws(OutputFileError) {
      try commit()
    } catch {
      throw CommandFailure(.cannotWrite, error.description)
    }
  }
}
