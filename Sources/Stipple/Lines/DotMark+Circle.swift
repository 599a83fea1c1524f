// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension DotMark {
  /// A circle as wide as the line.
  public static let circle = DotMark(name: "circle") { _ in Dash(length: 0, cap: .round) }
}
