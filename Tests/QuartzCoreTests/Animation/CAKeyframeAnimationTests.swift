// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

struct CAKeyframeAnimationTests {
  private func values(_ times: [Double], _ change: (CAKeyframeAnimation) -> Void) -> [CGFloat?] {
    let stage = Stage()
    let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
    animation.duration = 1
    change(animation)
    stage.layer.add(animation, forKey: nil)
    stage.root.tick(timestamp: 0)
    return times.map { stage.value("cornerRadius", at: $0) }
  }

  @Test func linearFramesAreSpreadEvenly() {
    #expect(values([0, 0.125, 0.25, 0.5, 0.75]) { $0.values = [0, 8, 0, 4, 4] } == [0, 4, 8, 0, 4])
  }

  @Test func keyTimesTellWhenValuesAreReached() {
    #expect(
      values([0.25, 0.5, 0.625, 0.75]) {
        $0.values = [0, 8, 16]
        $0.keyTimes = [0, 0.5, 0.75]
      } == [4, 8, 12, 16])
    // Of another length, they do not count.
    #expect(
      values([0.25]) {
        $0.values = [0, 8, 16]
        $0.keyTimes = [0, 0.5]
      } == [4])
  }

  @Test func discreteValuesStay() {
    #expect(
      values([0, 0.24, 0.25, 0.6, 0.99]) {
        $0.values = [1, 2, 3, 4]
        $0.calculationMode = .discrete
      } == [1, 1, 2, 3, 4])
    #expect(
      values([0.05, 0.1, 0.5]) {
        $0.values = [1, 2]
        $0.keyTimes = [0, 0.1, 1]
        $0.calculationMode = .discrete
      } == [1, 2, 2])
  }

  @Test func pacedFramesGoAtAnEvenPace() {
    #expect(
      values([0.25, 0.5, 0.75]) {
        $0.values = [0, 2, 8]
        $0.keyTimes = [0, 0.9, 1]
        $0.calculationMode = .paced
      } == [2, 4, 6])
  }

  @Test func timingFunctionsAreOfTheirSegments() throws {
    let ease = CAMediaTimingFunction(name: .easeIn)
    let read = values([0.25, 0.75]) {
      $0.values = [0, 8, 0]
      $0.timingFunctions = [ease]
    }
    #expect(abs(try #require(read[0]) - 8 * ease.value(at: 0.5)) < 1e-9)
    #expect(read[1] == 4)
  }

  @Test func cubicIsTheSplineOfCatmullAndRom() throws {
    let read = try #require(
      values([0.5]) {
        $0.values = [0, 2, 6, 4]
        $0.calculationMode = .cubic
      }[0])
    // Half between 2 and 6, whose tangents are (6 - 0) / 2 and (4 - 2) / 2.
    #expect(abs(read - (4 + (3.0 - 1.0) / 8)) < 1e-9)
    let tight = try #require(
      values([0.5]) {
        $0.values = [0, 2, 6, 4]
        $0.calculationMode = .cubic
        $0.tensionValues = [1, 1, 1, 1]
      }[0])
    #expect(abs(tight - 4) < 1e-9)
  }

  @Test func noValuesAreNoAnimation() {
    #expect(values([0.5]) { $0.values = [] } == [0])
    #expect(values([0.5]) { _ in } == [0])
    #expect(values([0.5]) { $0.values = [3] } == [3])
    #expect(values([0.2, 0.8]) { $0.values = ["a", "b"] } == [0, 0])
    #expect(
      values([0.5]) {
        $0.values = [0, 8]
        $0.keyTimes = [.init(value: Double.nan), 1]
      } == [4])
  }

  private func place(_ time: Double, _ change: (CAKeyframeAnimation) -> Void) -> CALayer? {
    let stage = Stage()
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.duration = 1
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 0))
    path.addLine(to: CGPoint(x: 30, y: 10))
    animation.path = path
    change(animation)
    stage.layer.add(animation, forKey: nil)
    stage.root.tick(timestamp: 0)
    stage.root.tick(timestamp: time)
    return stage.layer.presentation()
  }

  @Test func pathsAreFollowed() throws {
    #expect(place(0.25) { _ in }?.position == CGPoint(x: 15, y: 0))
    #expect(place(0.75) { _ in }?.position == CGPoint(x: 30, y: 5))
    let paced = try #require(place(0.5) { $0.calculationMode = .paced }).position
    #expect(abs(paced.x - 20) < 1e-6)
    #expect(paced.y == 0)
    #expect(place(0.4) { $0.calculationMode = .discrete }?.position == CGPoint(x: 30, y: 0))
    #expect(place(0.5) { $0.path = CGMutablePath() }?.position == CGPoint(x: 5, y: 5))
  }

  @Test func theLayerTurnsWithThePath() throws {
    let across = try #require(place(0.25) { $0.rotationMode = .rotateAuto })
    #expect(abs(across.transform.rotation) < 1e-12)
    let down = try #require(place(0.75) { $0.rotationMode = .rotateAuto })
    #expect(abs(down.transform.rotation - .pi / 2) < 1e-12)
    let back = try #require(place(0.75) { $0.rotationMode = .rotateAutoReverse })
    #expect(abs(back.transform.rotation + .pi / 2) < 1e-12)
    #expect(place(0.75) { _ in }?.transform.rotation == 0)
  }
}
