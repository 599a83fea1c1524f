// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension DotMark {
  /// A dash of the length and with the caps that the line says.
  public static let dash = DotMark(name: "dash") { request in
    Dash(length: request.dashLength, cap: request.cap, isElastic: true)
  }
}
