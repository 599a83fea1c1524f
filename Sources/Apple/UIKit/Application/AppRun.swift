// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore

/// A program that is an app: what is made of its arguments and classes, and how it ends.
@MainActor struct AppRun {
  private let options: LaunchOptions
  private let title: String
  private let application: UIApplication
  private let delegate: (any UIApplicationDelegate)?

  /// Reads the arguments, the program's name first, and makes app and delegate by the names of their classes.
  init(arguments: [String], principal: String?, delegate: String?) {
    let appClass: AnyClass = principal.map { Self.named($0) } ?? UIApplication.self
    self.init(arguments: arguments, principal: appClass, delegate: delegate.map { Self.named($0) })
  }

  /// Reads the arguments, the program's name first, and makes app and delegate of their classes.
  init(arguments: [String], principal: AnyClass = UIApplication.self, delegate: AnyClass?) {
    do throws(LaunchOptionsError) {
      options = try LaunchOptions(arguments: arguments.dropFirst())
    } catch {
      Self.end(64, error.description)
    }
    if options.isHeadless, options.script == nil {
      Self.end(64, "--headless needs --script FILE: nothing else would end the app")
    }
    title = options.title ?? arguments.first.map { ($0 as NSString).lastPathComponent } ?? "App"
    guard let application = RuntimeClass(principal).makeObject(of: UIApplication.self) else {
      Self.end(70, "\(principal) is no UIApplication")
    }
    self.application = application
    guard let delegate else {
      self.delegate = nil
      return
    }
    let object = delegate == principal ? application : RuntimeClass(delegate).makeObject(of: NSObject.self)
    guard let object = object as? any UIApplicationDelegate else {
      Self.end(70, "\(delegate) is no UIApplicationDelegate")
    }
    self.delegate = object
  }

  /// Runs the app until it ends, and the program with it.
  func run() -> Never {
    application.becomeShared()
    if application !== delegate { application.ownDelegate = delegate }
    application.delegate = delegate
    let script = readScript()
    let loop = AppLoop(application: application, size: options.size, scale: options.firstScale, screen: .main)
    loop.log = openFrameLog()
    if !options.isHeadless { openWindow(of: loop) }
    application.launch(on: .main)
    if options.isHeadless, let script { play(script, on: loop) }
    if let script, let window = loop.desktopWindow {
      loop.script = EventScriptRunner(script, loop: loop, start: window.now)
    }
    loop.run()
    Self.end(0)
  }

  private func readScript() -> EventScript? {
    guard let path = options.script else { return nil }
    do throws(EventScriptError) {
      return try EventScript(contentsOf: path, scale: options.firstScale)
    } catch {
      Self.end(error.exitStatus, error.messages.joined(separator: "\n"))
    }
  }

  private func openFrameLog() -> FrameLog? {
    do throws(OutputFileError) {
      return try options.frameLog.map { path throws(OutputFileError) in try FrameLog(path: path) }
    } catch {
      Self.end(73, error.description)
    }
  }

  private func openWindow(of loop: AppLoop) {
    guard let type = NSClassFromString("StippleWindow.SDLWindow") as? any DesktopWindow.Type else {
      Self.end(69, "this program has no windows: it is not linked with StippleWindow; --headless does without")
    }
    do throws(DesktopWindowError) {
      try loop.open(type, title: title, size: options.size, scale: options.scale)
    } catch {
      Self.end(69, error.description)
    }
  }

  /// Plays a script to its end without a window, and ends the app.
  private func play(_ script: EventScript, on loop: AppLoop) -> Never {
    do throws(OutputFileError) {
      try EventScriptRunner(script, loop: loop).runToEnd()
    } catch {
      Self.end(73, error.description)
    }
    application.terminate()
    Self.end(0)
  }

  private static func named(_ name: String) -> AnyClass {
    guard let found = NSClassFromString(name) else { end(70, "this program has no class \(name)") }
    return found
  }

  /// Ends the program, with a line on stderr if there is something to say.
  static func end(_ status: Int32, _ message: String? = nil) -> Never {
    if let message { StandardError.write(message) }
    exit(status)
  }
}
