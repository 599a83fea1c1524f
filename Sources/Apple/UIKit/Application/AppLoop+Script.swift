// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

extension AppLoop {
  /// Plays what of the script is due in a window.
  func playScript(until now: TimeInterval) {
    guard let script else { return }
    do throws(OutputFileError) {
      try script.run(until: now)
    } catch {
      application.terminate()
      AppRun.end(73, error.description)
    }
    if script.nextTime == nil { self.script = nil }
  }
}
