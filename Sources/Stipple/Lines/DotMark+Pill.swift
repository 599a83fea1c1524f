// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension DotMark {
  /// A dash of 1 pt between round caps: a dot that is a point longer than it is wide.
  public static let pill = DotMark(name: "pill") { _ in Dash(length: 1, cap: .round) }
}
