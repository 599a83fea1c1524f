// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A run of colours over the locations from 0 to 1.
///
/// Colours are mixed part by part, not premultiplied, in the gradient's space.
public final class CGGradient: Sendable {
  /// A colour at a location, in sRGB, not premultiplied, every part in 0...1.
  package typealias Stop = (location: Double, red: Double, green: Double, blue: Double, alpha: Double)

  /// The stops in order of location, for a renderer that mixes in sRGB and holds the first and last colour past them.
  ///
  /// A gradient in a space whose components are not sRGB's has 32 stops between two colours, so that sRGB mixing between
  /// them follows it to within what 8 bits can show.
  package let stops: [Stop]

  /// Makes a gradient of colours, which are converted to the space; sRGB if there is none.
  ///
  /// - Parameters:
  ///   - colors: One `CGColor` or more. Nil is returned for none, and for anything else among them.
  ///   - locations: As many numbers as colours, from 0 to 1. Others are clamped, and put in order with their colours. If
  ///     nil, the colours are spread evenly.
  public convenience init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let space = space ?? CGColorSpace(.sRGB)
    let converted = colors.compactMap { color in
      (color as? CGColor)?.converted(to: space, intent: .defaultIntent, options: nil)?.components
    }
    guard converted.count == colors.count else { return nil }
    self.init(space, converted, locations)
  }

  /// Makes a gradient of components, all of one colour with its alpha before those of the next.
  ///
  /// - Parameters:
  ///   - colorComponents: `count` times as many numbers as the space has components, and one for alpha.
  ///   - locations: `count` numbers from 0 to 1. Others are clamped, and put in order with their colours. If nil, the
  ///     colours are spread evenly.
  ///   - count: The number of colours. Nil is returned for none.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    let size = space.numberOfComponents + 1
    let colors = (0..<count).map { Array(UnsafeBufferPointer(start: components + $0 * size, count: size)) }
    self.init(space, colors, locations)
  }

  private init?(_ space: CGColorSpace, _ colors: [[CGFloat]], _ locations: UnsafePointer<CGFloat>?) {
    guard !colors.isEmpty else { return nil }
    let placed = colors.indices.map { index in
      let location = locations.map { Double($0[index]) } ?? Double(index) / Double(max(colors.count - 1, 1))
      return (location: location.isNaN ? 0 : min(max(location, 0), 1), components: colors[index])
    }
    // A stable order: of two colours at one location the first comes before, the last after.
    let ordered = placed.enumerated().sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    self.stops = Self.stops(of: ordered, in: space)
  }

  private static func stops(
    of colors: [(location: Double, components: [CGFloat])], in space: CGColorSpace
  ) -> [Stop] {
    func stop(_ location: Double, _ components: [CGFloat]) -> Stop {
      let (red, green, blue, alpha) = CGColor(space, components).rgba
      return (location, red, green, blue, alpha)
    }
    let steps = space.kind.mixesLikeSRGB ? 1 : 32
    let between = zip(colors, colors.dropFirst()).flatMap { first, second in
      (0..<steps).map { step in
        let part = Double(step) / Double(steps)
        return stop(
          first.location + (second.location - first.location) * part,
          zip(first.components, second.components).map { $0 + ($1 - $0) * CGFloat(part) })
      }
    }
    return between + colors.suffix(1).map { stop($0.location, $0.components) }
  }
}
