// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Exact coverage of pixels by many convex shapes that overlap, each part of a pixel counted once.
///
/// The union's area is the sum of the areas of all shapes, less that of what each two have in common, and that of each
/// three more, and so on: all of these are convex polygons, found by cutting one shape by the sides of another, and their
/// areas are summed up in the same cells (`AreaSum`). No line is drawn through a pixel to look what it crosses: within
/// 0.51/255 of the exact area, rounding included. What a pixel gets depends on the shapes that cover a part of it alone.
///
/// It takes time for the edges of the shapes and for each two, three... of them that have something in common; where
/// those are too many, as where a hundred lines meet in a point, it gives up. Memory: 300 bytes a shape and 4 a pixel.
struct ConvexUnion: ~Copyable {
  /// The corners of a shape, turning from the x axis to the y axis, and of each side from there on the normal inwards.
  static let numbersPerShape = 8
  /// How often one polygon is cut by another before it gives up: so often, and so often for each shape.
  static let mostCuts = 1 << 16
  static let mostCutsPerShape = 64
  /// How many shapes may have a point in common.
  static let mostLevels = 12
  /// Polygons of a smaller breadth, in pixels, are left out.
  static let leastBreadth = 1e-6
  /// Shapes of a smaller area, in pixels, are left out.
  static let leastArea = 1e-6

  /// A polygon that several shapes have in common.
  struct Common {
    /// The number of the last of the shapes.
    var shape: Int
    /// Where its corners are in the memory.
    var start: Int
    var count: Int
    var box: Box
  }

  struct Box {
    var low: SIMD2<Double>
    var high: SIMD2<Double>

    @inline(__always)
    func meets(_ other: Box) -> Bool {
      low.x < other.high.x && other.low.x < high.x && low.y < other.high.y && other.low.y < high.y
    }
  }

  var sum = AreaSum()
  var shapes = Room<SIMD2<Double>>()
  /// Of the part of each shape that is in the rows of the window.
  var boxes = Room<Box>()
  /// Numbers of shapes, by the left sides of their boxes.
  var order = Room<Int>()
  var corners = Room<SIMD2<Double>>()
  var common = Room<Common>()
  /// Two polygons that are being cut, and the distances of a polygon's corners from a side.
  let scratch: UnsafeMutablePointer<SIMD2<Double>>
  let distances: UnsafeMutablePointer<Double>
  /// How often a polygon was cut, and how often at most.
  var cuts = 0
  var cutLimit = 0

  static let mostCorners = 4 + 4 * (mostLevels + 1)

  init() {
    scratch = .allocate(capacity: 2 * Self.mostCorners)
    distances = .allocate(capacity: Self.mostCorners)
  }

  deinit {
    scratch.deallocate()
    distances.deallocate()
  }

  /// Turns to a window, without shapes.
  mutating func open(_ window: PixelRect) {
    sum.open(window)
    shapes.count = 0
    boxes.count = 0
  }

  /// Writes the coverage of all shapes to a band that has none in the window; gives false, and leaves the band as it is,
  /// where too many of them overlap.
  mutating func take(into band: inout CoverageBand) -> Bool {
    guard subtractCommon() else {
      sum.clear()
      return false
    }
    sum.takeRows(into: &band)
    return true
  }
}

/// Memory for numbers, that grows.
struct Room<Element: BitwiseCopyable>: ~Copyable {
  private(set) var start: UnsafeMutablePointer<Element>
  private var capacity = 0
  var count = 0

  init() {
    start = .allocate(capacity: 0)
  }

  deinit { start.deallocate() }

  /// Makes room for more elements behind those that count.
  @inline(__always)
  mutating func reserve(_ more: Int) {
    if count &+ more > capacity { grow(more) }
  }

  private mutating func grow(_ more: Int) {
    capacity = 2 * (count + more)
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    start.deallocate()
    start = larger
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    reserve(1)
    start[count] = element
    count &+= 1
  }

  @inline(__always)
  subscript(index: Int) -> Element { start[index] }
}
