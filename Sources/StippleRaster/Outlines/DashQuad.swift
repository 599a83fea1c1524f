// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The outline of a dash with flat ends that hardly bends: four corners, in pixels, in their order.
struct DashQuad {
  let startRight: SIMD2<Double>
  let startLeft: SIMD2<Double>
  let endLeft: SIMD2<Double>
  let endRight: SIMD2<Double>

  var corners: [SIMD2<Double>] { [startRight, startLeft, endLeft, endRight] }
}
