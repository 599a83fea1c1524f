// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
package import Foundation

/// Plays a script to an app: its events come to the loop of frames, and pictures of frames go to files.
@MainActor package final class EventScriptRunner {
  /// A window that has been asked for another size.
  private struct Resizing {
    /// The frame of the script that has asked.
    let frame: EventTimeline.Frame
    let sizeBefore: CGSize
    /// Until when an answer is waited for.
    let deadline: TimeInterval
  }

  /// How long the desktop may take to give a window another size, in seconds; some never do.
  static let patience: TimeInterval = 1

  private let loop: AppLoop
  private var timeline: EventTimeline
  private var next: EventTimeline.Frame?
  /// The time of the loop at the script's first frame, later by what had to be waited.
  private var start: TimeInterval
  private var resizing: Resizing?

  /// Makes a runner that begins at a time of the loop's clock.
  package init(_ script: EventScript, loop: AppLoop, start: TimeInterval = 0) {
    self.loop = loop
    self.start = start
    timeline = EventTimeline(script, scale: loop.scale)
    next = timeline.next()
  }

  /// The time of the next frame that the script has something for; nil when it is done.
  package var nextTime: TimeInterval? {
    guard let resizing else { return next.map { start + $0.time } }
    return hasNewSize(resizing) ? start + resizing.frame.time : resizing.deadline
  }

  /// Plays the whole script, every frame of it, as fast as they can be made.
  package func runToEnd() throws(OutputFileError) {
    while let frame = next {
      play(frame)
      try take(frame.files, at: start + frame.time)
    }
  }

  /// Plays what is due at a time; frames that are late are made only where a picture of them is asked for.
  ///
  /// The loop's own frame at that time is the caller's to make. After a new size for the window all waits until it has
  /// that, so that pictures and places are those of a script without a window.
  package func run(until now: TimeInterval) throws(OutputFileError) {
    if let resizing {
      guard hasNewSize(resizing) || now >= resizing.deadline else { return }
      self.resizing = nil
      start = max(start, now - resizing.frame.time)
      if !resizing.frame.files.isEmpty { try take(resizing.frame.files, at: now) }
    }
    while resizing == nil, let frame = next, start + frame.time <= now {
      play(frame)
      if resizing == nil, !frame.files.isEmpty { try take(frame.files, at: start + frame.time) }
    }
  }

  private func hasNewSize(_ resizing: Resizing) -> Bool { loop.size != resizing.sizeBefore }

  private func play(_ frame: EventTimeline.Frame) {
    for event in frame.events {
      if case .resized(let size, _) = event, let window = loop.desktopWindow {
        resize(window, to: size, in: frame)
      } else {
        loop.handle(event, timestamp: start + frame.time)
      }
    }
    next = timeline.next()
  }

  /// The desktop has the last word on the size of its window; it tells by an event of its own.
  private func resize(_ window: any DesktopWindow, to size: CGSize, in frame: EventTimeline.Frame) {
    let before = loop.size
    window.resize(to: size)
    // Of less than a pixel nothing is told.
    guard max(abs(size.width - before.width), abs(size.height - before.height)) * loop.scale >= 1 else { return }
    resizing = Resizing(frame: frame, sizeBefore: before, deadline: max(loop.time, start + frame.time) + Self.patience)
  }

  private func take(_ files: [String], at time: TimeInterval) throws(OutputFileError) {
    loop.frame(at: time)
    guard !files.isEmpty else { return }
    let data = loop.picture().flatMap { UIImage(cgImage: $0).pngData() }
    for file in files {
      guard let data else { throw OutputFileError(path: file, reason: "the picture could not be drawn") }
      try OutputFile(data, to: file).commit()
    }
  }
}
