// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor struct UIResponderTests {
  @Test func chainGoesUpTheViews() {
    let parent = UIView()
    let child = UIView()
    parent.addSubview(child)
    #expect(child.next === parent)
    #expect(parent.next == nil)
    #expect(UIResponder().next == nil)
  }

  @Test func designTimeMethodsMayBeOverridden() {
    final class Prepared: UIView {
      var calls: [String] = []
      override func awakeFromNib() {
        super.awakeFromNib()
        calls.append("awake")
      }
      override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        calls.append("prepare")
      }
    }
    let view = Prepared()
    view.awakeFromNib()
    view.prepareForInterfaceBuilder()
    #expect(view.calls == ["awake", "prepare"])
  }

  @Test func viewsMayHaveInitializersOfTheirOwn() {
    final class Bare: UIView {
      init() { super.init(frame: .zero) }
      required init?(coder: NSCoder) { nil }
    }
    final class Convenient: UIView {
      convenience init() { self.init(frame: .zero) }
    }
    final class Inherited: UIView {
      var value = 1
    }
    #expect(Bare().frame == .zero)
    #expect(Convenient().frame == .zero)
    #expect(Inherited().value == 1)
  }
}
