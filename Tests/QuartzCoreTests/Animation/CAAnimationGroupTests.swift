// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Testing

@testable import QuartzCore

struct CAAnimationGroupTests {
  @Test func membersRunInTheGroupsTime() {
    let stage = Stage()
    let group = CAAnimationGroup()
    group.duration = 2
    let whole = animation("cornerRadius", from: 0, to: 8, duration: 0)
    let late = animation("zPosition", from: 0, to: 8)
    late.beginTime = 1
    let long = animation("borderWidth", from: 0, to: 8, duration: 4)
    group.animations = [whole, late, long]
    stage.layer.add(group, forKey: "group")
    stage.root.tick(timestamp: 5)
    #expect(stage.value("cornerRadius", at: 5.5) == 2)
    #expect(stage.value("zPosition", at: 5.5) == 0)
    #expect(stage.value("zPosition", at: 6.25) == 2)
    #expect(stage.value("borderWidth", at: 6.25) == 2.5)
    #expect(stage.value("borderWidth", at: 7) == 0)
  }

  @Test func aGroupsPaceAndRepeatsAreItsMembers() throws {
    let stage = Stage()
    let group = CAAnimationGroup()
    (group.duration, group.speed, group.autoreverses) = (2, 2, true)
    group.timingFunction = CAMediaTimingFunction(name: .easeIn)
    group.animations = [animation("cornerRadius", from: 0, to: 8, duration: 0)]
    stage.layer.add(group, forKey: nil)
    stage.root.tick(timestamp: 0)
    let quarter = 8 * CAMediaTimingFunction(name: .easeIn).value(at: 0.25)
    #expect(abs(try #require(stage.value("cornerRadius", at: 0.25)) - quarter) < 1e-9)
    #expect(abs(try #require(stage.value("cornerRadius", at: 1.75)) - quarter) < 1e-9)
    #expect(stage.value("cornerRadius", at: 2) == 0)
  }

  @Test func emptyGroupsEnd() {
    let (stage, diary) = (Stage(), Diary())
    let group = CAAnimationGroup()
    group.delegate = diary
    group.setValue("group", forKey: "name")
    stage.layer.add(group, forKey: nil)
    stage.root.tick(timestamp: 0)
    stage.root.tick(timestamp: 0.25)
    #expect(diary.entries == ["start group", "end group"])
  }
}
