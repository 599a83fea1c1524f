// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view with no table, between views that have one.
final class AttributePlainSubview: AttributeSampleView {}
