// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Stipple
import UIKit

extension GallerySection {
  /// Every fit, on lines whose ends show.
  static var fits: GallerySection {
    let tiles = DotFit.all.map { fit in
      let view = line()
      view.mark = .dash
      view.dashLength = 20
      view.dashCap = .butt
      view.dotSpacing = 13
      view.fit = fit
      return Tile(name: fit.name, view: ends(of: view))
    }
    return GallerySection(title: "DottedLineView · fitName", tiles: tiles, columnCount: 2, height: 26)
  }

  /// Every mark, and patterns of lengths.
  static var marks: GallerySection {
    let marks = DotMark.all.map { mark in
      let view = line()
      view.mark = mark
      return Tile(name: "markName \(mark.name)", view: view)
    }
    let patterns = ["12 8 0 8", "16 6 4 6", "0 8 0 16"].map { pattern in
      let view = line()
      view.dashPattern = pattern
      return Tile(name: "dashPattern \(pattern)", view: view)
    }
    return GallerySection(
      title: "DottedLineView · markName, dashPattern", tiles: marks + patterns, columnCount: 4, height: 26)
  }

  /// Colours along lines, and their directions.
  static var looks: GallerySection {
    let gradient = line()
    gradient.lineColor = .systemTeal
    gradient.gradientColors = [.systemPurple]
    let fade = line()
    (fade.startFade, fade.endFade) = (60, 60)
    let hairline = line()
    (hairline.lineWidth, hairline.dotSpacing) = (1, 3)
    let broad = line()
    (broad.lineWidth, broad.dotSpacing) = (10, 16)
    return GallerySection(
      title: "DottedLineView · colour and width",
      tiles: [
        Tile(name: "gradientColors", view: gradient), Tile(name: "startFade, endFade", view: fade),
        Tile(name: "lineWidth 1", view: hairline), Tile(name: "lineWidth 10", view: broad),
      ], columnCount: 4, height: 26)
  }

  /// Borders of every mark, square and rounded.
  static var borders: GallerySection {
    let marks = DotMark.all.map { mark in
      let view = border()
      view.mark = mark
      return Tile(name: mark.name, view: view)
    }
    let rounded = [DotMark.circle, .dash].map { mark in
      let view = border()
      view.mark = mark
      view.borderRadius = 24
      return Tile(name: "\(mark.name), borderRadius 24", view: view)
    }
    let colored = border()
    (colored.mark, colored.lineColor) = (.circle, .systemTeal)
    colored.gradientColors = [.systemPurple, .systemPink]
    let open = border()
    (open.hasTopEdge, open.hasBottomEdge) = (false, true)
    open.hasLeadingEdge = false
    open.mark = .circle
    return GallerySection(
      title: "DottedBorderView",
      tiles: marks + rounded + [
        Tile(name: "gradientColors", view: colored), Tile(name: "hasTopEdge, hasLeadingEdge off", view: open),
      ],
      columnCount: 4, height: 72)
  }

  private static func line() -> DottedLineView {
    let view = DottedLineView()
    (view.lineColor, view.lineWidth, view.dotSpacing) = (.label, 4, 9)
    return view
  }

  private static func border() -> DottedBorderView {
    let view = DottedBorderView()
    (view.lineColor, view.lineWidth, view.dotSpacing) = (.label, 4, 9)
    return view
  }

  /// A line between two marks of where it ends.
  private static func ends(of line: UIView) -> UIView {
    let frame = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    for (x, mask) in [(0, UIView.AutoresizingMask.flexibleRightMargin), (99, .flexibleLeftMargin)] {
      let end = UIView(frame: CGRect(x: x, y: 0, width: 1, height: 26))
      end.backgroundColor = .systemRed
      end.autoresizingMask = [mask, .flexibleHeight]
      frame.addSubview(end)
    }
    line.frame = CGRect(x: 0, y: 0, width: 100, height: 26)
    line.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    frame.addSubview(line)
    return frame
  }
}
