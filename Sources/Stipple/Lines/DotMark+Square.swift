// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension DotMark {
  /// A square as wide as the line, along it.
  public static let square = DotMark(name: "square") { Dash(length: $0.lineWidth, cap: .butt) }
}
