// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// What Swift itself refuses: to make an object of a class known only at run time by an initializer that is not
// `required`, and to tell whether a class overrides a method. Both read the class's table of methods.
//
// A class is the address of its metadata. An entry is the code of a method of the class that introduced it; its slot
// is where that class, and every subclass, keeps its own.
//
// Source: Swift, docs/ABI/TypeMetadata.rst and docs/ABI/CallingConvention.rst, https://github.com/swiftlang/swift

#pragma once
#include "StippleClasses.h"
#include "StippleMemory.h"
#include "StippleProcess.h"
#include <stdbool.h>

#pragma clang assume_nonnull begin

/// The entry of NSObject.init().
const void *_Nullable stipple_object_init(void);

/// The entry of CALayer.init(layer:); null in a program without QuartzCore.
const void *_Nullable stipple_layer_init(void);

/// The entry of CALayer.draw(in:); null in a program without QuartzCore, as the ones below without UIKit.
const void *_Nullable stipple_layer_draw(void);

/// The entry of UIView.init(frame:).
const void *_Nullable stipple_view_init(void);

/// The entry of UIView.draw(_:).
const void *_Nullable stipple_view_draw(void);

/// The entry of UIView.draw(_:in:), the layer delegate's method.
const void *_Nullable stipple_view_draw_layer(void);

/// Calls `init()` of a class below NSObject, `base`, and gives the object, retained; null if there is no such slot.
void *_Nullable stipple_make_object(const void *class, const void *base);

/// Calls `init(layer:)` of a class below CALayer, `base`, with the value of type Any at an address, which it takes over,
/// and gives the layer, retained; null, the value left, if there is no such slot.
void *_Nullable stipple_make_layer(const void *class, const void *base, void *any);

/// Calls `init(frame:)` of a class below UIView, `base`, and gives the view, retained; null if there is no such slot.
void *_Nullable stipple_make_view(const void *class, const void *base, double x, double y, double width, double height);

/// Where a thread keeps the address of its transactions, null at first: finding them by name takes longer than what a
/// layer does with them.
void *_Nullable *_Nonnull stipple_transactions(void);

/// Whether a class below `base` has code of its own for the method that `entry` is in `base`.
bool stipple_overrides(const void *class, const void *base, const void *_Nullable entry);

#pragma clang assume_nonnull end
