// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view that takes keys that it has no property for.
final class AttributeCollectingView: UIView {
  private(set) var collected: [String: Any] = [:]

  override func setValue(_ value: Any?, forUndefinedKey key: String) {
    collected[key] = value
  }

  override func value(forUndefinedKey key: String) -> Any? {
    collected[key]
  }
}
