// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Dispatch
package import Foundation
package import UIKit

/// A window of the desktop, by SDL 2: under Wayland where `WAYLAND_DISPLAY` is set and answers, else under X11.
///
/// UIKit finds this class by its name in programs that link this module. There is one window at a time; the next may be
/// opened when this one is closed. SDL runs on a thread of its own that sleeps while nothing happens; the main thread
/// waits for it while the window is opened and closed, and copies pixels to it, no more.
@MainActor package final class SDLWindow: DesktopWindow {
  package private(set) var size: CGSize
  package private(set) var scale: CGFloat
  package private(set) var appearance: UIUserInterfaceStyle

  private let requests = WindowRequests()
  private let closing = DispatchSemaphore(value: 0)
  private let follower: DesktopAppearance
  private var deliver: (@MainActor (HostEvent, TimeInterval) -> Void)?

  /// Whether there is a window: SDL has one state a process.
  private static var isOpen = false

  package init(
    title: String, size: CGSize, scale: CGFloat?, deliver: @escaping @MainActor (HostEvent, TimeInterval) -> Void
  ) throws(DesktopWindowError) {
    guard !Self.isOpen else { throw DesktopWindowError("a second window cannot be opened beside the first") }
    // Asked of one thing while the other is waited for.
    let follower = DesktopAppearance()
    let receiver = Receiver()
    let events = EventDelivery { event, timestamp in receiver.window?.receive(event, timestamp) }
    let opening = Opening()
    WindowThread.start(
      WindowThread.Options(title: title, size: size, scale: scale), requests: requests, events: events,
      opened: { opening.end($0) }, closed: { [closing] in closing.signal() })
    let geometry: WindowGeometry
    do {
      geometry = try opening.wait().get()
    } catch {
      follower.stop()
      throw error
    }
    (self.size, self.scale) = (geometry.size, geometry.scale)
    appearance = follower.firstAnswer() ?? .unspecified
    self.follower = follower
    self.deliver = deliver
    Self.isOpen = true
    receiver.window = self
    follower.follow { events.send([(.appearance($0), MonotonicClock.now)]) }
  }

  package var now: TimeInterval { MonotonicClock.now }

  package func show(_ bitmap: ScreenBitmap, damage: [CGRect]) {
    if deliver != nil, requests.show(bitmap, damage: damage) { Self.wake() }
  }

  package func resize(to size: CGSize) {
    if deliver != nil, requests.resize(to: size) { Self.wake() }
  }

  package func close() {
    guard deliver != nil else { return }
    deliver = nil
    follower.stop()
    requests.close { Self.wake() }
    // A display that has stopped answering keeps the window, but not the app; nor is there another window then.
    if closing.wait(timeout: .now() + .seconds(2)) == .success { Self.isOpen = false }
  }

  isolated deinit {
    close()
  }

  private func receive(_ event: HostEvent, _ timestamp: TimeInterval) {
    guard let deliver else { return }
    switch event {
    case .resized(let size, let scale): (self.size, self.scale) = (size, scale)
    case .appearance(let style):
      guard style != appearance else { return }
      appearance = style
    default: break
    }
    deliver(event, timestamp)
  }

  /// SDL lets any thread push events, and ends its wait for those.
  private nonisolated static func wake() {
    var event = SDL_Event()
    event.type = SDL_USEREVENT.rawValue
    SDL_PushEvent(&event)
  }

  /// Where events go once the window is there.
  @MainActor private final class Receiver {
    weak var window: SDLWindow?
  }

  /// How the opening has ended, for the thread that waits for it.
  private final class Opening: @unchecked Sendable {
    private let semaphore = DispatchSemaphore(value: 0)
    private var result: Result<WindowGeometry, DesktopWindowError>?

    func end(_ result: Result<WindowGeometry, DesktopWindowError>) {
      self.result = result
      semaphore.signal()
    }

    func wait() -> Result<WindowGeometry, DesktopWindowError> {
      semaphore.wait()
      return result ?? .failure(DesktopWindowError("the window's thread has ended"))
    }
  }
}
