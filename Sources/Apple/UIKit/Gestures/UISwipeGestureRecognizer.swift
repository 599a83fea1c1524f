// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A recognizer of fingers that go a way quickly.
///
/// It recognizes while they are down, once they have gone 50 points in a direction, no more than 50 off it, within half
/// a second; it fails once one has gone as far another way. Apple documents none of these.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions in which fingers go.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The directions as bits.
    public let rawValue: UInt

    /// Makes directions of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  private static let duration: TimeInterval = 0.5
  private static let way: CGFloat = 50
  private static let deviation: CGFloat = 50

  /// How many fingers swipe: 1 at first; less than 1 counts as 1.
  open var numberOfTouchesRequired = 1
  /// The directions that are recognized: to the right at first.
  open var direction: Direction = .right

  /// Begins to count the time; too many fingers make it fail.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if course.touches.count == touches.count { wake(at: event.timestamp + Self.duration) }
    if course.touches.count > max(1, numberOfTouchesRequired) { state = .failed }
  }

  /// Recognizes once all fingers have gone the way.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard course.down.count == max(1, numberOfTouchesRequired) else { return }
    let ways = course.down.map { touch in
      let (start, end) = (touch.start, touch.values.location)
      return CGVector(dx: end.x - start.x, dy: end.y - start.y)
    }
    let wanted = Self.directions.filter { direction.contains($0.direction) }
    if wanted.contains(where: { ways.allSatisfy($0.isGone) }) {
      state = .ended
    } else if ways.contains(where: { way in way.isLong(Self.way) && !wanted.contains { $0.isGone(way) } }) {
      state = .failed
    }
  }

  /// Fails.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  override func timeHasCome() {
    state = .failed
  }

  private static let directions: [(direction: Direction, isGone: (CGVector) -> Bool)] = [
    (.right, { $0.dx >= way && abs($0.dy) <= deviation }), (.left, { -$0.dx >= way && abs($0.dy) <= deviation }),
    (.up, { -$0.dy >= way && abs($0.dx) <= deviation }), (.down, { $0.dy >= way && abs($0.dx) <= deviation }),
  ]
}

extension CGVector {
  /// Whether it goes farther than a distance along an axis.
  fileprivate func isLong(_ distance: CGFloat) -> Bool { max(abs(dx), abs(dy)) > distance }
}
