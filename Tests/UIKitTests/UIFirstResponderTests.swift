// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor struct UIFirstResponderTests {
  private final class Field: UIView {
    var isWilling = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { isWilling }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  private let first = Field()
  private let second = Field()

  init() {
    window.addSubview(first)
    window.addSubview(second)
  }

  @Test func oneViewOfAWindowIsFirst() {
    #expect(first.becomeFirstResponder())
    #expect(first.isFirstResponder)
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
    #expect(second.resignFirstResponder())
    #expect(!second.isFirstResponder)
    #expect(second.resignFirstResponder())
  }

  @Test func viewsThatMayNotOrAreInNoWindowDoNotBecomeFirst() {
    let plain = UIView()
    window.addSubview(plain)
    #expect(!plain.canBecomeFirstResponder)
    #expect(!plain.becomeFirstResponder())
    #expect(!Field().becomeFirstResponder())
  }

  @Test func anUnwillingResponderStays() {
    first.becomeFirstResponder()
    first.isWilling = false
    #expect(!first.resignFirstResponder())
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
  }

  @Test func aViewThatLeavesItsWindowIsFirstNoMore() {
    let parent = UIView()
    window.addSubview(parent)
    parent.addSubview(first)
    first.becomeFirstResponder()
    parent.removeFromSuperview()
    #expect(!first.isFirstResponder)
    window.addSubview(parent)
    #expect(!first.isFirstResponder)
    #expect(second.becomeFirstResponder())
  }

  @Test func editingIsEndedWithinAView() {
    #expect(!window.endEditing(false))
    first.becomeFirstResponder()
    #expect(!second.endEditing(true))
    #expect(window.endEditing(false))
    #expect(!first.isFirstResponder)
    first.becomeFirstResponder()
    first.isWilling = false
    #expect(!first.endEditing(false))
    #expect(first.isFirstResponder)
    #expect(first.endEditing(true))
    #expect(!first.isFirstResponder)
    #expect(!UIView().endEditing(true))
  }
}
