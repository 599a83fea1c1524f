// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// X's library, the one that SDL uses, looked up at run time, so that this module does not link it.
struct XLibrary: ~Copyable {
  private let handle: UnsafeMutableRawPointer

  /// Opens the library, which stays to the end of the program; nil where there is none.
  init?() {
    guard let handle = dlopen("libX11.so.6", RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE) else { return nil }
    self.handle = handle
  }

  deinit {
    dlclose(handle)
  }

  /// What the clients of the server that `DISPLAY` names have agreed upon, a resource a line, asked on a connection of
  /// its own; nil where there is no server, or it has been told none.
  func resources() -> String? {
    typealias Open = @convention(c) (UnsafePointer<CChar>?) -> OpaquePointer?
    typealias Resources = @convention(c) (OpaquePointer) -> UnsafePointer<CChar>?
    typealias Close = @convention(c) (OpaquePointer) -> Int32
    guard let open = dlsym(handle, "XOpenDisplay"), let resources = dlsym(handle, "XResourceManagerString"),
      let close = dlsym(handle, "XCloseDisplay"), let display = unsafeBitCast(open, to: Open.self)(nil)
    else { return nil }
    defer { _ = unsafeBitCast(close, to: Close.self)(display) }
    return unsafeBitCast(resources, to: Resources.self)(display).map { String(cString: $0) }
  }

  /// Has errors that a server tells of overlooked from now on, by SDL too; else each ends the program.
  ///
  /// SDL wakes its thread by messages to the window, on another connection than the one on which the window is destroyed:
  /// the server may come to a message when the window is gone. SDL's own handler hands errors on to the one before it.
  func ignoreErrors() {
    typealias Handler = @convention(c) (OpaquePointer?, OpaquePointer?) -> Int32
    typealias SetHandler = @convention(c) (Handler?) -> Handler?
    guard let symbol = dlsym(handle, "XSetErrorHandler") else { return }
    let setHandler = unsafeBitCast(symbol, to: SetHandler.self)
    _ = setHandler({ _, _ in 0 })
  }
}
