// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// Cairo, the same as the package draws with, which is no product of it; and what Swift's Glibc leaves out.
#pragma once
#include <cairo/cairo.h>
#include <cairo/cairo-pdf.h>
#include <cairo/cairo-svg.h>
#include <malloc.h>
