// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

@_exported public import CoreGraphics
@_exported public import Foundation
