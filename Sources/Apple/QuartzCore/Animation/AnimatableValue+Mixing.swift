// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension AnimatableValue {
  /// The value a part of the way to another one; below 0 and above 1 on the line beyond. Nil for unlike values.
  func mixed(with other: AnimatableValue, by part: Double) -> AnimatableValue? {
    switch (self, other) {
    case (.numbers(let a, let shape), .numbers(let b, let otherShape)):
      guard shape == otherShape else { return nil }
      return .numbers(zip(a, b).map { Self.mix($0, $1, part) }, shape)
    case (.transform(let a), .transform(let b)):
      return .transform(a.mixed(with: b, by: part))
    case (.color(let a), .color(let b)):
      return .color(a + (b - a) * part)
    case (.path(let a), .path(let b)):
      return Self.mix(a, b, part).map { .path($0) }
    case (.image(let a), .image(let b)):
      return .image(a.dissolved(into: b, by: part) ?? b)
    case (.list(let a), .list(let b)):
      guard a.count == b.count else { return nil }
      let values = zip(a, b).compactMap { $0.mixed(with: $1, by: part) }
      return values.count == a.count ? .list(values) : nil
    default:
      return nil
    }
  }

  /// Exact at both ends.
  private static func mix(_ a: Double, _ b: Double, _ part: Double) -> Double {
    part == 1 ? b : a + (b - a) * part
  }

  private static func mix(_ a: [PathElement], _ b: [PathElement], _ part: Double) -> [PathElement]? {
    guard a.count == b.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: Self.mix(a.x.native, b.x.native, part), y: Self.mix(a.y.native, b.y.native, part))
    }
    let mixed = zip(a, b).compactMap { pair -> PathElement? in
      switch pair {
      case (.move(let a), .move(let b)): .move(mix(a, b))
      case (.line(let a), .line(let b)): .line(mix(a, b))
      case (.quad(let c1, let a), .quad(let c2, let b)): .quad(control: mix(c1, c2), end: mix(a, b))
      case (.cubic(let c1, let d1, let a), .cubic(let c2, let d2, let b)):
        .cubic(control1: mix(c1, c2), control2: mix(d1, d2), end: mix(a, b))
      case (.close, .close): .close
      default: nil
      }
    }
    return mixed.count == a.count ? mixed : nil
  }

  /// The value with another one added as often as is said: transforms are concatenated, once or not at all. Nil for
  /// unlike values and for those that have no sum.
  func adding(_ other: AnimatableValue, times: Double = 1) -> AnimatableValue? {
    switch (self, other) {
    case (.numbers(let a, let shape), .numbers(let b, let otherShape)):
      guard shape == otherShape else { return nil }
      return .numbers(zip(a, b).map { $0 + $1 * times }, shape)
    case (.color(let a), .color(let b)):
      return .color(a + b * times)
    case (.transform(let a), .transform(let b)):
      if times == 0 { return self }
      return .transform(CATransform3DConcat(times < 0 ? CATransform3DInvert(b) : b, a))
    case (.list(let a), .list(let b)):
      guard a.count == b.count else { return nil }
      let sums = zip(a, b).compactMap { $0.adding($1, times: times) }
      return sums.count == a.count ? .list(sums) : nil
    default:
      return nil
    }
  }

  /// How far another value is off, for an even pace: the length of the line between them. 0 for unlike values.
  func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.numbers(let a, _), .numbers(let b, _)):
      zip(a, b).map { ($0 - $1) * ($0 - $1) }.reduce(0, +).squareRoot()
    case (.transform(let a), .transform(let b)):
      zip(a.numbers, b.numbers).map { (($0 - $1) * ($0 - $1)).native }.reduce(0, +).squareRoot()
    case (.color(let a), .color(let b)):
      ((a - b) * (a - b)).sum().squareRoot()
    case (.list(let a), .list(let b)):
      zip(a, b).map { $0.distance(to: $1) }.reduce(0, +)
    default:
      0
    }
  }

  /// A point of the curve through four values that is at the second one for 0 and at the third one for 1, given the
  /// tangents there. Nil for what is not made of numbers: transforms and paths are mixed along the line.
  static func hermite(
    _ a: AnimatableValue, _ b: AnimatableValue, leaving: [Double], arriving: [Double], at t: Double
  ) -> AnimatableValue? {
    guard case .numbers(let p, let shape) = a, case .numbers(let q, let other) = b, shape == other,
      leaving.count == p.count, arriving.count == p.count
    else { return a.mixed(with: b, by: t) }
    let (t2, t3) = (t * t, t * t * t)
    return .numbers(
      p.indices.map { index in
        (2 * t3 - 3 * t2 + 1) * p[index] + (t3 - 2 * t2 + t) * leaving[index] + (3 * t2 - 2 * t3) * q[index]
          + (t3 - t2) * arriving[index]
      }, shape)
  }

  /// The numbers of a value that is made of some.
  var plainNumbers: [Double]? {
    if case .numbers(let numbers, _) = self { numbers } else { nil }
  }
}

extension CGImage {
  /// Both images, as large as the larger one, the one fading as the other appears; nil if that is too large.
  fileprivate func dissolved(into other: CGImage, by part: Double) -> CGImage? {
    let part = min(max(part.isNaN ? 1 : part, 0), 1)
    guard part > 0, part < 1 else { return part == 0 ? self : other }
    let (width, height) = (max(width, other.width), max(height, other.height))
    guard width <= 16384, height <= 16384, let context = CGContext.layerBitmap(width: width, height: height) else {
      return nil
    }
    let all = CGRect(x: 0, y: 0, width: width, height: height)
    context.setAlpha(1 - part)
    context.draw(self, in: all)
    context.setBlendMode(.plusLighter)
    context.setAlpha(part)
    context.draw(other, in: all)
    return context.makeImage()
  }
}
