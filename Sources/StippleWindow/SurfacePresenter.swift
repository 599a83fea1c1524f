// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// Shows pictures by the memory that SDL shares with the X server: only what differs is copied and sent.
final class SurfacePresenter: Presenter {
  private let window: OpaquePointer
  private var surface: UnsafeMutablePointer<SDL_Surface>?
  /// Whether the surface may be another one than the last.
  private var isStale = true
  private var rects: [SDL_Rect] = []

  init(window: OpaquePointer) {
    self.window = window
  }

  func invalidate() {
    isStale = true
  }

  func prepare() -> Bool? {
    guard let current = SDL_GetWindowSurface(window) else {
      isStale = true
      return nil
    }
    defer { (surface, isStale) = (current, false) }
    return !isStale && current == surface
  }

  func load(_ picture: ShownPicture, damage: [SDL_Rect], isAll: Bool) {
    guard let surface else { return }
    let (width, height) = (surface.pointee.w, surface.pointee.h)
    let wanted = isAll ? [picture.bounds] : damage
    rects = wanted.compactMap { $0.clipped(width: width, height: height) }
    for rect in rects { copy(rect, of: picture, to: surface.pointee) }
    if isAll {
      fillBeyond(picture, of: surface)
      rects = [SDL_Rect(x: 0, y: 0, w: width, h: height)]
    }
  }

  /// Copies row by row where the surface keeps pixels as the picture does, which nearly all displays do.
  private func copy(_ rect: SDL_Rect, of picture: ShownPicture, to surface: SDL_Surface) {
    let format = surface.format.pointee
    guard
      let target = surface.pixels?.advanced(
        by: Int(rect.y) * Int(surface.pitch) + Int(rect.x) * Int(format.BytesPerPixel))
    else { return }
    let isSame = format.BytesPerPixel == 4 && format.Rmask == 0xff0000 && format.Gmask == 0xff00 && format.Bmask == 0xff
    picture.withPixels(at: rect) { source, bytesPerRow in
      guard isSame else {
        _ = SDL_ConvertPixels(
          rect.w, rect.h, SDL_PIXELFORMAT_ARGB8888.rawValue, source, Int32(bytesPerRow), format.format, target,
          surface.pitch)
        return
      }
      for row in 0..<Int(rect.h) {
        (target + row * Int(surface.pitch)).copyMemory(from: source + row * bytesPerRow, byteCount: Int(rect.w) * 4)
      }
    }
  }

  private func fillBeyond(_ picture: ShownPicture, of surface: UnsafeMutablePointer<SDL_Surface>) {
    let (width, height) = (Int32(picture.width), Int32(picture.height))
    let corner = picture.corner
    let color = SDL_MapRGB(
      surface.pointee.format, UInt8(truncatingIfNeeded: corner >> 16), UInt8(truncatingIfNeeded: corner >> 8),
      UInt8(truncatingIfNeeded: corner))
    for var rect in [
      SDL_Rect(x: width, y: 0, w: max(surface.pointee.w - width, 0), h: surface.pointee.h),
      SDL_Rect(x: 0, y: height, w: width, h: max(surface.pointee.h - height, 0)),
    ] where rect.w > 0 && rect.h > 0 {
      SDL_FillRect(surface, &rect, color)
    }
  }

  func present() {
    guard !rects.isEmpty else { return }
    SDL_UpdateWindowSurfaceRects(window, rects, Int32(rects.count))
  }

  func finish() {}
}
