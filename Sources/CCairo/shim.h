// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// No pkg-config: its flags for Cairo hold ones that SwiftPM refuses with a warning.
#pragma once
#include <cairo/cairo.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
