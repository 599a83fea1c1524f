// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import QuartzCore

struct CAMediaTimingFunctionTests {
  /// A point of the curve itself.
  private func point(_ t: Double, _ points: [Double]) -> (x: Double, y: Double) {
    let (a, b, c) = (3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t)
    return (a * points[0] + b * points[2] + c, a * points[1] + b * points[3] + c)
  }

  @Test(arguments: [
    [0.42, 0, 1, 1], [0, 0, 0.58, 1], [0.42, 0, 0.58, 1], [0.25, 0.1, 0.25, 1], [1, 0, 0, 1], [0, 1, 1, 0],
  ])
  func valueIsThatOfTheCurve(points: [Double]) {
    let function = CAMediaTimingFunction(
      controlPoints: Float(points[0]), Float(points[1]), Float(points[2]), Float(points[3]))
    for step in 0...100 {
      let place = point(Double(step) / 100, points.map { Double(Float($0)) })
      // Where the curve stands still, y is known as the cube root of what x is.
      #expect(abs(function.value(at: place.x) - place.y) < 1e-4)
      let steep = abs(points[0] - 1) < 0.01 || abs(points[2]) < 0.01
      if !steep { #expect(abs(function.value(at: place.x) - place.y) < 1e-6) }
    }
  }

  @Test(
    arguments: [
      (CAMediaTimingFunctionName.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ] as [(CAMediaTimingFunctionName, [Float])])
  func namesHaveTheirControlPoints(name: CAMediaTimingFunctionName, points: [Float]) {
    let function = CAMediaTimingFunction(name: name)
    var read: [Float] = []
    for index in 0...3 {
      var pair: [Float] = [-1, -1]
      function.getControlPoint(at: index, values: &pair)
      read += pair
    }
    #expect(read == [0, 0] + points + [1, 1])
  }

  @Test func oddPointsAreBorne() {
    let beyond = CAMediaTimingFunction(controlPoints: -3, 0, 7, 1)
    #expect(abs(beyond.value(at: 0.5) - 0.5) < 1e-9)
    let none = CAMediaTimingFunction(controlPoints: .nan, 0, 1, .infinity)
    #expect(none.value(at: 0.25) == 0.25)
    #expect(none.value(at: .nan) == 0)
    #expect(none.value(at: 2) == 1)
  }
}
