// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
package import Foundation

/// Plays a script to an app: its events come to the loop of frames, and pictures of frames go to files.
@MainActor package final class EventScriptRunner {
  private let loop: AppLoop
  private var timeline: EventTimeline
  private var next: EventTimeline.Frame?
  /// The time of the loop at the script's first frame.
  private let start: TimeInterval

  /// Makes a runner that begins at a time of the loop's clock.
  package init(_ script: EventScript, loop: AppLoop, start: TimeInterval = 0) {
    self.loop = loop
    self.start = start
    timeline = EventTimeline(script, scale: loop.scale)
    next = timeline.next()
  }

  /// The time of the next frame that the script has something for; nil when it is done.
  package var nextTime: TimeInterval? { next.map { start + $0.time } }

  /// Plays the whole script, every frame of it, as fast as they can be made.
  package func runToEnd() throws(OutputFileError) {
    while let frame = next {
      try play(frame)
      loop.frame(at: start + frame.time)
      try write(frame.files)
    }
  }

  /// Plays what is due at a time; frames that are late are made only where a picture of them is asked for.
  ///
  /// The loop's own frame at that time is the caller's to make.
  package func run(until now: TimeInterval) throws(OutputFileError) {
    while let frame = next, start + frame.time <= now {
      try play(frame)
      guard !frame.files.isEmpty else { continue }
      loop.frame(at: start + frame.time)
      try write(frame.files)
    }
  }

  private func play(_ frame: EventTimeline.Frame) throws(OutputFileError) {
    for event in frame.events {
      if case .resized(let size, _) = event, let window = loop.desktopWindow {
        // The desktop has the last word; it tells by an event of its own.
        window.resize(to: size)
      } else {
        loop.handle(event, timestamp: start + frame.time)
      }
    }
    next = timeline.next()
  }

  private func write(_ files: [String]) throws(OutputFileError) {
    guard !files.isEmpty else { return }
    let data = loop.picture().flatMap { UIImage(cgImage: $0).pngData() }
    for file in files {
      guard let data else { throw OutputFileError(path: file, reason: "the picture could not be drawn") }
      try OutputFile(data, to: file).commit()
    }
  }
}
