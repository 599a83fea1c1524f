// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// A class that is no view.
final class NibSampleObject: NSObject {}
