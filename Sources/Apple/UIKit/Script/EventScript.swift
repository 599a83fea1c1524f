// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// What is done to an app, one event a line: a script in place of a person.
///
/// ```
/// # Points of the window, seconds.
/// tap X Y
/// drag X1 Y1 X2 Y2 SECONDS    the same place twice is a long press
/// wheel X Y DX DY             positive DY shows what is further down
/// pinch X Y SCALE SECONDS     two fingers, left and right of the place
/// type TEXT                   all after the blank, to the end of the line
/// resize WxH
/// appearance dark|light
/// wait SECONDS
/// frame FILE.png              what is on the screen; relative to the current folder
/// ```
///
/// A `#` that begins a line or a word begins a comment, but in the text of `type`, which is taken as it stands: there are
/// no quotation marks and no escapes. Blank lines, the line ends of Windows and a byte order mark do no harm. Each line
/// begins when the one before it is done; ``EventTimeline`` tells when that is.
package struct EventScript: Equatable, Sendable {
  /// Frames a second.
  package static let frameRate = 60
  /// What a line may last, and all lines together, in seconds.
  static let longest: Double = 3600
  /// How far from the origin a place may be, in points.
  static let farthest: Double = 100_000
  /// How much fingers may part or come together.
  static let scales: ClosedRange<Double> = 0.01...100
  /// The most letters that one line types.
  static let longestText = 1000
  /// The most bytes of a script.
  static let maximumSize = 1 << 24

  /// In order.
  package var commands: [EventCommand]

  /// Reads a script from a file.
  /// - Parameter scale: pixels a point of the window, for the limits of its sizes.
  package init(contentsOf path: String, scale: CGFloat) throws(EventScriptError) {
    try self.init(Self.read(path), file: path, scale: scale)
  }

  /// Reads a script.
  /// - Parameter file: what messages call it.
  package init(_ data: Data, file: String, scale: CGFloat) throws(EventScriptError) {
    var problems = EventScriptError.Problems(file: file)
    var commands: [EventCommand] = []
    var frames = 0
    let limit = Int(Self.longest) * Self.frameRate
    for (index, line) in Self.lines(of: data).enumerated() {
      do throws(EventCommandProblem) {
        guard let line else { throw .notText }
        guard let command = try EventCommandForm.command(of: line[...], scale: scale) else { continue }
        let isTooLongAlready = frames > limit
        frames += command.frames
        if frames > limit, !isTooLongAlready { throw .tooLong }
        commands.append(command)
      } catch {
        problems.add(error, line: index + 1)
      }
    }
    if problems.count > 0 { throw .wrongLines(problems) }
    self.commands = commands
  }

  /// Lines without their ends; nil for one that is no UTF-8.
  private static func lines(of data: Data) -> [String?] {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = data.starts(with: mark) ? data.dropFirst(mark.count) : data
    return bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(validating: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }

  private static func read(_ path: String) throws(EventScriptError) -> Data {
    if FileIdentity(path: path)?.kind == .folder {
      throw .unreadable(file: path, reason: "it is a folder; name a script in it")
    }
    let data: Data
    do throws(SystemError) {
      let descriptor = open(path, O_RDONLY)
      guard descriptor >= 0 else { throw .last }
      defer { close(descriptor) }
      data = try FileDescriptor.read(from: descriptor, limit: maximumSize + 1)
    } catch {
      throw .unreadable(file: path, reason: error.reason)
    }
    guard data.count <= maximumSize else {
      throw .unreadable(file: path, reason: "it is larger than \(maximumSize) bytes; divide it")
    }
    return data
  }
}
