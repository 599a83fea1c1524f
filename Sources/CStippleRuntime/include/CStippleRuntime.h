// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

#pragma once

#include "StippleClasses.h"
