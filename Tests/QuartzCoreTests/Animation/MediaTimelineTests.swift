// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

@testable import QuartzCore

struct MediaTimelineTests {
  private func timeline(_ change: (inout MediaTiming) -> Void) -> MediaTimeline {
    var timing = MediaTiming()
    timing.duration = 2
    change(&timing)
    return MediaTimeline(timing, begin: 10, defaultDuration: 0)
  }

  private func progress(_ timeline: MediaTimeline, _ times: [Double]) -> [Double?] {
    times.map { timeline.moment(at: $0)?.progress }
  }

  @Test func aRunGoesFromItsBeginToItsEnd() {
    #expect(progress(timeline { _ in }, [9, 10, 10.5, 11.5, 12, 13]) == [nil, 0, 0.25, 0.75, nil, nil])
  }

  @Test func fillModesShowTheEnds() {
    #expect(progress(timeline { $0.fillMode = .both }, [9, 13]) == [0, 1])
    #expect(progress(timeline { $0.fillMode = .backwards }, [9, 13]) == [0, nil])
    #expect(progress(timeline { $0.fillMode = .forwards }, [9, 13]) == [nil, 1])
  }

  @Test func speedAndOffset() {
    #expect(progress(timeline { $0.speed = 2 }, [10.5, 10.75, 11]) == [0.5, 0.75, nil])
    #expect(progress(timeline { $0.timeOffset = 1 }, [10, 10.5, 11.5]) == [0.5, 0.75, 0.25])
    #expect(progress(timeline { $0.speed = -1 }, [10, 10.5, 11.5]) == [1, 0.75, 0.25])
    let still = timeline { ($0.speed, $0.timeOffset) = (0, 0.5) }
    #expect(progress(still, [10, 100]) == [0.25, 0.25])
    #expect(still.end == .infinity)
  }

  @Test func repeatsAndTheWayBack() {
    let thrice = timeline { $0.repeatCount = 2.25 }
    #expect(progress(thrice, [11, 12, 13, 14.25, 14.5]) == [0.5, 0, 0.5, 0.125, nil])
    #expect(thrice.moment(at: 14.25)?.run == 2)
    let back = timeline { ($0.repeatCount, $0.autoreverses) = (2, true) }
    #expect(progress(back, [11, 12, 13, 14, 17, 18]) == [0.5, 1, 0.5, 0, 0.5, nil])
    let timed = timeline { ($0.repeatDuration, $0.fillMode) = (3, .forwards) }
    #expect(progress(timed, [12.5, 13, 20]) == [0.25, 0.5, 0.5])
    let last = timeline { ($0.repeatCount, $0.fillMode) = (3, .forwards) }
    #expect(progress(last, [16, 20]) == [1, 1])
    #expect(last.moment(at: 20)?.run == 2)
    let endless = timeline { $0.repeatCount = .infinity }
    #expect(progress(endless, [1_000_000.5]) == [0.25])
    #expect(progress(timeline { ($0.repeatCount, $0.speed) = (.infinity, -1) }, [10.5, 12.5]) == [0.75, 0.75])
  }

  @Test(arguments: [0, -1, Double.nan, -Double.infinity])
  func aDurationOfNothingIsOverAtOnce(duration: Double) {
    for repeats in [0, 3, Float.infinity, Float.nan] {
      let timeline = timeline { ($0.duration, $0.repeatCount, $0.fillMode) = (duration, repeats, .both) }
      #expect(timeline.end == 10)
      #expect(progress(timeline, [9, 10, 11]) == [1, 1, 1])
    }
  }

  @Test func whatIsNoNumberCountsAsTheDefault() {
    let odd = timeline {
      $0.speed = .nan
      $0.timeOffset = .infinity
      $0.repeatDuration = .nan
    }
    #expect(progress(odd, [10.5, 12]) == [0.25, nil])
    #expect(progress(timeline { $0.duration = .infinity }, [10, 1e9]) == [0, 0])
  }
}
