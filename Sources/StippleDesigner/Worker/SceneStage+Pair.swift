// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

extension SceneStage {
  /// In points, between the two pictures of a pair.
  private static let gap: CGFloat = 24

  /// The picture of a scene; in both appearances, two of them side by side, as a page shows them.
  func picture(of scene: DesignScene, on canvas: DesignCanvas) throws(SceneError) -> Picture {
    guard canvas.appearance == .both else { return try show(scene).picture(canvas) }
    // The views that are kept stay in no other; a pair is asked for seldom.
    let pair = [try make(scene), try make(scene)]
    let size = pair[0].size
    // Each begins on a whole pixel, or the second would be drawn otherwise than by itself.
    let side = (size.width * canvas.scale).rounded(.up) / canvas.scale
    let start = ((side + Self.gap) * canvas.scale).rounded(.up) / canvas.scale
    let board = UIView(frame: CGRect(x: 0, y: 0, width: start + size.width, height: size.height))
    do {
      for (shown, appearance) in zip(pair, [DesignCanvas.Appearance.light, .dark]) {
        var canvas = canvas
        canvas.appearance = appearance
        shown.adopt(canvas)
        let paper = UIView(
          frame: CGRect(origin: CGPoint(x: appearance == .dark ? start : 0, y: 0), size: size))
        paper.clipsToBounds = true
        paper.traitOverrides.userInterfaceStyle = appearance == .dark ? .dark : .light
        paper.backgroundColor = try canvas.background.map { text throws(ColorTextError) in try UIColor.parse(text) }
        shown.root.frame.origin = .zero
        paper.addSubview(shown.root)
        board.addSubview(paper)
      }
      return try Picture(of: board, size: board.bounds.size, scale: canvas.scale)
    } catch {
      throw SceneError("\(error)")
    }
  }
}
