// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

#include "CStippleRuntime.h"

#include <stddef.h>
#include <stdint.h>

// The class itself is an argument in the register that Swift keeps for self.
typedef __attribute__((swiftcall)) void *(*Init)(__attribute__((swift_context)) const void *);
typedef __attribute__((swiftcall)) void *(*InitFrame)(
    double, double, double, double, __attribute__((swift_context)) const void *);

typedef __attribute__((swiftcall)) void *(*InitLayer)(void *, __attribute__((swift_context)) const void *);

// Weak, so that a program without one of the modules links.
#define ENTRY(name, symbol)                                       \
  extern const char name##_code[] __asm__(symbol) __attribute__((weak)); \
  const void *name(void) { return name##_code; }

ENTRY(stipple_object_init, "$s10Foundation8NSObjectCACycfC")
ENTRY(stipple_layer_init, "$s10QuartzCore7CALayerC5layerACyp_tcfC")
ENTRY(stipple_layer_draw, "$s10QuartzCore7CALayerC4draw2iny0B8Graphics9CGContextC_tF")
ENTRY(stipple_view_init, "$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfC")
ENTRY(stipple_view_draw, "$s5UIKit6UIViewC4drawyy10Foundation6CGRectVF")
ENTRY(stipple_view_draw_layer, "$s5UIKit6UIViewC4draw_2iny10QuartzCore7CALayerC_0F8Graphics9CGContextCtF")

/// The head of a class's metadata where there is no Objective-C.
typedef struct {
  const void *kind, *superclass;
  uint32_t flags, instanceAddressPoint, instanceSize;
  uint16_t instanceAlignment, reserved;
  uint32_t size, addressPoint;
  const void *description, *destroyer;
} ClassMetadata;

/// Where a class keeps the code of a method, counted in pointers; 0 if it does not.
static size_t slotOf(const void *entry, const void *class) {
  const ClassMetadata *metadata = class;
  size_t count = (metadata->size - metadata->addressPoint) / sizeof(void *);
  for (size_t slot = sizeof(ClassMetadata) / sizeof(void *); entry && slot < count; slot++)
    if (((const void *const *)class)[slot] == entry) return slot;
  return 0;
}

static const void *codeAt(size_t slot, const void *class) { return ((const void *const *)class)[slot]; }

void *stipple_make_object(const void *class, const void *base) {
  size_t slot = slotOf(stipple_object_init(), base);
  return slot ? ((Init)codeAt(slot, class))(class) : NULL;
}

void *stipple_make_layer(const void *class, const void *base, void *any) {
  size_t slot = slotOf(stipple_layer_init(), base);
  return slot ? ((InitLayer)codeAt(slot, class))(any, class) : NULL;
}

void *stipple_make_view(const void *class, const void *base, double x, double y, double width, double height) {
  size_t slot = slotOf(stipple_view_init(), base);
  return slot ? ((InitFrame)codeAt(slot, class))(x, y, width, height, class) : NULL;
}

bool stipple_overrides(const void *class, const void *base, const void *entry) {
  size_t slot = slotOf(entry, base);
  return slot && codeAt(slot, class) != entry;
}

void **stipple_transactions(void) {
  static _Thread_local void *transactions = 0;
  return &transactions;
}
