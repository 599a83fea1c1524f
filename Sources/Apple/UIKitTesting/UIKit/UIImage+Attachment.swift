// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

@_exported public import _Testing_CoreGraphics
public import UIKit
public import Testing
