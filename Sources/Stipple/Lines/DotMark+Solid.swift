// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension DotMark {
  /// One mark that is as long as the line.
  public static let solid = DotMark(name: "solid") { Dash(length: .infinity, cap: $0.cap, isElastic: true) }
}
