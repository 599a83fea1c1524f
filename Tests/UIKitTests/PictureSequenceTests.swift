// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import QuartzCore
import StippleTestSupport
import Testing
import UIKit

/// Pictures of views that move.
@MainActor struct PictureSequenceTests {
  /// A red square of 2 points that begins to move, ten points a second, when the view is laid out in a window.
  private final class MovingView: UIView {
    let square = CALayer()

    override func layoutSubviews() {
      super.layoutSubviews()
      guard window != nil, square.superlayer == nil else { return }
      square.backgroundColor = UIColor.red.cgColor
      square.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
      layer.addSublayer(square)
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.fromValue, animation.toValue, animation.duration) = (1, bounds.width + 1, Double(bounds.width) / 10)
      square.add(animation, forKey: nil)
    }
  }

  private func place(in data: Data) throws -> [Int] {
    let bitmap = try Bitmap(png: data)
    return (0..<bitmap.width).filter { bitmap[$0, 0] == .red }
  }

  @Test func everyPictureIsOfItsOwnTime() throws {
    let size = CGSize(width: 40, height: 4)
    let sequence = try PictureSequence(of: MovingView(), size: size, scale: 1, rate: 10)
    for frame in 0..<20 { #expect(try place(in: sequence.data(ofFrame: frame)) == [frame, frame + 1]) }
    // At the end it is where it was put.
    for frame in [40, 45] { #expect(try place(in: sequence.data(ofFrame: frame)) == [0, 1]) }
  }

  @Test func theRateDividesTheSecond() throws {
    let size = CGSize(width: 40, height: 4)
    let sequence = try PictureSequence(of: MovingView(), size: size, scale: 1, rate: 5)
    for frame in 0..<10 { #expect(try place(in: sequence.data(ofFrame: frame)) == [2 * frame, 2 * frame + 1]) }
  }

  @Test func theSameViewGivesTheSameBytes() throws {
    let size = CGSize(width: 40, height: 4)
    let all = try (0..<2).map { _ in
      let sequence = try PictureSequence(of: MovingView(), size: size, scale: 2, rate: 7)
      return try (0..<9).map { try sequence.data(ofFrame: $0) }
    }
    #expect(all[0] == all[1])
  }

  @Test func whatIsNoSizeIsRefused() {
    #expect(throws: PictureError.emptySize(.zero)) {
      try PictureSequence(of: UIView(), size: .zero, scale: 1, rate: 1)
    }
  }
}
