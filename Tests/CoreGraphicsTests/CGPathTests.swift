// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

struct CGPathTests {
  private let square = CGRect(x: 10, y: 20, width: 30, height: 30)

  @Test func pathsOfEqualElementsAreEqualAndHashAlike() {
    let first = CGPath(rect: square, transform: nil)
    let second = CGMutablePath()
    second.addRect(square)
    #expect(first == second)
    #expect(Set([first, second]).count == 1)
    second.addLine(to: .zero)
    #expect(first != second)
  }

  @Test func copiesAreIndependent() throws {
    let path = CGMutablePath()
    path.addRect(square)
    let copy = try #require(path.copy())
    let mutable = try #require(path.mutableCopy())
    mutable.addLine(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 1))
    #expect(copy.elements.count == 5)
    #expect(mutable.elements.last == .line(.zero))
    #expect(path.elements.count == 6)
    #expect(!(copy is CGMutablePath))
  }

  @Test func transformedCopiesMapEveryPoint() throws {
    var double = CGAffineTransform(scaleX: 2, y: 2)
    let path = CGPath(ellipseIn: square, transform: nil)
    let expected = CGPath(ellipseIn: square, transform: &double)
    #expect(path.copy(using: &double) == expected)
    #expect(path.mutableCopy(using: &double) == expected)
    #expect(path.copy(using: nil) == path)
    #expect(expected.boundingBoxOfPath == CGRect(x: 20, y: 40, width: 60, height: 60))
  }

  @Test func emptyPathHasNullBoxes() {
    #expect(CGMutablePath().isEmpty)
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test func boxesWithAndWithoutControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 20))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 20))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addCurve(to: CGPoint(x: 10, y: 4), control1: CGPoint(x: 50, y: 0), control2: CGPoint(x: 50, y: 4))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 50, height: 20))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 40, height: 10))
  }

  @Test func curveBeyondItsEndsBothWaysIsInItsBox() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 1, y: 0), control1: CGPoint(x: 0, y: 6), control2: CGPoint(x: 1, y: -6))
    // y = 18·t·(1 - t)·(1 - 2t), which is greatest at t = 1/2 - √3/6, and then is √3.
    #expect(abs(path.boundingBoxOfPath.maxY - 3.0.squareRoot()) < 1e-14)
    #expect(abs(path.boundingBoxOfPath.minY + 3.0.squareRoot()) < 1e-14)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func boxAroundWhatIsNotFiniteIsNull(number: CGFloat) {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: number, y: 3), CGPoint(x: 9, y: 9)])
    #expect(path.boundingBox.isNull)
    #expect(path.boundingBoxOfPath.isNull)
  }

  @Test func loneMoveHasABoxOfNoSize() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 3, y: 4))
    #expect(path.boundingBox == CGRect(x: 3, y: 4, width: 0, height: 0))
    #expect(!path.isEmpty)
  }

  @Test func rectIsARect() {
    var found = CGRect.zero
    #expect(CGPath(rect: square, transform: nil).isRect(&found))
    #expect(found == square)
    #expect(CGPath(rect: square, transform: nil).isRect(nil))
    var quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(CGPath(rect: square, transform: &quarter).isRect(&found))
    #expect(found == CGRect(x: -50, y: 10, width: 30, height: 30))
  }

  @Test func rectClosedByALineIsARect() {
    let path = CGMutablePath()
    path.addLines(between: [(0, 0), (0, 5), (7, 5), (7, 0), (0, 0)].map { CGPoint(x: $0, y: $1) })
    #expect(path.isRect(nil))
    path.closeSubpath()
    #expect(path.isRect(nil))
  }

  @Test(arguments: [
    [(0, 0), (0, 5), (7, 5), (7, 0)], [(0, 0), (0, 5), (7, 5), (7, 1), (0, 0)], [(0, 0), (5, 0), (0, 0)], [(0, 0)],
    [(0, 0), (0, 5), (7, 5), (7, 0), (0, 0), (0, 5)],
  ])
  func otherLinesAreNoRect(corners: [(Int, Int)]) {
    let path = CGMutablePath()
    path.addLines(between: corners.map { CGPoint(x: $0.0, y: $0.1) })
    var found = square
    #expect(!path.isRect(&found))
    #expect(found == square)
  }

  @Test func otherShapesAreNoRect() {
    var turn = CGAffineTransform(rotationAngle: 0.5)
    #expect(!CGPath(rect: square, transform: &turn).isRect(nil))
    #expect(!CGPath(ellipseIn: square, transform: nil).isRect(nil))
    #expect(!CGMutablePath().isRect(nil))
    let two = CGMutablePath()
    two.addRects([square, square])
    #expect(!two.isRect(nil))
  }

  @Test func elementsAreShownWithTheirPoints() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addLine(to: CGPoint(x: 2, y: 2))
    path.addQuadCurve(to: CGPoint(x: 4, y: 4), control: CGPoint(x: 3, y: 3))
    path.addCurve(to: CGPoint(x: 7, y: 7), control1: CGPoint(x: 5, y: 5), control2: CGPoint(x: 6, y: 6))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var numbers: [CGFloat] = []
    path.applyWithBlock { element in
      types.append(element.pointee.type)
      let counts: [CGPathElementType: Int] = [
        .moveToPoint: 1, .addLineToPoint: 1, .addQuadCurveToPoint: 2, .addCurveToPoint: 3,
      ]
      for index in 0..<counts[element.pointee.type, default: 0] {
        numbers.append(element.pointee.points[index].x)
      }
    }
    #expect(types == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint, .closeSubpath])
    #expect(numbers == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test func changingAShownPointChangesNothing() {
    let path = CGPath(rect: square, transform: nil)
    path.applyWithBlock { $0.pointee.points[0] = .zero }
    #expect(path == CGPath(rect: square, transform: nil))
  }

  @Test func functionIsCalledWithItsInfo() {
    var count = 0
    CGPath(rect: square, transform: nil).apply(info: &count) { info, _ in
      info?.assumingMemoryBound(to: Int.self).pointee += 1
    }
    #expect(count == 5)
  }
}
