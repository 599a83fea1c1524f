// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing

@testable import UIKit

/// Events that no desktop should send, to an app with all that takes events.
@MainActor struct HurtfulEventTests {
  /// An app of a test's own: a scroll view that zooms, with recognizers and a button in it, in each of two windows.
  @MainActor private final class App {
    let application = UIApplication()
    let loop: AppLoop
    private(set) var windows: [UIWindow] = []
    private(set) var scrollViews: [ZoomingView] = []

    init(scale: CGFloat = 1) throws {
      let screen = UIScreen()
      loop = AppLoop(application: application, size: CGSize(width: 60, height: 40), scale: scale, screen: screen)
      application.launch(on: screen)
      for level in [UIWindow.Level.normal, .alert] {
        let window = UIWindow(windowScene: try #require(application.scene))
        let (controller, view) = (UIViewController(), ZoomingView())
        controller.view = view
        window.rootViewController = controller
        window.windowLevel = level
        window.makeKeyAndVisible()
        windows.append(window)
        scrollViews.append(view)
      }
      loop.frame(at: 0)
    }

    /// Makes frames until nothing moves.
    func settle() {
      var count = 0
      while loop.needsFrame, count < 600 {
        loop.frame(at: loop.time + 1 / 60)
        count += 1
      }
      #expect(count < 600, "the app does not come to rest")
    }
  }

  private final class ZoomingView: UIScrollView, UIScrollViewDelegate {
    private let content = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let button = UIButton(configuration: .filled())

    override init(frame: CGRect) {
      super.init(frame: frame)
      content.backgroundColor = .red
      content.addSubview(button)
      button.frame = CGRect(x: 0, y: 0, width: 30, height: 30)
      for recognizer in [
        UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
        UILongPressGestureRecognizer(), UIHoverGestureRecognizer(),
      ] as [UIGestureRecognizer] { content.addGestureRecognizer(recognizer) }
      addSubview(content)
      contentSize = content.bounds.size
      (minimumZoomScale, maximumZoomScale, delegate) = (0.5, 4, self)
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { content }

    var isSound: Bool {
      let frame = content.frame
      return [contentOffset.x, contentOffset.y, zoomScale, frame.minX, frame.minY, frame.width, frame.height]
        .allSatisfy { $0.isFinite && abs($0) < 1e6 }
    }
  }

  private nonisolated static let numbers: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude, -1, 0,
    1e9,
  ]

  /// Every kind of event, with the number at each place where there is one.
  private static func events(_ number: CGFloat) -> [HostEvent] {
    let (good, bad) = (CGPoint(x: 20, y: 20), CGPoint(x: number, y: 20))
    let phases: [UITouch.Phase] = [.began, .moved, .stationary, .regionEntered, .ended, .cancelled]
    var events: [HostEvent] = []
    for place in [good, bad, CGPoint(x: 20, y: number)] {
      for (id, type) in [(Int.max, UITouch.TouchType.direct), (-1, .indirectPointer)] {
        events += phases.map { .touch(id: id, type: type, phase: $0, location: place) }
      }
      for delta in [CGVector(dx: number, dy: 1), CGVector(dx: 1, dy: number)] {
        for isZoom in [false, true] { events.append(.wheel(location: place, delta: delta, isZoom: isZoom)) }
      }
      for scale in [1, number] { events += phases.map { .pinch(location: place, scale: scale, phase: $0) } }
      events.append(.pointerMoved(place))
    }
    let usage = number.isFinite ? Int(max(min(number, 1e18), -1e18)) : Int.min
    for isDown in [true, false] { events.append(.key(HostKey(usage: usage, characters: "\u{0}"), isDown: isDown)) }
    events += [.text(""), .text(String(repeating: "\u{301}", count: 5000)), .exposed]
    return events
  }

  @Test(arguments: numbers) func noNumberBringsAnAppOutOfRest(number: CGFloat) throws {
    let app = try App()
    for (index, event) in Self.events(number).enumerated() {
      app.loop.handle(event, timestamp: index.isMultiple(of: 3) ? TimeInterval(number) : app.loop.time)
      app.loop.frame(at: app.loop.time + 1 / 60)
    }
    app.settle()
    for view in app.scrollViews { #expect(view.isSound) }
    #expect(app.loop.picture()?.width == 60)
  }

  @Test(arguments: numbers) func noSizeIsTooMuchNorTooLittle(number: CGFloat) throws {
    let app = try App()
    for size in [CGSize(width: number, height: 3), CGSize(width: 3, height: number), CGSize(width: number, height: 0)] {
      for scale in [1, number] {
        app.loop.handle(.resized(size, scale: scale), timestamp: app.loop.time)
        app.loop.frame(at: app.loop.time + 1 / 60)
        app.loop.handle(
          .touch(id: 1, type: .direct, phase: .began, location: CGPoint(x: 1, y: 1)), timestamp: app.loop.time)
        app.loop.handle(.wheel(location: .zero, delta: CGVector(dx: 0, dy: 9), isZoom: false), timestamp: app.loop.time)
        app.settle()
        #expect(app.loop.size.width.isFinite && app.loop.size.height.isFinite)
      }
    }
    app.loop.handle(.resized(CGSize(width: 60, height: 40), scale: 1), timestamp: app.loop.time)
    app.settle()
    #expect(app.loop.picture()?.width == 60)
    #expect(app.windows[1].frame == CGRect(x: 0, y: 0, width: 60, height: 40))
    for view in app.scrollViews { #expect(view.isSound) }
  }

  /// A finger is down in a window that goes, in the next, and in an app that is over.
  @Test func eventsForWindowsThatAreGoneGoNowhere() throws {
    let app = try App()
    let all = Self.events(5)
    for (index, event) in all.enumerated() {
      if index == 1 { app.windows[1].isHidden = true }
      if index == all.count / 2 { app.windows[0].isHidden = true }
      app.loop.handle(event, timestamp: 0)
      app.loop.frame(at: app.loop.time + 1 / 60)
    }
    #expect(app.loop.dispatcher.currentTouches.isEmpty)
    app.settle()
    app.loop.handle(.closeRequested, timestamp: 0)
    for event in all { app.loop.handle(event, timestamp: 0) }
    app.loop.frame(at: app.loop.time + 1)
    #expect(app.loop.isOver)
    #expect(!app.loop.needsFrame)
  }
}
