// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

#pragma once

/// Makes memory that two processes may share, of no bytes yet, which can grow and never shrink; gives its descriptor,
/// which a program that is started does not get of itself, or -1.
///
/// Needed because Swift does not see what the C library has beyond POSIX.
int stipple_shared_memory_make(void);

/// Gives shared memory back from a place on, at a multiple of a page; it reads as zeros then.
void stipple_shared_memory_give_back(int descriptor, long start, long count);
