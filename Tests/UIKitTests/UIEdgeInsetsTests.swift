// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

struct UIEdgeInsetsTests {
  @Test func insetsMoveEdgesInwards() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 200)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 12, y: 21, width: 94, height: 196))
    #expect(rect.inset(by: .zero) == rect)
    #expect(
      rect.inset(by: UIEdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
        == CGRect(x: 9, y: 19, width: 102, height: 202))
  }

  @Test func insetsMayExceedTheRectangle() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10).inset(by: UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8))
    #expect(rect.size.width == -6)
  }

  @Test func insetsAreComparedAndCoded() throws {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets != .zero)
    #expect(UIEdgeInsets() == .zero)
    let coded = try JSONDecoder().decode(UIEdgeInsets.self, from: JSONEncoder().encode(insets))
    #expect(coded == insets)
    #expect(NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0) == .zero)
  }

  @Test func cornersAreApplesBits() {
    #expect([UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIRectCorner.allCorners.rawValue == .max)
    #expect(UIRectCorner.allCorners.contains([.topLeft, .bottomRight]))
  }
}
