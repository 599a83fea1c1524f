// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// Something to draw, always the same, and how each engine draws it best.
@MainActor
protocol Workload {
  var name: String { get }
  var width: Int { get }
  var height: Int { get }
  /// How many pictures one drawing is; times are for one of them.
  var frames: Int { get }
  var bars: Bars { get }
  /// How far ours may be from exact coverage, of 255.
  var tolerance: Double { get }
  /// How far Cairo's picture may be from exact coverage, of 255.
  var cairoTolerance: Double { get }

  func exactPicture(frame: Int) -> ExactPicture
  /// The kernels' drawing.
  func kernels(on canvas: Canvas, threads: Int) -> ((_ frame: Int) -> Void)?
  /// The view, and how it is set up for a frame.
  func scene() -> Scene
  /// Cairo's drawings, by the name of the way; the fastest is the peer.
  func cairo(on canvas: Canvas) -> [String: (_ frame: Int) -> Void]
}

extension Workload {
  var frames: Int { 1 }
  var tolerance: Double { 2 }
  func kernels(on canvas: Canvas, threads: Int) -> ((_ frame: Int) -> Void)? { nil }
}

/// A view that draws a workload.
@MainActor
struct Scene {
  let view: UIView
  var prepare: (_ frame: Int) -> Void = { _ in }
}

/// What is to be reached on one thread.
struct Bars {
  /// At most so many times the floor.
  var floor: Double?
  /// At least so many times as fast as Cairo.
  var cairo: Double?
  /// At least so many times as fast with two threads as with one.
  var twoThreads: Double?
}
