// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import UIKit

/// Events as lines, to be compared.
enum Told {
  static func text(_ event: HostEvent) -> String {
    switch event {
    case .touch(let id, let type, let phase, let location): "\(type) \(id) \(phase) \(place(location))"
    case .pointerMoved(let location): "pointer \(place(location))"
    case .wheel(let location, let delta, let isZoom):
      "wheel \(place(location)) \(number(delta.dx)) \(number(delta.dy))\(isZoom ? " zoom" : "")"
    case .pinch(let location, let scale, let phase):
      "pinch \(place(location)) \(phase) \((scale * 1000).rounded() / 1000)"
    case .key(let key, let isDown): "key \(key.usage) \(isDown ? "down" : "up")"
    case .text(let text): "text \(text)"
    case .resized(let size, let scale): "size \(number(size.width)) \(number(size.height)) at \(number(scale))"
    case .appearance(let style): "appearance \(style)"
    case .exposed: "exposed"
    case .closeRequested: "close"
    }
  }

  private static func place(_ point: CGPoint) -> String { "\(number(point.x)) \(number(point.y))" }

  /// Without a fraction that is none, and without the sign of a zero.
  private static func number(_ value: CGFloat) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }

  /// Lines that come from any thread.
  final class List: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    var texts: [String] { lock.withLock { lines } }

    func append(_ text: String) { lock.withLock { lines.append(text) } }
  }
}
