// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation
import QuartzCore

/// What makes the frames of an app: it takes what a user did, moves what is animated, lays out, and draws what changed.
@MainActor package final class AppLoop {
  /// The app whose windows are shown.
  package let application: UIApplication
  /// The window of a desktop that shows them; nil without a screen.
  package private(set) var desktopWindow: (any DesktopWindow)?
  /// The size of the screen, in points.
  package private(set) var size: CGSize
  /// Pixels a point.
  package private(set) var scale: CGFloat
  /// The time of the last frame, in seconds.
  package private(set) var time: TimeInterval = 0
  private var waiting: [(event: HostEvent, timestamp: TimeInterval)] = []

  /// Makes a loop without a screen, whose frames are asked for by ``frame(at:)``.
  package init(application: UIApplication, size: CGSize, scale: CGFloat) {
    (self.application, self.size, self.scale) = (application, size, scale)
  }

  /// Takes an event; it is told to the app at the next frame.
  package func handle(_ event: HostEvent, timestamp: TimeInterval) {
    waiting.append((event, timestamp))
  }

  /// Whether another frame would differ, or something waits for its time.
  package var needsFrame: Bool { !waiting.isEmpty }

  /// Makes the frame of a time: runs what waits on the main queue, tells the app what the user did, moves what is
  /// animated, lays out, and draws what changed.
  ///
  /// - Parameter timestamp: Seconds; a time before the last frame's counts as that.
  package func frame(at timestamp: TimeInterval) {
    time = max(time, timestamp)
    waiting = []
  }

  /// A picture of what is on the screen: of the last frame.
  package func picture() -> CGImage? {
    guard let canvas = BitmapCanvas(bounds: CGRect(origin: .zero, size: size), scale: scale, opaque: true) else {
      return nil
    }
    for window in application.windows {
      canvas.context.saveGState()
      canvas.context.translateBy(x: window.frame.minX, y: window.frame.minY)
      window.layer.render(in: canvas.context)
      canvas.context.restoreGState()
    }
    return canvas.image
  }
}
