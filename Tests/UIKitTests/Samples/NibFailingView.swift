// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view that no document can make.
final class NibFailingView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    return nil
  }
}
