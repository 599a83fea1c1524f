// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include "StippleProcess.h"

int stipple_spawn_without_descriptors(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}
