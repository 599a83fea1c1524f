// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore
import UIKit

/// An action that counts how often it is run.
final class ActionRecorder: NSObject, CAAction {
  private(set) var count = 0

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    count += 1
  }
}
