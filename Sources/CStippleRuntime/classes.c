// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

#include "StippleClasses.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

// The linker sets these around the section in which Swift's compiler lists all types; they are absent from a program
// that has none.
extern const int32_t first_record[] __asm__("__start_swift5_type_metadata") __attribute__((weak, visibility("hidden")));
extern const int32_t end_record[] __asm__("__stop_swift5_type_metadata") __attribute__((weak, visibility("hidden")));

// How Swift's compiler describes a module or a type: all else in a description is not needed here. What points to
// something holds the distance to it from itself.
struct description {
  uint32_t flags;
  int32_t parent;
  int32_t name;
};

enum { kind_mask = 0x1f, kind_module = 0, kind_first_type = 16 };

static const void *pointed_to(const int32_t *distance) {
  return *distance == 0 ? NULL : (const char *)distance + *distance;
}

// The lowest bit of a distance says that what is there is a pointer to what is meant.
static const struct description *description_at(const int32_t *distance) {
  int32_t direct = *distance & ~3;
  if (direct == 0) return NULL;
  const char *address = (const char *)distance + direct;
  return *distance & 1 ? *(const struct description *const *)address : (const struct description *)address;
}

const char *stipple_module_declaring(const char *name, unsigned long index) {
  for (const int32_t *record = first_record; record != NULL && record < end_record; record++) {
    const struct description *type = description_at(record);
    if (type == NULL || (type->flags & kind_mask) < kind_first_type) continue;
    const char *type_name = pointed_to(&type->name);
    if (type_name == NULL || strcmp(type_name, name) != 0) continue;
    const struct description *module = description_at(&type->parent);
    if (module == NULL || (module->flags & kind_mask) != kind_module) continue;
    if (index-- == 0) return pointed_to(&module->name);
  }
  return NULL;
}
