// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation
internal import StippleWindow
internal import UIKit

// A program whose one window the tests of StippleWindow drive: it shows a picture that a formula tells, and writes what
// happens to it, one event a line.
//
//   stipple-window-probe WIDTH HEIGHT [SCALE]

/// Shows the picture of ``color(x:y:clicks:)``, of which a click changes a square.
@MainActor final class Probe {
  private var window: SDLWindow?
  private var clicks: UInt32 = 0

  func open(size: CGSize, scale: CGFloat?) throws(DesktopWindowError) {
    let window = try SDLWindow(title: "probe", size: size, scale: scale) { [weak self] event, _ in self?.take(event) }
    self.window = window
    tell("size \(window.size.width) \(window.size.height) \(window.scale)")
    tell("appearance \(window.appearance)")
    show(damage: nil)
  }

  private func take(_ event: HostEvent) {
    switch event {
    case .resized(let size, let scale):
      tell("size \(size.width) \(size.height) \(scale)")
      show(damage: nil)
    case .touch(_, _, let phase, let location):
      tell("touch \(phase) \(location.x) \(location.y)")
      guard phase == .began else { return }
      clicks += 1
      show(damage: CGRect(x: 20, y: 10, width: 30, height: 20))
    case .pointerMoved(let location): tell("pointer \(location.x) \(location.y)")
    case .wheel(let location, let delta, let isZoom):
      tell("wheel \(location.x) \(location.y) \(delta.dx) \(delta.dy) \(isZoom)")
    case .pinch(_, let scale, let phase): tell("pinch \(phase) \(scale)")
    case .key(let key, let isDown): tell("key \(key.usage) \(isDown)")
    case .text(let text):
      tell("text \(text)")
      command(text)
    case .appearance(let style): tell("appearance \(style)")
    case .exposed: tell("exposed")
    case .closeRequested: end("close requested")
    }
  }

  /// Typed letters are commands.
  private func command(_ text: String) {
    switch text {
    case "r": window?.resize(to: CGSize(width: 250, height: 150))
    case "q": end("quit")
    case "o":
      window?.close()
      do { try open(size: CGSize(width: 64, height: 48), scale: 1) } catch { end("\(error)") }
    case "s":
      do {
        _ = try SDLWindow(title: "second", size: CGSize(width: 10, height: 10), scale: 1) { _, _ in }
      } catch {
        tell("\(error)")
      }
    default: break
    }
  }

  private func end(_ reason: String) {
    window?.close()
    tell(reason)
    exit(0)
  }

  private func show(damage: CGRect?) {
    guard let window else { return }
    let width = Int((window.size.width * window.scale).rounded())
    let height = Int((window.size.height * window.scale).rounded())
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    for y in 0..<height { for x in 0..<width { pixels.append(color(x: x, y: y)) } }
    let damage = damage ?? CGRect(x: 0, y: 0, width: width, height: height)
    pixels.withUnsafeBytes { bytes in
      window.show(ScreenBitmap(bytes: bytes, width: width, height: height, bytesPerRow: width * 4), damage: [damage])
    }
  }

  /// Every pixel differs from its neighbours; with every click a square does from what it was, and a point beside it too,
  /// which the probe does not count as damaged.
  private func color(x: Int, y: Int) -> UInt32 {
    let plain = UInt32(x & 255) << 16 | UInt32(y & 255) << 8 | UInt32((x ^ y) & 255)
    let isChanged = (20..<50).contains(x) && (10..<30).contains(y) || (x, y) == (60, 20)
    return 0xff00_0000 | (isChanged ? plain ^ (clicks &* 0x20_4060 & 0xff_ffff) : plain)
  }
}

func tell(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

let arguments = CommandLine.arguments.dropFirst().compactMap { Double($0) }
let probe = Probe()
do {
  let size = arguments.count < 2 ? CGSize(width: 320, height: 200) : CGSize(width: arguments[0], height: arguments[1])
  try probe.open(size: size, scale: arguments.count > 2 ? CGFloat(arguments[2]) : nil)
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(69)
}
RunLoop.main.run()
