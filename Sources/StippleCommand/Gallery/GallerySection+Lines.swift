// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Stipple
import UIKit

extension GallerySection {
  /// Every fit, on lines whose ends show.
  static var fits: GallerySection {
    GallerySection(
      title: "DottedLineView · fitName", view: "DottedLineView", tiles: fits(dash: 20, gap: 13), columnCount: 2,
      height: 26, hasEnds: true)
  }

  /// Every mark, and patterns of lengths.
  static var marks: GallerySection {
    let marks = DotMark.all.map { tile("markName \($0.name)", ["markName": .text($0.name)]) }
    let patterns = ["12 8 0 8", "16 6 4 6", "0 8 0 16"].map { tile("dashPattern \($0)", ["dashPattern": .text($0)]) }
    return GallerySection(
      title: "DottedLineView · markName, dashPattern", view: "DottedLineView", tiles: marks + patterns,
      columnCount: 4, height: 26)
  }

  /// Colours along lines, and their directions.
  static var looks: GallerySection {
    GallerySection(
      title: "DottedLineView · colour and width", view: "DottedLineView",
      tiles: [
        tile("gradientColors", ["lineColor": .text("systemTeal"), "endColor": .text("systemPurple")]),
        tile("startFade, endFade", ["startFade": .number(60), "endFade": .number(60)]),
        tile("lineWidth 1", ["lineWidth": .number(1), "dotSpacing": .number(3)]),
        tile("lineWidth 10", ["lineWidth": .number(10), "dotSpacing": .number(16)]),
      ], columnCount: 4, height: 26)
  }

  /// What spacing is measured between, and where lines are.
  static var places: GallerySection {
    func whole(_ name: String, _ settings: [String: AttributeValue]) -> Tile {
      tile(name, settings.merging(["fitName": .text("whole")]) { $1 })
    }
    let meanings = DotSpacingMeaning.allCases.map { meaning in
      whole(
        "spacingMeaningName \(meaning.rawValue)",
        ["markName": .text("dash"), "dashLength": .number(8), "dotSpacing": .number(16)].merging(
          ["spacingMeaningName": .text(meaning.rawValue)]) { $1 })
    }
    return GallerySection(
      title: "DottedLineView · spacing and place", view: "DottedLineView",
      tiles: meanings + [
        whole("startInset 40, endInset 20", ["startInset": .number(40), "endInset": .number(20)]),
        whole("axisName angled, 15°", ["axisName": .text("angled"), "angleInDegrees": .number(15)]),
        wave("path", ["markName": .text("circle")]),
        wave("path, markName dash", ["markName": .text("dash"), "dashLength": .number(10)]),
        wave("path, endColor", ["lineColor": .text("systemTeal"), "endColor": .text("systemPurple")]),
      ], columnCount: 4, height: 50)
  }

  /// A line along a path that goes up and down twice.
  private static func wave(_ name: String, _ settings: [String: AttributeValue]) -> Tile {
    var wave = tile(name, settings.merging(["fitName": .text("whole")]) { $1 })
    wave.isForCodeAlone = true
    wave.finish = { view in
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 4, y: 40))
      for crest in [0, 1] {
        let x = 4 + 84 * CGFloat(crest)
        path.addCurve(
          to: CGPoint(x: x + 42, y: 10), controlPoint1: CGPoint(x: x + 21, y: 40),
          controlPoint2: CGPoint(x: x + 21, y: 10))
        path.addCurve(
          to: CGPoint(x: x + 84, y: 40), controlPoint1: CGPoint(x: x + 63, y: 10),
          controlPoint2: CGPoint(x: x + 63, y: 40))
      }
      (view as? DottedLineView)?.path = path
    }
    return wave
  }

  /// Borders of every mark, square and rounded.
  static var borders: GallerySection {
    let marks = DotMark.all.map { tile($0.name, ["markName": .text($0.name)]) }
    let rounded = [DotMark.circle, .dash].map { mark in
      tile("\(mark.name), borderRadius 24", ["markName": .text(mark.name), "borderRadius": .number(24)])
    }
    var colored = tile(
      "gradientColors",
      ["lineColor": .text("systemTeal"), "endColor": .text("systemPink"), "markName": .text("circle")])
    colored.finish = { ($0 as? DottedStrokeView)?.gradientColors = [.systemPurple, .systemPink] }
    let open = tile(
      "hasTopEdge, hasLeadingEdge off",
      ["hasTopEdge": .bool(false), "hasLeadingEdge": .bool(false), "markName": .text("circle")])
    let inset = tile("borderInset 10", ["borderInset": .number(10), "markName": .text("circle")])
    let curves = ["circular", "continuous"].map { name in
      tile(
        "borderCurveName \(name)",
        ["borderCurveName": .text(name), "borderRadius": .number(32), "markName": .text("solid")])
    }
    return GallerySection(
      title: "DottedBorderView", view: "DottedBorderView", tiles: marks + rounded + [colored, open, inset] + curves,
      columnCount: 4, height: 72)
  }

  /// Every fit, around corners.
  static var corners: GallerySection {
    GallerySection(
      title: "DottedBorderView · fitName", view: "DottedBorderView", tiles: fits(dash: 10, gap: 8), columnCount: 5,
      height: 72)
  }

  /// Every fit, of dashes with square ends; lengths in points.
  private static func fits(dash: Double, gap: Double) -> [Tile] {
    DotFit.all.map { fit in
      tile(
        fit.name,
        [
          "markName": .text("dash"), "dashLength": .number(dash), "capName": .text("butt"), "dotSpacing": .number(gap),
          "fitName": .text(fit.name),
        ])
    }
  }

  /// A line or border, broad enough to be looked at, with more settings.
  private static func tile(_ name: String, _ settings: [String: AttributeValue]) -> Tile {
    let line: [String: AttributeValue] = [
      "lineColor": .text("label"), "lineWidth": .number(4), "dotSpacing": .number(9),
    ]
    return Tile(name: name, settings: line.merging(settings) { $1 })
  }
}
