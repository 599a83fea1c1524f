// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view that makes itself without the document, and so has nothing of it.
final class NibIgnoringView: UIView {
  required init?(coder: NSCoder) {
    super.init(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
  }
}
