// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

#pragma once

/// The name of a Swift module of this program that declares a class, struct or enum of a name at its top level.
///
/// A program may have several; `index` tells them apart, in the order in which the modules were linked. NULL when there
/// are no more, and where the program's types cannot be listed. Takes time in step with the number of types.
///
/// Needed because Swift finds a class by its name only together with its module's, which a document may not tell.
/// Source: swift, docs/ABI/Metadata.rst (https://github.com/swiftlang/swift), and include/swift/ABI/Metadata.h.
const char *_Nullable stipple_module_declaring(const char *_Nonnull name, unsigned long index);
