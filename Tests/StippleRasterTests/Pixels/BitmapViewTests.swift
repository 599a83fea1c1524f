// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StippleRaster

@Suite struct BitmapViewTests {
  @Test func theClipIsWithinTheBitmap() {
    let canvas = PixelCanvas(width: 10, height: 5)
    let clip = PixelRect(columns: -3..<4, rows: 2..<99)
    #expect(canvas.view(clip: clip).clip == PixelRect(columns: 0..<4, rows: 2..<5))
    #expect(canvas.view().clip == PixelRect(columns: 0..<10, rows: 0..<5))
    #expect(canvas.view(clip: PixelRect(columns: 20..<30, rows: 0..<5)).clip.isEmpty)
    #expect(canvas.view(clip: clip).clipped(to: PixelRect(columns: 3..<9, rows: 0..<3)).clip.columns == 3..<4)
  }

  @Test func sidesAndRowsThatMakeNoBitmapAreTheCallersFault() async {
    await #expect(processExitsWith: .failure) {
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1) {
        guard let start = $0.baseAddress else { return }
        _ = BitmapView(pixels: start, width: -1, height: 1, stride: 1)
      }
    }
    await #expect(processExitsWith: .failure) {
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 1) {
        guard let start = $0.baseAddress else { return }
        _ = BitmapView(pixels: start, width: 1, height: -1, stride: 1)
      }
    }
    await #expect(processExitsWith: .failure) {
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 4) {
        guard let start = $0.baseAddress else { return }
        _ = BitmapView(pixels: start, width: 2, height: 2, stride: 1)
      }
    }
  }
}
