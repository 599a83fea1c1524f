// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// Apple's CoreGraphics brings Foundation along, so does this one.
@_exported public import Foundation
