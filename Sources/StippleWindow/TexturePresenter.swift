// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CSDL2

/// Shows pictures by a texture of their size, pixel by pixel: under Wayland, where SDL shares no memory with the
/// compositor. Only what differs is uploaded; the compositor is given all.
final class TexturePresenter: Presenter {
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var size: (width: Int32, height: Int32) = (0, 0)
  private var corner: UInt32 = 0

  /// Makes a renderer for a window; nil if there is none but SDL's own, which would come back here for memory.
  init?(window: OpaquePointer) {
    var found: OpaquePointer?
    for index in 0..<SDL_GetNumRenderDrivers() where found == nil {
      var info = SDL_RendererInfo()
      guard SDL_GetRenderDriverInfo(index, &info) == 0, String(cString: info.name) != "software" else { continue }
      found = SDL_CreateRenderer(window, index, 0)
    }
    guard let found else { return nil }
    renderer = found
  }

  func invalidate() {}

  func prepare() -> Bool? { true }

  func load(_ picture: ShownPicture, damage: [SDL_Rect], isAll: Bool) {
    var rects = isAll ? [picture.bounds] : damage
    if texture == nil || size != (picture.bounds.w, picture.bounds.h) {
      if let texture { SDL_DestroyTexture(texture) }
      size = (picture.bounds.w, picture.bounds.h)
      let format = SDL_PIXELFORMAT_ARGB8888.rawValue
      texture = SDL_CreateTexture(renderer, format, Int32(SDL_TEXTUREACCESS_STATIC.rawValue), size.width, size.height)
      if let texture { SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE) }
      rects = [picture.bounds]
    }
    corner = picture.corner
    guard let texture else { return }
    for var rect in rects {
      picture.withPixels(at: rect) { source, bytesPerRow in
        _ = SDL_UpdateTexture(texture, &rect, source, Int32(bytesPerRow))
      }
    }
  }

  func present() {
    guard let texture else { return }
    SDL_SetRenderDrawColor(
      renderer, UInt8(truncatingIfNeeded: corner >> 16), UInt8(truncatingIfNeeded: corner >> 8),
      UInt8(truncatingIfNeeded: corner), 255)
    SDL_RenderClear(renderer)
    var place = SDL_Rect(x: 0, y: 0, w: size.width, h: size.height)
    SDL_RenderCopy(renderer, texture, nil, &place)
    SDL_RenderPresent(renderer)
  }

  func finish() {
    if let texture { SDL_DestroyTexture(texture) }
    texture = nil
    SDL_DestroyRenderer(renderer)
  }
}
