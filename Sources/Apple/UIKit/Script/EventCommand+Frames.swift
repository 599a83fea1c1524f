// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// What a command does before each of its frames.
extension EventCommand {
  /// How far apart the fingers of a pinch are at first, in points: about as close as fingers come.
  private static let fingerDistance: CGFloat = 80
  /// The fingers' identifiers, such as no display gives.
  private static let fingers = [Int.min, Int.min + 1]

  /// The events of one of its frames, counted from 0.
  func events(ofFrame frame: Int, scale: CGFloat) -> [HostEvent] {
    switch self {
    case .tap(let place):
      switch frame {
      case 0: [Self.touch(0, .began, place)]
      case Self.tapFrames: [Self.touch(0, .ended, place)]
      default: []
      }
    case .drag(let start, let end, let seconds):
      Self.strokes(frame, of: Self.steps(seconds)) { [Self.point(from: start, to: end, at: $0)] }
    case .pinch(let center, let scale, let seconds):
      Self.strokes(frame, of: Self.steps(seconds)) { progress in
        let reach = Self.fingerDistance / 2 * (1 + (scale - 1) * progress)
        return [CGPoint(x: center.x - reach, y: center.y), CGPoint(x: center.x + reach, y: center.y)]
      }
    case .wheel(let place, let delta): [.wheel(location: place, delta: delta, isZoom: false)]
    case .type(let text): Self.typing(text[text.index(text.startIndex, offsetBy: frame / 2)], isDown: frame % 2 == 0)
    case .resize(let size): [.resized(size, scale: scale)]
    case .appearance(let style): [.appearance(style)]
    case .wait, .frame: []
    }
  }

  /// Fingers that touch, move in so many steps, and are lifted right where they arrive, so that they are still moving.
  private static func strokes(_ frame: Int, of steps: Int, _ places: (CGFloat) -> [CGPoint]) -> [HostEvent] {
    let places = places(CGFloat(frame) / CGFloat(steps))
    func events(_ phase: UITouch.Phase) -> [HostEvent] { places.indices.map { touch($0, phase, places[$0]) } }
    if frame == 0 { return events(.began) }
    return events(.moved) + (frame == steps ? events(.ended) : [])
  }

  private static func point(from start: CGPoint, to end: CGPoint, at progress: CGFloat) -> CGPoint {
    // The end itself at the end, not what rounding makes of it.
    guard progress < 1 else { return end }
    return CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
  }

  private static func touch(_ finger: Int, _ phase: UITouch.Phase, _ place: CGPoint) -> HostEvent {
    .touch(id: fingers[finger], type: .direct, phase: phase, location: place)
  }

  /// A key that is pressed and types, or is let go. What no key of a keyboard of the United States types comes as text
  /// alone, as from an input method.
  private static func typing(_ character: Character, isDown: Bool) -> [HostEvent] {
    let key = HostKey(typing: character).map { HostEvent.key($0, isDown: isDown) }
    return [key, isDown ? .text(String(character)) : nil].compactMap { $0 }
  }
}
