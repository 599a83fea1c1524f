// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Foundation
internal import UIKit

/// A window and all of SDL, which live on one thread: SDL wants its window system asked by the thread that has opened
/// it. The thread waits in the window system's socket, so that nothing is done while nothing happens.
final class WindowThread {
  /// What is asked of a window at its beginning.
  struct Options: Sendable {
    var title: String
    var size: CGSize
    /// Pixels a point; nil for the display's.
    var scale: CGFloat?
  }

  private let options: Options
  private let requests: WindowRequests
  private let events: EventDelivery
  private let window: OpaquePointer
  private let windowID: UInt32
  private let presenter: any Presenter
  /// The scale unless SDL tells one by the pixels of a unit.
  private let fixedScale: CGFloat?
  private var translator: EventTranslator
  private var isShown = false
  /// Whether all must be shown, not only what differs: what was shown is lost, or is of another size.
  private var isLost = true
  private var shownSize: (Int, Int) = (0, 0)

  /// Starts a thread that opens a window and serves it until it is asked to close it.
  ///
  /// - Parameters:
  ///   - opened: Called on that thread once, when the window is there or cannot be.
  ///   - closed: Called at its end, if the window has been there.
  static func start(
    _ options: Options, requests: WindowRequests, events: EventDelivery,
    opened: @escaping @Sendable (Result<WindowGeometry, DesktopWindowError>) -> Void,
    closed: @escaping @Sendable () -> Void
  ) {
    let thread = Thread {
      do throws(DesktopWindowError) {
        let thread = try WindowThread(options, requests: requests, events: events)
        opened(.success(thread.translator.geometry))
        thread.run()
      } catch {
        opened(.failure(error))
        return
      }
      closed()
    }
    thread.name = "window"
    // Software renderers compile shaders on it.
    thread.stackSize = 8 << 20
    thread.start()
  }

  // MARK: Opening

  private init(_ options: Options, requests: WindowRequests, events: EventDelivery) throws(DesktopWindowError) {
    (self.options, self.requests, self.events) = (options, requests, events)
    Self.setHints()
    var failures: [(route: DisplayRoute, reason: String)] = []
    let environment = ProcessInfo.processInfo.environment
    for route in DisplayRoute.all(in: environment) {
      if let obstacle = route.obstacle(in: environment) {
        failures.append((route, obstacle))
        continue
      }
      guard let opened = Self.open(route, options: options) else {
        failures.append((route, String(cString: SDL_GetError())))
        SDL_QuitSubSystem(Self.video)
        continue
      }
      (window, presenter, fixedScale) = opened
      windowID = SDL_GetWindowID(window)
      translator = EventTranslator(geometry: Self.geometry(of: window, fixedScale: fixedScale))
      return
    }
    throw DesktopWindowError(DisplayRoute.message(failures))
  }

  /// SDL's name for the window system among its parts.
  private static let video: UInt32 = 0x20

  private static func setHints() {
    let hints = [
      // Signals end the app as they end any program.
      (SDL_HINT_NO_SIGNAL_HANDLERS, "1"),
      // A touch is a touch and a pointer is a pointer.
      (SDL_HINT_TOUCH_MOUSE_EVENTS, "0"), (SDL_HINT_MOUSE_TOUCH_EVENTS, "0"),
      // The click that brings a window to the front is one for the app too.
      (SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1"),
      // What games want and apps do not: the last window ends the program, no screen saver, no compositor.
      (SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0"), (SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1"),
      (SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0"),
      // Pixels go to the X server by shared memory, not through OpenGL.
      (SDL_HINT_FRAMEBUFFER_ACCELERATION, "0"),
    ]
    for (name, value) in hints { SDL_SetHint(name, value) }
  }

  private static func open(
    _ route: DisplayRoute, options: Options
  ) -> (window: OpaquePointer, presenter: any Presenter, fixedScale: CGFloat?)? {
    if let driver = route.driver { SDL_SetHint(SDL_HINT_VIDEODRIVER, driver) }
    if route.driver != "wayland" { XLibrary()?.ignoreErrors() }
    guard SDL_InitSubSystem(video) == 0 else { return nil }
    let driver = SDL_GetCurrentVideoDriver().map { String(cString: $0) }
    let isWayland = driver == "wayland"
    let fixedScale = options.scale ?? (isWayland ? nil : driver == "x11" ? ServerScale.ask() ?? 1 : 1)
    // Eight bits a colour: SDL asks OpenGL for three or more of itself, and may be given five.
    for attribute in [SDL_GL_RED_SIZE, SDL_GL_GREEN_SIZE, SDL_GL_BLUE_SIZE] { SDL_GL_SetAttribute(attribute, 8) }
    let units = WindowGeometry.units(of: options.size, scale: fixedScale ?? 1, ratio: 1)
    let flags = SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    guard let window = SDL_CreateWindow(options.title, centered, centered, units.width, units.height, flags) else {
      return nil
    }
    guard
      let presenter: any Presenter =
        isWayland ? TexturePresenter(window: window) : SurfacePresenter(window: window)
    else {
      SDL_DestroyWindow(window)
      return nil
    }
    resize(window, to: options.size, fixedScale: fixedScale)
    return (window, presenter, fixedScale)
  }

  /// SDL_WINDOWPOS_CENTERED, a macro that Swift does not see.
  private static let centered: Int32 = 0x2FFF_0000

  // MARK: Size

  private static func geometry(of window: OpaquePointer, fixedScale: CGFloat?) -> WindowGeometry {
    var (width, height, pixelWidth, pixelHeight): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    SDL_GetWindowSize(window, &width, &height)
    SDL_GetWindowSizeInPixels(window, &pixelWidth, &pixelHeight)
    let units = CGSize(width: Int(max(width, 1)), height: Int(max(height, 1)))
    let pixels = CGSize(width: Int(max(pixelWidth, 1)), height: Int(max(pixelHeight, 1)))
    return WindowGeometry(units: units, pixels: pixels, scale: fixedScale ?? pixels.width / units.width)
  }

  private static func resize(_ window: OpaquePointer, to size: CGSize, fixedScale: CGFloat?) {
    let now = geometry(of: window, fixedScale: fixedScale)
    let units = WindowGeometry.units(of: size, scale: now.scale, ratio: now.pixels.width / now.units.width)
    guard CGSize(width: Int(units.width), height: Int(units.height)) != now.units else { return }
    SDL_SetWindowSize(window, units.width, units.height)
  }

  // MARK: Serving

  private func run() {
    var event = SDL_Event()
    while true {
      var batch: [SDL_Event] = []
      if SDL_WaitEvent(&event) == 1 {
        batch.append(event)
      } else {
        // The display does not answer any more; the app has been told, and this must not run in circles meanwhile.
        Thread.sleep(forTimeInterval: 0.05)
      }
      while SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT.rawValue, SDL_LASTEVENT.rawValue) == 1 {
        batch.append(event)
      }
      handle(batch)
      if serve() { break }
    }
    requests.waitForClose()
    presenter.finish()
    SDL_DestroyWindow(window)
    SDL_QuitSubSystem(Self.video)
  }

  private func handle(_ batch: [SDL_Event]) {
    var told: [(event: HostEvent, timestamp: TimeInterval)] = []
    let (now, ticks) = (MonotonicClock.now, SDL_GetTicks())
    for (index, event) in batch.enumerated() where isOurs(event) {
      let timestamp = now - TimeInterval(Int32(bitPattern: ticks &- event.common.timestamp)) / 1000
      if SDL_EventType(event.type) == SDL_WINDOWEVENT {
        told += noteWindow(SDL_WindowEventID(UInt32(event.window.event))).map { ($0, timestamp) }
      }
      let next = index + 1 < batch.count ? batch[index + 1] : nil
      told += translator.translate(event, next: next, modifiers: SDL_GetModState()).map { ($0, timestamp) }
    }
    events.send(told)
  }

  /// Events of windows that are gone come too.
  private func isOurs(_ event: SDL_Event) -> Bool {
    SDL_EventType(event.type) != SDL_WINDOWEVENT || event.window.windowID == windowID
  }

  /// Follows the window's size, and what becomes of what it shows.
  private func noteWindow(_ event: SDL_WindowEventID) -> [HostEvent] {
    switch event {
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN, SDL_WINDOWEVENT_RESTORED:
      isLost = true
      return []
    case SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_DISPLAY_CHANGED:
      presenter.invalidate()
      let geometry = Self.geometry(of: window, fixedScale: fixedScale)
      guard geometry != translator.geometry else { return [] }
      translator.geometry = geometry
      return [.resized(geometry.size, scale: geometry.scale)]
    default:
      return []
    }
  }

  /// Does what the main thread wants.
  ///
  /// - Returns: Whether that is the end.
  private func serve() -> Bool {
    let isReady = presenter.prepare()
    var isLoaded = false
    let changes = requests.take { picture, changes in
      guard !changes.isClosed, !picture.isEmpty else { return }
      guard let isReady else {
        isLost = true
        return
      }
      let isAll = isLost || !isReady || shownSize != (picture.width, picture.height)
      guard isAll || !changes.damage.isEmpty else { return }
      presenter.load(picture, damage: changes.damage, isAll: isAll)
      (shownSize, isLost, isLoaded) = ((picture.width, picture.height), false, true)
    }
    guard !changes.isClosed else { return true }
    if let size = changes.size { Self.resize(window, to: size, fixedScale: fixedScale) }
    guard isLoaded else { return false }
    if !isShown {
      // Not before there is a picture: a window without one flashes.
      SDL_ShowWindow(window)
      isShown = true
    }
    presenter.present()
    return false
  }
}
