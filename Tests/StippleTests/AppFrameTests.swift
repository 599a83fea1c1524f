// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import Stipple
import StippleTestSupport
import Testing
import UIKit

/// The frames of an app, of which only what has changed is drawn: each is as one drawn as a whole.
@MainActor struct AppFrameTests {
  /// A window with a grid, a button on it, and a list of lines that scrolls.
  @MainActor private final class App {
    let application = UIApplication()
    let loop: AppLoop
    let window: UIWindow
    let grid = GridView()
    let line = DottedLineView()
    let list = UIScrollView()
    let button: UIButton

    init(scale: CGFloat) throws {
      let screen = UIScreen()
      loop = AppLoop(application: application, size: CGSize(width: 90, height: 120), scale: scale, screen: screen)
      application.launch(on: screen)
      window = UIWindow(windowScene: try #require(application.scene))
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Tap"
      button = UIButton(
        configuration: configuration, primaryAction: UIAction { [weak grid] _ in grid?.gridStyle = .dot })
      addViews()
      window.makeKeyAndVisible()
    }

    private func addViews() {
      let controller = UIViewController()
      controller.view.backgroundColor = .systemBackground
      grid.frame = CGRect(x: 3, y: 2.5, width: 84, height: 60)
      grid.gridLineWidth = 0.5
      button.frame = CGRect(x: 20, y: 15, width: 50, height: 30)
      list.frame = CGRect(x: 10, y: 70, width: 70, height: 40)
      list.contentSize = CGSize(width: 70, height: 400)
      for index in 0..<20 {
        let line = index == 2 ? line : DottedLineView()
        line.frame = CGRect(x: 0, y: CGFloat(index) * 20, width: 60, height: 19.5)
        list.addSubview(line)
      }
      for view in [grid, list, button] { controller.view.addSubview(view) }
      window.rootViewController = controller
    }

    func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
      loop.handle(.touch(id: 1, type: .direct, phase: phase, location: CGPoint(x: x, y: y)), timestamp: time)
    }

    func turnWheel(by distance: CGFloat, at time: TimeInterval) {
      let event = HostEvent.wheel(
        location: CGPoint(x: 40, y: 90), delta: CGVector(dx: 0, dy: distance), isZoom: false)
      loop.handle(event, timestamp: time)
    }

    /// Whether the picture is as all drawn anew is.
    func frame(at time: TimeInterval) throws -> Bool {
      loop.frame(at: time)
      let picture = try #require(loop.picture())
      let whole = try #require(LayerCanvas(width: picture.width, height: picture.height, scale: loop.scale))
      _ = whole.redraw(.everything) { window.layer.renderPresentation(in: $0) }
      return try Bitmap(image: picture) == Bitmap(image: #require(whole.makeImage()))
    }
  }

  @Test(arguments: [1, 2, 1.5] as [CGFloat])
  func eachFrameIsAsOneDrawnAsAWhole(scale: CGFloat) throws {
    let app = try App(scale: scale)
    let events: [Int: () -> Void] = [
      2: { app.touch(.began, 40, 30, at: 2 / 60) }, 5: { app.touch(.ended, 40, 30, at: 5 / 60) },
      8: { app.turnWheel(by: 33.3, at: 8 / 60) },
      12: { app.touch(.began, 40, 100, at: 12 / 60) }, 13: { app.touch(.moved, 40, 88, at: 13 / 60) },
      14: { app.touch(.moved, 40, 75, at: 14 / 60) }, 15: { app.touch(.ended, 40, 72, at: 15 / 60) },
      20: { UIView.animate(withDuration: 0.1) { app.grid.frame = CGRect(x: 8, y: 10, width: 60, height: 50.5) } },
      24: { UIView.animate(withDuration: 0.1) { app.line.alpha = 0.3 } },
      26: { app.list.setContentOffset(.zero, animated: true) },
    ]
    for step in 0..<48 {
      events[step]?()
      let isWhole = try app.frame(at: TimeInterval(step) / 60)
      #expect(isWhole, "frame \(step)")
    }
    #expect(app.grid.gridStyle == .dot)
    #expect(app.list.contentOffset == .zero)
  }
}
