// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore
import StippleTestSupport
import Testing
import UIKit

@testable import Stipple

/// What a line view makes of its attributes.
@MainActor @Suite struct DottedLineAttributeTests {
  @Test func namesSetWhatTheyName() {
    let view = DottedLineView(50, 10)
    (view.markName, view.fitName, view.capName, view.spacingMeaningName) = ("square", "half", "butt", "clear")
    (view.axisName, view.dashPattern) = ("angled", "8 4")
    #expect(view.mark == .square)
    #expect(view.fit == .half)
    #expect(view.dashCap == .butt)
    #expect(view.spacingMeaning == .clear)
    #expect(view.axis == .angled)
    #expect(view.dashLengths == [8, 4])
    #expect(view.dashPattern == "8 4")
  }

  /// Complaints 45 and 58: a crash on a text that is none of the names.
  @Test(arguments: ["", "NONE", "☃", "exact ", "-1"])
  func unknownNameChangesNothing(name: String) {
    let view = DottedLineView(50, 10)
    let style = view.dotStyle
    (view.markName, view.fitName, view.capName, view.spacingMeaningName) = (name, name, name, name)
    view.axisName = name
    view.dashPattern = name == "" ? "x" : name
    #expect(view.dotStyle == style)
    #expect(view.axis == .horizontal)
  }

  @Test func isVerticalIsShortForTheAxis() {
    let view = DottedLineView(50, 10)
    view.isVertical = true
    #expect(view.axisName == "vertical")
    view.axis = .angled
    #expect(!view.isVertical)
    // In a document its switch is off beside the axis.
    view.isVertical = false
    #expect(view.axis == .angled)
    view.axis = .vertical
    view.isVertical = false
    #expect(view.axis == .horizontal)
  }

  @Test func axisDecidesTheIntrinsicSize() {
    let view = DottedLineView(50, 10)
    let none = UIView.noIntrinsicMetric
    for (axis, size) in [
      (DotAxis.leading, CGSize(width: none, height: 2)), (.vertical, CGSize(width: 2, height: none)),
      (.angled, CGSize(width: none, height: none)),
    ] {
      view.axis = axis
      #expect(view.intrinsicContentSize == size)
    }
  }

  @Test func oneLayerWhateverIsSet() throws {
    let view = DottedLineView(50, 10)
    let line = try view.lineLayer
    for fit in DotFit.all {
      for mark in DotMark.all {
        for axis in DotAxis.allCases {
          (view.fit, view.mark, view.axis) = (fit, mark, axis)
          #expect(try view.lineLayer === line)
        }
      }
    }
    (view.fit, view.mark, view.axis) = (.exact, .pill, .horizontal)
    #expect(try Bitmap(view: view) == Bitmap(view: DottedLineView(50, 10)))
  }

  @Test func directionOfTheInterfaceIsFollowedAtOnce() throws {
    let view = DottedLineView(50, 10)
    (view.axis, view.mark, view.fit, view.startInset) = (.leading, .circle, .whole, 20)
    #expect(try Bitmap(view: view).inkedBox.minX == 20)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(try Bitmap(view: view).inkedBox == CGRect(x: 0, y: 4, width: 30, height: 2))
  }

  @Test func traitOfTheDirectionIsFollowed() throws {
    let view = DottedLineView(50, 10)
    (view.axis, view.fit, view.startInset) = (.leading, .whole, 20)
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(try Bitmap(view: view).inkedBox.minX == 0)
  }

  /// Complaints 17 and 97: caps fill the gap.
  @Test(arguments: ["butt", "round", "square"])
  func clearSpacingIsSeen(cap: String) throws {
    let view = DottedLineView(60, 6)
    (view.mark, view.capName, view.fit, view.spacingMeaning) = (.dash, cap, .centered, .clear)
    (view.lineWidth, view.dashLength, view.dotSpacing) = (4, 4, 6)
    let row = try Bitmap(view: view, scale: 1.5).row(4)
    let gaps = row.split { $0 > 0 }.dropFirst().dropLast()
    #expect(gaps.count > 2)
    // Nine pixels, of which the two outermost may be shared with a mark.
    for gap in gaps { #expect((7...9).contains(gap.count)) }
  }

  /// Complaints 45, 50, 53, 55: attributes that trap or run on.
  @Test(arguments: [.nan, .infinity, -.infinity, 0, -1, 1e-12, 1e12] as [CGFloat], DotFit.all.map(\.name))
  func noValueTrapsOrRunsOn(value: CGFloat, fit: String) throws {
    let numbers: [ReferenceWritableKeyPath<DottedLineView, CGFloat>] = [
      \.lineWidth, \.dotSpacing, \.dashLength, \.startInset, \.endInset, \.startFade, \.endFade, \.dashPhase,
      \.marchSpeed, \.angleInDegrees,
    ]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40))
    let time = try ContinuousClock().measure {
      for mark in [DotMark.pill, .dash] {
        for axis in [DotAxis.horizontal, .angled] {
          for path in [nil, oval] {
            for number in numbers {
              let view = DottedLineView(50, 30)
              (view.mark, view.axis, view.fitName, view.path) = (mark, axis, fit, path)
              view[keyPath: number] = value
              view.dashLengths = mark == .pill ? [] : [value, 4]
              window.addSubview(view)
              view.layoutIfNeeded()
              _ = try Bitmap(view: view)
              #expect(view.layer.sublayers?.count == 1)
              view.removeFromSuperview()
            }
          }
        }
      }
    }
    // Two seconds without optimization; what runs on would take hours.
    #expect(time < .seconds(60))
  }

  @Test(arguments: [1e5, 1e9, 1e12, 1e300] as [CGFloat])
  func hugeViewsAreBounded(width: CGFloat) throws {
    let view = DottedLineView(width, 10)
    for fit in DotFit.all {
      view.fit = fit
      let bitmap = try Bitmap(layer: view.layer, width: 70, height: 10)
      #expect(bitmap.inkedCount > 0, "\(fit.name)")
    }
  }
}
