// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import UIKit

@testable import StippleDesigner

extension WorkerProgram {
  /// The command as it was built beside the tests.
  static var built: WorkerProgram {
    // A machine that does much else is slow; what hangs here is told of its time by each test.
    WorkerProgram(
      path: ProgramRun.products.appending(path: "stipple").path, arguments: ["design", "--worker"],
      patience: .seconds(60))
  }
}

extension DesignScene {
  /// A grid of dots, 40 points wide and high.
  static var dots: DesignScene { grid("dot") }

  static func grid(_ pattern: String, _ changes: [String: AttributeValue] = [:]) -> DesignScene {
    DesignScene(
      source: .view(name: "GridView"), size: DesignSize(width: 40, height: 40),
      changes: [Change(object: viewID, key: "patternName", value: .text(pattern))]
        + changes.sorted { $0.key < $1.key }.map { Change(object: viewID, key: $0.key, value: $0.value) })
  }
}
