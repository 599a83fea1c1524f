// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

/// Writes down what each frame of an app costs, for those who want it fast: a line a frame, its values parted by tabs.
///
/// `seconds` is when the frame began, since the log did; `milliseconds` what it took, of events to the picture handed to
/// the window, and `processor` the time of processors in it, of all threads; `pixels` how many of them changed; `layers` how many are in the windows, and `kibibytes` the memory of
/// the program, both after it. What is measured does not reach the app, so that its frames are the same as without.
@MainActor final class FrameLog {
  private let path: String
  private let file: UnsafeMutablePointer<FILE>
  private let start = ContinuousClock.now
  private var begun = ContinuousClock.now
  private var processorBegun = 0.0

  /// Makes a file, in the place of one that is there.
  init(path: String) throws(OutputFileError) {
    guard let file = fopen(path, "we") else { throw OutputFileError(path: path, reason: SystemError.last.reason) }
    (self.path, self.file) = (path, file)
    try write("seconds\tmilliseconds\tprocessor\tpixels\tlayers\tkibibytes")
  }

  isolated deinit { fclose(file) }

  func begin() { (begun, processorBegun) = (.now, Self.processorTime) }

  func end(damage: [CGRect], windows: [UIWindow]) throws(OutputFileError) {
    let (seconds, milliseconds) = ((begun - start) / .seconds(1), (.now - begun) / .milliseconds(1))
    let processor = Self.processorTime - processorBegun
    let pixels = Int(damage.reduce(0) { $0 + $1.width * $1.height })
    let layers = windows.reduce(0) { $0 + $1.layer.count }
    try write(
      String(
        format: "%.4f\t%.3f\t%.3f\t%d\t%d\t%d", seconds, milliseconds, processor, pixels, layers,
        Self.residentMemory))
  }

  /// At once, so that nothing is lost when the program is ended.
  private func write(_ line: String) throws(OutputFileError) {
    guard fputs(line + "\n", file) >= 0, fflush(file) == 0 else {
      throw OutputFileError(path: path, reason: SystemError.last.reason)
    }
  }

  /// What the program has had of processors, in milliseconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
  }

  /// In KiB; 0 where the system does not tell.
  private static var residentMemory: Int {
    guard let status = fopen("/proc/self/statm", "re") else { return 0 }
    defer { fclose(status) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), status) != nil else { return 0 }
    // In pages: all, resident, shared and more.
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let pages = text.split(separator: " ")
    return pages.count > 1 ? (Int(pages[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) / 1024 : 0
  }
}

extension CALayer {
  /// The layers of the tree, this one too.
  fileprivate var count: Int { 1 + (sublayers ?? []).reduce(0) { $0 + $1.count } }
}
