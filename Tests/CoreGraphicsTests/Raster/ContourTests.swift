// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import CoreGraphics

struct ContourTests {
  private func contours(_ build: (CGMutablePath) -> Void) -> [Contour] {
    let path = CGMutablePath()
    build(path)
    return Contour.contours(of: path.elements)
  }

  private let rect = CGRect(x: 1, y: 2, width: 3, height: 4)

  @Test func lineAndPoint() {
    let (first, second) = (CGPoint(x: 1, y: 2), CGPoint(x: 5, y: 2))
    #expect(contours { $0.addLines(between: [first, second]) } == [.line(first, second)])
    #expect(contours { $0.addLines(between: [first, first]) } == [.point(first)])
  }

  @Test func loneMoveIsNoContour() {
    #expect(contours { $0.move(to: .zero) } == [])
    #expect(
      contours {
        $0.move(to: .zero)
        $0.addRect(rect)
      } == [.rect(rect)])
  }

  @Test func rectangleInAnyOrderAndWithOrWithoutItsLastSide() {
    let corners = [CGPoint(x: 4, y: 6), CGPoint(x: 4, y: 2), CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 6)]
    for shift in 0..<4 {
      let turned = Array(corners[shift...] + corners[..<shift])
      for points in [turned, turned.reversed(), turned + [turned[0]]] {
        #expect(
          contours {
            $0.addLines(between: points)
            $0.closeSubpath()
          } == [.rect(rect)])
      }
    }
  }

  @Test func openOrSlantedFourCornersAreNoRectangle() {
    let corners = [CGPoint(x: 4, y: 6), CGPoint(x: 4, y: 2), CGPoint(x: 1, y: 2), CGPoint(x: 1, y: 6)]
    #expect(contours { $0.addLines(between: corners) } == [.other])
    #expect(
      contours {
        $0.addLines(between: [CGPoint(x: 4.5, y: 6)] + corners.dropFirst())
        $0.closeSubpath()
      } == [.other])
    #expect(contours { $0.addRect(rect, transform: CGAffineTransform(rotationAngle: 0.1)) } == [.other])
  }

  @Test(arguments: [1.0, -1.0]) func ellipseOfEqualAxesIsACircle(flip: CGFloat) {
    let transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 2 * flip, tx: 3, ty: 1)
    let found = contours { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8), transform: transform) }
    #expect(found == [.circle(center: CGPoint(x: 11, y: 1 + 8 * flip), radius: 8, isNegative: flip < 0)])
  }

  @Test func arcOfAFullTurnIsACircle() {
    let found = contours {
      $0.addArc(center: CGPoint(x: 3, y: 4), radius: 2, startAngle: 0.7, endAngle: 0.7 + 2 * .pi, clockwise: false)
      $0.closeSubpath()
    }
    guard case .circle(let center, let radius, _)? = found.first, found.count == 1 else {
      Issue.record("\(found)")
      return
    }
    #expect(abs(center.x - 3) < 1e-9 && abs(center.y - 4) < 1e-9 && abs(radius - 2) < 1e-9)
  }

  @Test func ellipsesAndRoundedRectanglesAreOthers() {
    #expect(contours { $0.addEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8.1)) } == [.other])
    #expect(
      contours { $0.addRoundedRect(in: CGRect(x: 0, y: 0, width: 9, height: 8), cornerWidth: 2, cornerHeight: 2) }
        == [.other])
  }

  @Test func whatGoesOnAfterACloseIsOther() {
    #expect(
      contours {
        $0.addRect(rect)
        $0.addLine(to: .zero)
      } == [.other])
  }

  @Test(arguments: [CGFloat.nan, .infinity]) func coordinateThatIsNotFiniteIsOther(value: CGFloat) {
    #expect(contours { $0.addLines(between: [.zero, CGPoint(x: value, y: 0)]) } == [.other])
  }
}
