// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension UIView {

    @IBInspectable var roundness: CGFloat {
        get { return layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }

}
