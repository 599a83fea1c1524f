// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

#define _GNU_SOURCE
#include "StippleMemory.h"
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

int stipple_shared_memory_make(void) {
  int descriptor = memfd_create("stipple", MFD_CLOEXEC | MFD_ALLOW_SEALING);
  if (descriptor >= 0 && fcntl(descriptor, F_ADD_SEALS, F_SEAL_SHRINK) != 0) {
    close(descriptor);
    return -1;
  }
  return descriptor;
}

void stipple_shared_memory_give_back(int descriptor, long start, long count) {
  fallocate(descriptor, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, start, count);
}
