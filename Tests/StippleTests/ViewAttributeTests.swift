// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// What holds for the attributes of every view of this package.
@MainActor @Suite struct ViewAttributeTests {
  /// Each view in each of its ways to draw.
  private func views() -> [UIView] {
    let frame = CGRect(x: 0, y: 0, width: 50, height: 30)
    let lines = [false, true].map { isVertical in
      let line = DottedLineView(frame: frame)
      line.isVertical = isVertical
      return line
    }
    let grids = GridStyle.allCases.map { style in
      let grid = GridView(frame: frame)
      grid.gridStyle = style
      return grid
    }
    return lines + [DottedBorderView(frame: frame)] + grids
  }

  /// Complaints 46, 47 and 48: keys that are not there, that were renamed, or of types that cannot be set.
  @Test func namesAreTheOnesThatDocumentsHold() {
    func names(_ type: UIView.Type) -> [String] {
      UIView.attributes(of: type).map(\.name).filter { !UIView.attributes(of: UIView.self).map(\.name).contains($0) }
    }
    let stroke = [
      "lineColor", "lineWidth", "dotSpacing", "markName", "dashLength", "capName", "dashPattern", "spacingMeaningName",
      "fitName", "startInset", "endInset", "snapsToPixels", "endColor", "startFade", "endFade", "dashPhase",
      "marchSpeed",
    ]
    #expect(Set(names(DottedLineView.self)) == Set(["isVertical", "axisName", "angleInDegrees"] + stroke))
    let border = [
      "borderRadius", "borderCurveName", "borderInset", "hasTopEdge", "hasLeadingEdge", "hasBottomEdge",
      "hasTrailingEdge",
    ]
    #expect(Set(names(DottedBorderView.self)) == Set(border + stroke))
    #expect(
      names(GridView.self) == [
        "gridStyleName", "gridWidth", "gridColor", "gridLineWidth", "dotRadius", "patternName", "gridHeight",
        "gridOrigin", "markSize", "spokeCount", "majorInterval", "majorColor", "majorLineWidth", "majorDotRadius",
        "marginTop", "marginLeft", "marginBottom", "marginRight", "isCentered", "edgeName", "markUnitName",
        "snapsToPixels", "minimumMarkDistance", "mergesDenseMarks", "contentOffset", "zoomScale", "hasLadder",
        "ladderFactor",
      ])
  }

  @Test(
    arguments: [.nan, .infinity, -.infinity, 0, -1, 1e-300, 1e-3, 1e300, .greatestFiniteMagnitude] as [CGFloat],
    PictureFormat.allCases)
  func noNumberTrapsOrRunsOn(number: CGFloat, format: PictureFormat) throws {
    let time = try ContinuousClock().measure {
      for view in views() {
        for attribute in UIView.attributes(of: type(of: view)) where attribute.type?.kind == .cgFloat {
          let old = view.value(forKey: attribute.name)
          view.setValue(number, forKey: attribute.name)
          let data = try Picture(of: view, size: view.bounds.size, scale: 2).data(format)
          #expect(!data.isEmpty)
          _ = view.intrinsicContentSize
          view.setValue(old, forKey: attribute.name)
        }
      }
    }
    // A few milliseconds; a loop over every dot or line that was asked for would take hours.
    #expect(time < .seconds(10))
  }

  @Test func viewMadeByACoderIsAsANewOne() throws {
    for view in views() {
      let archiver = NSKeyedArchiver(requiringSecureCoding: false)
      view.encode(with: archiver)
      let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      let copy = try #require(type(of: view).init(coder: coder))
      #expect(copy.frame == view.frame)
      #expect(copy.layer.sublayers?.count == 1)
      #expect(try Bitmap(view: copy) == Bitmap(view: view))
    }
  }
}
