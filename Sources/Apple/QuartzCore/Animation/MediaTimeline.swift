// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics

/// What `CAMediaTiming` has for an object.
struct MediaTiming {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  /// A time of the holder in the object's own time, without end or repeats.
  func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    (time - usable(beginTime)) * usableSpeed + usable(timeOffset)
  }

  /// A time of the object in its holder's; the object's begin where its own time stands still.
  func holderTime(_ time: CFTimeInterval) -> CFTimeInterval {
    let speed = usableSpeed
    return speed == 0 ? usable(beginTime) : (time - usable(timeOffset)) / speed + usable(beginTime)
  }

  var usableSpeed: Double {
    speed.isFinite ? Double(speed) : 1
  }

  func usable(_ value: CFTimeInterval) -> CFTimeInterval {
    value.isFinite ? value : 0
  }
}

/// An animation's runs along the time of what holds it.
struct MediaTimeline {
  /// When the first run begins, in the holder's time.
  let begin: CFTimeInterval
  /// How long a run takes, in the animation's own time.
  let duration: CFTimeInterval
  let timing: MediaTiming

  /// Makes a timeline; a duration that is no positive number is the one given for it.
  init(_ timing: MediaTiming, begin: CFTimeInterval, defaultDuration: CFTimeInterval) {
    self.timing = timing
    self.begin = begin
    duration = timing.duration > 0 ? timing.duration : defaultDuration > 0 ? defaultDuration : 0
  }

  /// Where in the runs a moment is.
  struct Moment: Equatable {
    enum Phase { case before, active, after }
    var phase: Phase
    /// How many runs are over.
    var run: Double
    /// How far the run is, 0 to 1; on the way back from 1 to 0.
    var progress: Double
  }

  /// A run and the one back.
  private var cycle: CFTimeInterval { timing.autoreverses ? duration * 2 : duration }

  /// All runs, in the animation's own time; may be infinite.
  private var total: CFTimeInterval {
    if timing.repeatDuration > 0 { return timing.repeatDuration }
    let count = timing.repeatCount > 0 ? Double(timing.repeatCount) : 1
    // What takes no time takes none infinitely often, too.
    return cycle > 0 ? cycle * count : 0
  }

  /// When the last run is over, in the holder's time; infinite for never.
  var end: CFTimeInterval {
    let speed = abs(timing.usableSpeed)
    return speed == 0 ? .infinity : begin + total / speed
  }

  /// The moment at a time of the holder; nil where the animation shows nothing.
  func moment(at time: CFTimeInterval) -> Moment? {
    let phase: Moment.Phase = time < begin ? .before : time >= end ? .after : .active
    if phase == .before, !timing.fillMode.showsStart { return nil }
    if phase == .after, !timing.fillMode.showsEnd { return nil }
    let speed = timing.usableSpeed
    var elapsed = phase == .before ? 0 : phase == .after ? total : (time - begin) * abs(speed)
    if speed < 0 {
      elapsed = total.isFinite ? total - elapsed : cycle - elapsed.truncatingRemainder(dividingBy: cycle)
    }
    return moment(phase, at: shifted(elapsed))
  }

  /// Own time with the offset; what it moves beyond the end comes in again at the start.
  private func shifted(_ elapsed: CFTimeInterval) -> CFTimeInterval {
    let offset = timing.usable(timing.timeOffset)
    let time = elapsed + offset
    guard offset != 0, total > 0, total.isFinite, elapsed > 0, time > total else { return time }
    return time - (time / total).rounded(.down) * total
  }

  private func moment(_ phase: Moment.Phase, at time: CFTimeInterval) -> Moment {
    guard cycle > 0 else { return Moment(phase: phase, run: 0, progress: 1) }
    guard cycle.isFinite, time.isFinite else { return Moment(phase: phase, run: 0, progress: time.isFinite ? 0 : 1) }
    let clamped = min(max(0, time), total)
    var run = (clamped / cycle).rounded(.down)
    // The end of the last run is not the start of another one.
    if clamped >= total, run > 0, clamped == run * cycle { run -= 1 }
    let part = min(max((clamped - run * cycle) / duration, 0), 2)
    return Moment(phase: phase, run: run, progress: part > 1 ? (timing.autoreverses ? 2 - part : 1) : part)
  }
}
