// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A recognizer of one tap or more, with one finger or more.
///
/// Apple documents none of its limits. Here a tap lasts 0.75 s at most and stays within 45 points, and the next one
/// begins within 0.35 s, where the first was: the figures that Apple's recognizer is known to be set up with.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The longest that a tap lasts, in seconds.
  private static let duration: TimeInterval = 0.75

  /// How often the fingers have to tap: 1 at first; less than 1 counts as 1.
  open var numberOfTapsRequired = 1
  /// How many fingers have to tap: 1 at first; less than 1 counts as 1.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var fingers: [UITouch] = []
  private var firstTap: [UITouch] = []

  /// Waits for the fingers to be lifted.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if fingers.isEmpty { wake(at: event.timestamp + Self.duration) }
    fingers += touches.inOrder
    let isElsewhere = CGPoint.centroid(of: firstTap.map(\.start)).map { first in
      touches.contains { $0.start.distance(to: first) > TapCounter.reach + spread }
    }
    if fingers.count > max(1, numberOfTouchesRequired) || isElsewhere == true { state = .failed }
  }

  /// Fails if a finger goes too far.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if touches.contains(where: { $0.values.location.distance(to: $0.start) > TapCounter.reach }) { state = .failed }
  }

  /// Counts a tap once all fingers are lifted, and recognizes, or waits for the next.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard !fingers.contains(where: \.isDown) else { return }
    guard fingers.count == max(1, numberOfTouchesRequired) else {
      state = .failed
      return
    }
    taps += 1
    if firstTap.isEmpty { firstTap = fingers }
    fingers = []
    if taps >= numberOfTapsRequired { state = .ended } else { wake(at: event.timestamp + TapCounter.pause) }
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  /// Forgets the taps.
  open override func reset() {
    super.reset()
    (taps, fingers, firstTap) = (0, [], [])
  }

  /// Where the first tap was: the middle of its fingers.
  open override func location(in view: UIView?) -> CGPoint {
    firstTap.isEmpty ? super.location(in: view) : location(of: firstTap, in: view)
  }

  /// How many fingers tapped.
  open override var numberOfTouches: Int { firstTap.isEmpty ? super.numberOfTouches : firstTap.count }

  /// Where one of the fingers of the first tap was.
  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard firstTap.indices.contains(touchIndex) else { return super.location(ofTouch: touchIndex, in: view) }
    return firstTap[touchIndex].location(in: view)
  }

  /// Whether recognizing keeps another one from it: taps do not keep from it what needs more of them.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return numberOfTapsRequired >= other.numberOfTapsRequired
  }

  override func timeHasCome() {
    state = .failed
  }

  /// How far apart the fingers of the first tap were.
  private var spread: CGFloat {
    let places = firstTap.map(\.start)
    guard let middle = CGPoint.centroid(of: places) else { return 0 }
    return places.map { $0.distance(to: middle) }.max() ?? 0
  }
}
