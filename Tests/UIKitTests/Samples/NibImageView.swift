// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// An image view of a document's own class.
final class NibImageView: UIImageView {}
