// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// A script on the line of time: what happens before each frame of 1/60 second, and which pictures are taken of it.
///
/// The first frame is the app's own, as it comes up. From the next one on each command takes the frames that it needs:
/// a tap three from down to up, a drag and a pinch those of their seconds, a letter two, what is done at once one. A
/// picture takes none: it is of the frame before it, which shows what the command before it did.
package struct EventTimeline: Sequence, IteratorProtocol {
  /// What belongs to one frame.
  package struct Frame: Sendable {
    /// Seconds since the first frame.
    package let time: TimeInterval
    /// What happens before it is made, in order.
    package let events: [HostEvent]
    /// Where pictures of it go.
    package let files: [String]
  }

  private let commands: [EventCommand]
  /// The scale of the window, which an event of its size carries.
  private let scale: CGFloat
  private var index = 0
  /// The number of the next frame, and of the next frame of the current command.
  private var frame = 0
  private var step = 0

  /// Makes the frames of a script.
  /// - Parameter scale: pixels a point of the window.
  package init(_ script: EventScript, scale: CGFloat) {
    commands = script.commands
    self.scale = scale
  }

  /// The next frame; nil when the script is done.
  package mutating func next() -> Frame? {
    guard frame == 0 || index < commands.count else { return nil }
    let time = TimeInterval(frame) / TimeInterval(EventScript.frameRate)
    var events: [HostEvent] = []
    if frame > 0 {
      events = commands[index].events(ofFrame: step, scale: scale)
      step += 1
      if step == commands[index].frames { finishCommand() }
    }
    frame += 1
    return Frame(time: time, events: events, files: takeInstants())
  }

  private mutating func finishCommand() {
    index += 1
    step = 0
  }

  /// Passes what takes no frame, and returns the files that pictures of the current one go to.
  private mutating func takeInstants() -> [String] {
    var files: [String] = []
    while step == 0, index < commands.count, commands[index].frames == 0 {
      if case .frame(let file) = commands[index] { files.append(file) }
      finishCommand()
    }
    return files
  }
}
