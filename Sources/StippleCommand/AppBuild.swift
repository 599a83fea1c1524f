// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// The build of an app, and what is said of it meanwhile.
///
/// What the compiler says is kept back: it is shown if the build fails, and line by line once it takes long. On a
/// terminal one line tells how far it is.
struct AppBuild {
  private let package: AppPackage
  private let executable: String
  private let isTerminal = isatty(STDERR_FILENO) != 0

  /// After so many seconds people begin to wonder.
  private static let patience: TimeInterval = 10

  /// So many bytes of what the compiler says are enough.
  private static let mostHeld = 1 << 20

  init(_ package: AppPackage, _ executable: String) {
    self.package = package
    self.executable = executable
  }

  func run() throws(CommandFailure) {
    // Without the last option SwiftPM does not see files that have been added to packages that it depends on.
    let child = try ChildProcess.swift(
      ["build", "-c", "release", "--product", executable] + package.places + ["--disable-build-manifest-caching"])
    let start = ContinuousClock.now
    var held = Data()
    var isShowing = false
    say("building \(executable)…")
    let status = child.run { piece in
      switch piece {
      case .output(let data), .errors(let data): held = (held + data).suffix(Self.mostHeld)
      case .nothing: break
      }
      if isTerminal {
        if let line = Self.lastLine(of: held) { say("building \(executable): \(line)") }
      } else if !isShowing, ContinuousClock.now - start > .seconds(Self.patience) {
        isShowing = true
        StandardError.write("stipple: building \(executable); the first time takes minutes")
      }
      if isShowing {
        FileHandle.standardError.write(held)
        held = Data()
      }
    }
    say("")
    guard status == 0 else {
      FileHandle.standardError.write(held)
      throw CommandFailure(.badData, "'\(package.name)' does not build; see above")
    }
  }

  /// Puts a text in the place of the line that is there.
  private func say(_ text: String) {
    guard isTerminal else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K\(text.prefix(78))".utf8))
  }

  private static func lastLine(of data: Data) -> String? {
    data.suffix(1000).split(separator: UInt8(ascii: "\n")).last.map {
      String(decoding: $0, as: UTF8.self).filter { !$0.isNewline && $0 != "\u{1B}" }
    }
  }
}
