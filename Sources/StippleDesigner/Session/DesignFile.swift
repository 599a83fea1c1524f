// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// A file for a page to keep.
struct DesignFile: Hashable, Sendable {
  /// A name to keep it under, such as "GridView@2x.png".
  let name: String
  let data: Data
}
