// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// Archives of grids, and attributes of any value.
@MainActor @Suite struct GridViewCodingTests {
  private func archived(_ view: GridView) throws -> GridView {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    view.encode(with: archiver)
    return try #require(GridView(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
  }

  @Test func everyAttributeComesBack() throws {
    let view = GridView(frame: CGRect(x: 0, y: 0, width: 64, height: 48))
    (view.pattern, view.gridWidth, view.gridHeight, view.gridColor) = (.plus, 11, 7, .systemTeal)
    (view.gridLineWidth, view.dotRadius, view.markSize, view.spokeCount) = (0.7, 3, 4, 5)
    (view.gridOrigin, view.majorInterval, view.majorColor) = (CGPoint(x: 1, y: 2), 3, .systemPink)
    (view.majorLineWidth, view.majorDotRadius) = (2, 4)
    view.margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    (view.isCentered, view.edgeName, view.markUnitName) = (true, "closed", "pixels")
    (view.snapsToPixels, view.minimumMarkDistance, view.mergesDenseMarks) = (true, 5, true)
    (view.contentOffset, view.zoomScale) = (CGPoint(x: 9, y: 8), 1.5)
    (view.hasLadder, view.ladderFactor) = (true, 6)
    view.sheets = [
      GridSheet(layout: GridLayout(.dot, 10) { $0.majorInterval = 4 }, color: .red),
      GridSheet(layout: GridLayout(.music, 2), color: .green, majorColor: .systemBlue),
    ]
    let copy = try archived(view)
    #expect(copy.look == view.look)
    #expect(
      (copy.gridColor, copy.majorColor, copy.margins, copy.isCentered) == (.systemTeal, .systemPink, view.margins, true)
    )
    #expect(copy.sheets == view.sheets)
    #expect(try Bitmap(view: copy) == Bitmap(view: view))
  }

  @Test(arguments: GridPattern.all)
  func everyPatternComesBack(_ pattern: GridPattern) throws {
    let view = GridView(frame: .zero)
    view.pattern = pattern
    #expect(try archived(view).pattern == pattern)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -1, 1e300])
  func numbersOfAnyValueComeBack(_ value: CGFloat) throws {
    let view = GridView(frame: .zero)
    (view.gridWidth, view.zoomScale, view.gridOrigin, view.marginTop) = (value, value, CGPoint(x: value, y: 0), value)
    let copy = try archived(view)
    #expect(copy.gridWidth == value || value.isNaN && copy.gridWidth.isNaN)
    #expect(copy.gridOrigin.x == value || value.isNaN && copy.gridOrigin.x.isNaN)
    #expect(copy.marginTop == value || value.isNaN && copy.marginTop.isNaN)
  }

  @Test func anArchiveWithoutAttributesGivesDefaults() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    UIView(frame: .zero).encode(with: archiver)
    let view = try #require(GridView(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
    #expect(view.look == GridView(frame: .zero).look)
    #expect(view.gridColor == .label)
  }

  @Test func whatIsOfAnotherTypeLeavesTheDefault() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    UIView(frame: .zero).encode(with: archiver)
    for key in ["gridWidth", "majorInterval", "isCentered", "gridColor", "gridOrigin", "sheets", "snapsToPixels"] {
      archiver.encode("text" as NSString, forKey: key)
    }
    archiver.encode(3.0, forKey: "patternName")
    archiver.encode(4.0, forKey: "majorColor")
    archiver.encode("many" as NSString, forKey: "edgeName")
    archiver.encode(1.5, forKey: "markUnitName")
    archiver.encode("1" as NSString, forKey: "contentOffset.x")
    let view = try #require(GridView(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
    #expect(view.look == GridView(frame: .zero).look)
    #expect((view.gridColor, view.isCentered, view.sheets) == (.label, false, []))
  }

  @Test(arguments: [Int.min, -1, 3, .max])
  func aCountOfSheetsThatIsNotTrueIsNotBelieved(_ count: Int) throws {
    let view = GridView(frame: .zero)
    view.sheets = [GridSheet(layout: GridLayout(.dot, 10))]
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    view.encode(with: archiver)
    archiver.encode(Double(count), forKey: "sheets")
    let copy = try #require(GridView(coder: try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)))
    #expect(copy.sheets.count <= 1)
  }

  // 45, 50, 61, 81, 82: no value of any attribute traps, hangs or takes memory without bound.
  // Seconds; a loop over all that is asked for would take hours.
  @Test(.timeLimit(.minutes(30)), arguments: [CGFloat.nan, .infinity, 0, -1, 1e-12, 1e12, 1e300])
  func noNumberTrapsOrRunsOn(_ value: CGFloat) throws {
    let changes: [(GridView) -> Void] = [
      { $0.gridWidth = value }, { $0.gridHeight = value }, { $0.gridLineWidth = value }, { $0.dotRadius = value },
      { $0.markSize = value }, { $0.majorLineWidth = value }, { $0.majorDotRadius = value },
      { $0.marginTop = value }, { $0.marginLeft = value }, { $0.marginBottom = value }, { $0.marginRight = value },
      { $0.minimumMarkDistance = value }, { $0.zoomScale = value }, { $0.contentOffset = CGPoint(x: value, y: value) },
      { $0.gridOrigin = CGPoint(x: value, y: value) },
      { $0.majorInterval = Int(exactly: value.rounded()) ?? .max },
      { $0.ladderFactor = Int(exactly: value.rounded()) ?? .min },
      { $0.spokeCount = Int(exactly: value.rounded()) ?? .max },
    ]
    for pattern in GridPattern.all {
      for change in changes {
        for isFull in [false, true] {
          let view = GridView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
          view.pattern = pattern
          if isFull {
            (view.majorInterval, view.snapsToPixels, view.hasLadder, view.mergesDenseMarks) = (3, true, true, true)
            (view.edgeName, view.isCentered, view.markUnitName) = ("beyond", true, "content")
          }
          change(view)
          if isFull { view.layoutIfNeeded() } else { _ = try Bitmap(view: view) }
          _ = view.nearestPoint(to: CGPoint(x: 3, y: 4))
          _ = view.marks(in: view.bounds)
          _ = view.cell(at: .zero).flatMap { view.bounds(ofCell: $0) }
        }
      }
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, 0, -1, 1e9, 1e300], GridPattern.all)
  func noSizeTraps(side: CGFloat, pattern: GridPattern) throws {
    let view = GridView(frame: .zero)
    (view.pattern, view.majorInterval, view.isCentered) = (pattern, 5, true)
    view.frame.size = CGSize(width: 40, height: side)
    view.layoutIfNeeded()
    // Crosses have lines of most kinds; each of the others would take its second.
    if side != 1e9 || pattern == .cross { view.frame.size = CGSize(width: side, height: side) }
    view.layoutIfNeeded()
    let layers = [view.layer.sublayers?.first].compactMap { $0 as? CAShapeLayer }
    #expect(layers.allSatisfy { $0.path?.elements.count ?? 0 <= 6 * GridLayout.maximumLineCount })
  }
}
