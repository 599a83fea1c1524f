// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Runs an app; it never returns.
///
/// The program's arguments may say how: `--size WxH` in points (800x600), `--scale N` pixels a point (the display's; 2
/// without one), `--title TEXT`, `--script FILE` of events, `--headless` for no window, which takes a script, and
/// `--frame-log FILE` for a table of what each frame costs. `--` ends them; all other arguments are the app's. The program
/// ends with 0 when the window is closed or, headless, the script is done; in a window the app stays open after its script.
/// It ends with 64 for arguments that are wrong, 65 for a wrong script, 66 for one that cannot be read, 69 without a display,
/// and 73 where a picture cannot be written.
///
/// - Parameters:
///   - principalClassName: The class of the app, below `UIApplication`, as `Module.Class`; nil for that one itself.
///   - delegateClassName: The class of its delegate; the app itself if it is the same class.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor @discardableResult
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
  _ delegateClassName: String?
) -> Int32 {
  let arguments = (0..<max(0, Int(argc))).compactMap { argv[$0].map { String(cString: $0) } }
  AppRun(arguments: arguments, principal: principalClassName, delegate: delegateClassName).run()
}
