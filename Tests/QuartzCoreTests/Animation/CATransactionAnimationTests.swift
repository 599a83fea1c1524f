// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

struct CATransactionAnimationTests {
  @Test func completionsWaitForAnimations() {
    let (stage, diary) = (Stage(), Diary())
    CATransaction.begin()
    CATransaction.setCompletionBlock { diary.note("outer") }
    stage.layer.add(animation("zPosition", from: 0, to: 1), forKey: nil)
    CATransaction.begin()
    CATransaction.setCompletionBlock { diary.note("inner") }
    let long = animation("cornerRadius", from: 0, to: 1, duration: 2)
    long.delegate = diary
    stage.layer.add(long, forKey: "long")
    CATransaction.commit()
    CATransaction.commit()
    #expect(diary.entries == [])
    stage.root.tick(timestamp: 0)
    stage.root.tick(timestamp: 1.5)
    #expect(diary.entries == ["start cornerRadius"])
    stage.root.tick(timestamp: 2)
    #expect(diary.entries == ["start cornerRadius", "end cornerRadius", "inner", "outer"])
  }

  @Test func removedAnimationsAreNotWaitedFor() {
    let (stage, diary) = (Stage(), Diary())
    CATransaction.begin()
    CATransaction.setCompletionBlock { diary.note("done") }
    stage.layer.cornerRadius = 4
    CATransaction.commit()
    stage.root.tick(timestamp: 0)
    #expect(diary.entries == [])
    stage.layer.removeAllAnimations()
    #expect(stage.root.hasAnimations)
    stage.root.tick(timestamp: 0.01)
    #expect(diary.entries == ["done"])
  }

  @Test func aCompletionMayAddAnimations() {
    let stage = Stage()
    CATransaction.begin()
    CATransaction.setCompletionBlock { [layer = stage.layer] in
      layer.add(animation("cornerRadius", from: 4, to: 8), forKey: nil)
    }
    stage.layer.add(animation("cornerRadius", from: 0, to: 4), forKey: nil)
    CATransaction.commit()
    stage.root.tick(timestamp: 0)
    #expect(stage.value("cornerRadius", at: 1) == 4)
    #expect(stage.value("cornerRadius", at: 1.5) == 6)
    #expect(stage.value("cornerRadius", at: 2) == 0)
  }

  @Test func completionsThatAddForEverDoNotHang() {
    let stage = Stage()
    let diary = Diary()
    func again() {
      diary.note("again")
      CATransaction.begin()
      CATransaction.setCompletionBlock(again)
      stage.layer.add(animation("cornerRadius", from: 0, to: 4, duration: 1e-9), forKey: nil)
      CATransaction.commit()
    }
    again()
    for frame in 0..<5 { stage.root.tick(timestamp: Double(frame)) }
    #expect(diary.entries.count == 5)
  }

  @Test func durationsComeOfTheTransaction() {
    let stage = Stage()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    stage.layer.add(animation("cornerRadius", from: 0, to: 4, duration: 0), forKey: "a")
    stage.layer.add(animation("cornerRadius", from: 0, to: 4, duration: 3), forKey: "b")
    CATransaction.commit()
    stage.layer.add(animation("cornerRadius", from: 0, to: 4, duration: .nan), forKey: "c")
    #expect(["a", "b", "c"].map { stage.layer.animation(forKey: $0)?.duration } == [2, 3, 0.25])
  }
}
