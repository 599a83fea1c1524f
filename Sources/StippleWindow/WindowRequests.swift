// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CSDL2
internal import Dispatch
internal import Foundation
internal import UIKit

/// What the main thread wants of the window's thread: a picture shown, another size, the end.
///
/// The lock is held while pixels are copied, by either thread, and never while the display is waited for.
final class WindowRequests: @unchecked Sendable {
  /// How many rectangles are kept apart; more become one around all.
  static let mostRectangles = 16

  /// What has come since the last time.
  struct Changes {
    var damage: [SDL_Rect] = []
    var size: CGSize?
    var isClosed = false
  }

  private let lock = NSLock()
  /// Under the lock, as are the next.
  private let picture = ShownPicture()
  private var changes = Changes()
  private var isTold = false
  private let woken = DispatchSemaphore(value: 0)

  /// - Returns: Whether the window's thread must be woken.
  func show(_ bitmap: ScreenBitmap, damage: [CGRect]) -> Bool {
    add { changes in
      let all = changes.damage + picture.update(from: bitmap, damage: damage)
      changes.damage = all.compactMap { $0.clipped(width: picture.bounds.w, height: picture.bounds.h) }
      if changes.damage.count > Self.mostRectangles, let first = changes.damage.first {
        changes.damage = [changes.damage.reduce(first) { $0.union($1) }]
      }
    }
  }

  /// - Returns: Whether the window's thread must be woken.
  func resize(to size: CGSize) -> Bool { add { $0.size = size } }

  /// Asks for the end.
  ///
  /// - Parameter wake: Wakes the window's thread. The window stays until this has returned: SDL sends it a message.
  func close(wake: () -> Void) {
    if add({ $0.isClosed = true }) { wake() }
    woken.signal()
  }

  /// Waits until the call that asks for the end is over.
  func waitForClose() {
    woken.wait()
  }

  private func add(_ change: (inout Changes) -> Void) -> Bool {
    lock.withLock {
      change(&changes)
      defer { isTold = true }
      return !isTold
    }
  }

  /// Takes what has come; `body` sees the picture meanwhile.
  func take(_ body: (ShownPicture, Changes) -> Void) -> Changes {
    lock.withLock {
      defer { (changes, isTold) = (Changes(isClosed: changes.isClosed), false) }
      body(picture, changes)
      return changes
    }
  }
}
