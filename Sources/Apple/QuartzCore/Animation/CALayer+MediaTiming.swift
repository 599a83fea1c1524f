// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import CoreGraphics

/// The layer's time in that of its superlayer, and of a root in the time of ticks. Of a layer, `beginTime`, `speed` and
/// `timeOffset` count, for its animations and those below; it is shown whatever the others say.
extension CALayer: CAMediaTiming {
  /// When the layer's time begins. Zero at first.
  public var beginTime: CFTimeInterval {
    get { motion?.timing.beginTime ?? 0 }
    set { changeTiming { $0.beginTime = newValue } }
  }

  /// Kept, without effect. Zero at first.
  public var duration: CFTimeInterval {
    get { motion?.timing.duration ?? 0 }
    set { changeTiming { $0.duration = newValue } }
  }

  /// How fast the layer's time goes; zero halts its animations. One at first.
  public var speed: Float {
    get { motion?.timing.speed ?? 1 }
    set { changeTiming { $0.speed = newValue } }
  }

  /// What is added to the layer's time. Zero at first.
  public var timeOffset: CFTimeInterval {
    get { motion?.timing.timeOffset ?? 0 }
    set { changeTiming { $0.timeOffset = newValue } }
  }

  /// Kept, without effect. Zero at first.
  public var repeatCount: Float {
    get { motion?.timing.repeatCount ?? 0 }
    set { changeTiming { $0.repeatCount = newValue } }
  }

  /// Kept, without effect. Zero at first.
  public var repeatDuration: CFTimeInterval {
    get { motion?.timing.repeatDuration ?? 0 }
    set { changeTiming { $0.repeatDuration = newValue } }
  }

  /// Kept, without effect. False at first.
  public var autoreverses: Bool {
    get { motion?.timing.autoreverses ?? false }
    set { changeTiming { $0.autoreverses = newValue } }
  }

  /// Kept, without effect: a layer is always shown.
  public var fillMode: CAMediaTimingFillMode {
    get { motion?.timing.fillMode ?? .removed }
    set { changeTiming { $0.fillMode = newValue } }
  }

  private func changeTiming(_ change: (inout MediaTiming) -> Void) {
    change(&ownMotion.timing)
    timingChangedInTree()
  }

  private func timingChangedInTree() {
    guard isMoving else { return }
    animationsChanged()
    for child in children { child.timingChangedInTree() }
    maskLayer?.timingChangedInTree()
  }

  /// Converts a time of another layer to this one's; nil is the time of ticks, as `CACurrentMediaTime()` has it.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.mediaTime(t) ?? t)
  }

  /// Converts a time of this layer to another one's; nil is the time of ticks, as `CACurrentMediaTime()` has it.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = mediaTime(t)
    return l?.localTime(time) ?? time
  }

  private final func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    let time = (parent ?? masked)?.localTime(time) ?? time
    return motion?.timing.localTime(time) ?? time
  }

  private final func mediaTime(_ time: CFTimeInterval) -> CFTimeInterval {
    let time = motion?.timing.holderTime(time) ?? time
    return (parent ?? masked)?.mediaTime(time) ?? time
  }

  /// The layer's time at the last tick of its tree; nil before the first.
  final var presentationTime: CFTimeInterval? {
    guard let holder = parent ?? masked else { return motion?.lastTick.map { motion?.timing.localTime($0) ?? $0 } }
    return holder.presentationTime.map { motion?.timing.localTime($0) ?? $0 }
  }
}
