// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A function that runs at every frame: at every tick of a layer tree, once for each timestamp.
///
/// The frames are those that are drawn in a window, or that a script or a test asks for by `CALayer.tick(timestamp:)`.
/// Run loops and their modes are not asked: a link that has been added to any runs.
open class CADisplayLink: NSObject {
  /// The frames a second that `duration` goes by, as the screen is not asked.
  static let nominalRate = 60.0

  private var action: ((CADisplayLink) -> Void)?
  private var modes: [(loop: ObjectIdentifier, mode: RunLoop.Mode)] = []
  private var lastTimestamp: CFTimeInterval?
  private let registry: DisplayLinkRegistry

  /// Makes a link that runs `action`, once it has been added to a run loop.
  ///
  /// It is this package's own: Apple's takes a target and a selector, which there are none of without Objective-C.
  public convenience init(_ action: @escaping (CADisplayLink) -> Void) {
    self.init(in: .shared, action)
  }

  /// Makes a link that a registry runs.
  init(in registry: DisplayLinkRegistry, _ action: @escaping (CADisplayLink) -> Void) {
    self.registry = registry
    self.action = action
    super.init()
  }

  /// Has the link run at every frame from the next one on; it is kept until it is taken out or invalidated.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard action != nil else { return }
    modes.append((ObjectIdentifier(runloop), mode))
    registry.add(self)
  }

  /// Takes the link out of a mode of a run loop; out of the last one, it runs no more.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.removeAll { $0.loop == ObjectIdentifier(runloop) && $0.mode == mode }
    if modes.isEmpty { registry.remove(self) }
  }

  /// Takes the link out of all run loops, for good, and lets go of what it runs.
  open func invalidate() {
    modes = []
    action = nil
    registry.remove(self)
  }

  /// The time of the frame that the link ran at last, in seconds; 0 before.
  open private(set) var timestamp: CFTimeInterval = 0

  /// When the frame after that one is to be expected.
  open var targetTimestamp: CFTimeInterval { timestamp + interval }

  /// Seconds between two frames: a sixtieth, whatever the screen does.
  open var duration: CFTimeInterval { 1 / Self.nominalRate }

  /// Whether the link is passed over for the time being. False at first.
  open var isPaused = false {
    didSet { if oldValue, !isPaused { registry.goOn() } }
  }

  /// The most runs a second; 0, every frame, at first.
  open var preferredFramesPerSecond: Int {
    get { Int(exactly: preferredFrameRateRange.rate ?? 0) ?? 0 }
    set { preferredFrameRateRange = CAFrameRateRange(minimum: 0, maximum: Float(max(0, newValue))) }
  }

  /// How often the link wants to run: at its preferred rate, else at most at its maximum.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Seconds between two runs.
  private var interval: CFTimeInterval {
    max(duration, preferredFrameRateRange.rate.map { 1 / CFTimeInterval($0) } ?? 0)
  }

  /// Runs the link at a frame, unless it has run at it, or ran so lately that its rate leaves the frame out.
  final func run(at timestamp: CFTimeInterval) {
    guard let action, !isPaused else { return }
    if let last = lastTimestamp {
      // Half a frame, so that a rate that divides the frames is not off by one where a sum has been rounded.
      let least = preferredFrameRateRange.rate == nil ? 0 : interval - duration / 2
      guard timestamp > last, timestamp - last >= least else { return }
    }
    lastTimestamp = timestamp
    self.timestamp = timestamp
    action(self)
  }
}
