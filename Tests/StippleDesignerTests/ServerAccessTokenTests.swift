// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

@testable import StippleDesigner

struct ServerAccessTokenTests {
  @Test func itIsOfTwentyTwoCharactersThatPathsTake() {
    for _ in 0..<100 { #expect(AccessToken().text.wholeMatch(of: /[A-Za-z0-9_-]{22}/) != nil) }
  }

  @Test func noTwoAreAlike() {
    #expect(Set((0..<1000).map { _ in AccessToken().text }).count == 1000)
  }

  @Test func onlyItselfMatches() {
    let token = AccessToken()
    #expect(token.matches(token.text))
    for other in ["", String(token.text.dropLast()), token.text + "A", AccessToken().text] {
      #expect(!token.matches(other))
    }
  }
}
