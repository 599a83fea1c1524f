// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing
import UIKit

struct UIBezierPathCodingTests {
  @Test func elementsAndSettingsAreKept() throws {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: 2, clockwise: true)
    path.addQuadCurve(to: CGPoint(x: 1, y: 2), controlPoint: CGPoint(x: 3, y: 4))
    path.close()
    path.lineWidth = 3
    path.lineCapStyle = .square
    path.lineJoinStyle = .bevel
    path.miterLimit = 4
    path.flatness = 0.25
    path.usesEvenOddFillRule = true
    path.setLineDash([1, 2, 3], count: 3, phase: -1.5)
    let copy = try archived(path)
    #expect(copy.cgPath == path.cgPath)
    #expect(copy.lineWidth == 3)
    #expect(copy.lineCapStyle == .square)
    #expect(copy.lineJoinStyle == .bevel)
    #expect(copy.miterLimit == 4)
    #expect(copy.flatness == 0.25)
    #expect(copy.usesEvenOddFillRule)
    var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0, 0], 0, 0)
    copy.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [1, 2, 3])
    #expect(count == 3)
    #expect(phase == -1.5)
  }

  @Test func anEmptyPathWithOddSettingsIsKept() throws {
    let path = UIBezierPath()
    path.lineWidth = .nan
    path.miterLimit = .infinity
    let copy = try archived(path)
    #expect(copy.isEmpty)
    #expect(copy.lineWidth.isNaN)
    #expect(copy.miterLimit == .infinity)
    #expect(copy.lineCapStyle == .butt)
  }

  @Test(arguments: [[], [1], [1, 2, 3], [0, 1], [7, 1, 2]])
  func aBrokenArchiveGivesNoPath(element: [Double]) throws {
    let numbers = element.map { NSNumber(value: $0) } as NSArray
    for elements in [[numbers], numbers.count > 0 ? numbers : [NSNumber(value: 1)]] as [NSArray] {
      let archiver = NSKeyedArchiver(requiringSecureCoding: true)
      archiver.encodeList(elements, forKey: "elements")
      archiver.finishEncoding()
      let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
      #expect(UIBezierPath(coder: coder) == nil)
    }
  }

  @Test func unknownCapsAndJoinsAreLeftOut() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encodeList(NSArray(), forKey: "elements")
    archiver.encode(Int.max, forKey: "lineCapStyle")
    archiver.encode(7, forKey: "lineJoinStyle")
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    let path = try #require(UIBezierPath(coder: coder))
    #expect(path.lineCapStyle == .butt)
    #expect(path.lineJoinStyle == .miter)
    #expect(path.lineWidth == 1)
  }

  private func archived(_ path: UIBezierPath) throws -> UIBezierPath {
    let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
    let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data)
    return try #require(copy)
  }
}
