// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Foundation
internal import UIKit

/// Two fingers on a track pad that SDL tells apart: their distance, against that at first, is the scale of a pinch.
///
/// SDL's own gesture events tell no beginning and no scale, and come for touch screens too, whose fingers are touches.
struct TrackpadPinch {
  /// By how much the distance must change until two fingers count as pinching and not as scrolling.
  static let threshold: CGFloat = 0.1

  private var fingers: [SDL_FingerID: CGPoint] = [:]
  private var firstDistance: CGFloat?
  /// The scale at which the pinch stands; nil before it has begun.
  private var scale: CGFloat?

  /// - Parameters:
  ///   - location: Where the finger is on the pad, which is as large as the window.
  ///   - pointer: Where the pointer is: the pinch is there.
  mutating func translate(_ event: SDL_TouchFingerEvent, location: CGPoint, pointer: CGPoint) -> [HostEvent] {
    switch SDL_EventType(event.type) {
    case SDL_FINGERUP:
      fingers[event.fingerId] = nil
      return end(at: pointer, phase: .ended, forgetsFingers: false)
    case SDL_FINGERDOWN:
      fingers[event.fingerId] = location
      firstDistance = distance
      return fingers.count == 2 ? [] : end(at: pointer, phase: .ended, forgetsFingers: false)
    default:
      fingers[event.fingerId] = location
      guard let first = firstDistance, first > 0, let distance else { return [] }
      let ratio = distance / first
      guard scale != nil || abs(ratio - 1) > Self.threshold else { return [] }
      defer { scale = ratio }
      let began: [HostEvent] = scale == nil ? [.pinch(location: pointer, scale: 1, phase: .began)] : []
      return began + [.pinch(location: pointer, scale: ratio, phase: .moved)]
    }
  }

  /// Ends the pinch, if there is one.
  mutating func end(at pointer: CGPoint, phase: UITouch.Phase, forgetsFingers: Bool = true) -> [HostEvent] {
    if forgetsFingers { fingers = [:] }
    defer { (scale, firstDistance) = (nil, distance) }
    return scale.map { [.pinch(location: pointer, scale: $0, phase: phase)] } ?? []
  }

  private var distance: CGFloat? {
    let places = Array(fingers.values)
    return places.count == 2 ? hypot(places[0].x - places[1].x, places[0].y - places[1].y) : nil
  }
}
