// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

#pragma once
#include <spawn.h>

/// Has a process that is started begin without descriptors from a number on; gives 0 or an error's number.
///
/// Needed because Swift does not see what the C library has beyond POSIX.
int stipple_spawn_without_descriptors(posix_spawn_file_actions_t *_Nonnull actions, int first);
