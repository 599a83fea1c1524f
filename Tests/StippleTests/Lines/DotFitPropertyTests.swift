// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Stipple
import StippleTestSupport
import Testing

/// What holds for every length: ten thousand of them, the same ones each time.
@Suite struct DotFitPropertyTests {
  /// A length, a mark and a gap.
  private struct Case {
    let length, mark, gap: Double

    init(_ generator: inout SeededGenerator) {
      mark = Double.random(in: 0.25...12, using: &generator)
      gap = Double.random(in: 0.25...20, using: &generator)
      length = Double.random(in: mark...600, using: &generator)
    }

    func dashes(_ fit: DotFit, isClosed: Bool = false, symmetry: Int = 1) -> FittedDashes? {
      DashSpan(length: length, lengths: [mark, gap], isClosed: isClosed, symmetry: symmetry).flatMap {
        fit.dashes(on: $0)
      }
    }
  }

  private func forTenThousandLengths(_ body: (Case) throws -> Void) rethrows {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<10_000 { try body(Case(&generator)) }
  }

  /// Complaints 1 and 12: half a dot left and a gap right; two dots at the end.
  @Test(arguments: [DotFit.whole, .firefox].map(\.name))
  func endsAreWholeAndGapsEqual(name: String) throws {
    let fit = try #require(DotFit(name: name))
    try forTenThousandLengths { line in
      let marks = try #require(line.dashes(fit)).marks
      #expect(marks.allSatisfy { $0.length == line.mark })
      guard marks.count > 1 else {
        #expect(abs(marks[0].start - (line.length - line.mark) / 2) < 1e-9)
        return
      }
      #expect(marks[0].start == 0)
      #expect(abs(marks[marks.count - 1].start + line.mark - line.length) < 1e-9)
      let gaps = zip(marks, marks.dropFirst()).map { $1.start - $0.start - line.mark }
      let (least, most) = (gaps.min() ?? 0, gaps.max() ?? 0)
      #expect(most - least < 1e-9 && least >= 0)
    }
  }

  @Test func noOtherNumberOfWholeMarksIsNearer() throws {
    try forTenThousandLengths { line in
      let dashes = try #require(line.dashes(.whole))
      guard dashes.count > 1 else { return }
      for other in [dashes.count - 1, dashes.count + 1] where other > 1 {
        let gap = (line.length - Double(other) * line.mark) / Double(other - 1)
        #expect(gap <= 0 || abs(dashes.gap - line.gap) <= abs(gap - line.gap) + 1e-9)
      }
    }
  }

  @Test func remaindersAreEqualAndSmallerThanAPeriod() throws {
    try forTenThousandLengths { line in
      let dashes = try #require(line.dashes(.centered))
      #expect(dashes.lengths == [line.mark, line.gap])
      let rest = line.length - dashes.start(ofMark: dashes.count - 1) - line.mark
      #expect(abs(rest - dashes.start) < 1e-9)
      #expect(dashes.start >= 0 && 2 * dashes.start < dashes.period + 1e-6)
    }
  }

  @Test func halvesAreAtBothEnds() throws {
    forTenThousandLengths { line in
      guard let dashes = line.dashes(.half) else {
        #expect(line.length <= line.mark * (1 + 1e-9) || line.length / line.mark < 1.0001)
        return
      }
      #expect(dashes.start == -line.mark / 2)
      #expect(abs(dashes.start(ofMark: dashes.count - 1) + line.mark / 2 - line.length) < 1e-9)
      #expect(dashes.gap > 0)
    }
  }

  @Test func exactKeepsItsSizes() throws {
    try forTenThousandLengths { line in
      let dashes = try #require(line.dashes(.exact))
      #expect(dashes.lengths == [line.mark, line.gap])
      #expect(dashes.start == 0)
      #expect(Double(dashes.count - 1) * dashes.period < line.length)
      #expect(Double(dashes.count) * dashes.period >= line.length - 1e-9)
    }
  }

  /// Complaints 2, 3 and 4: marks merge where an outline closes.
  @Test(arguments: [DotFit.whole, .centered, .half, .firefox].map(\.name))
  func periodDividesClosedLines(name: String) throws {
    let fit = try #require(DotFit(name: name))
    forTenThousandLengths { line in
      for symmetry in [1, 4] {
        guard let dashes = line.dashes(fit, isClosed: true, symmetry: symmetry) else {
          #expect(line.length <= line.mark + 1e-9)
          continue
        }
        #expect(abs(Double(dashes.count) * dashes.period - line.length) < 1e-9 * line.length)
        #expect(dashes.marks.count == dashes.count)
        #expect(dashes.gap > 0)
        if line.length > 8 * (line.mark + line.gap) { #expect(dashes.count.isMultiple(of: symmetry)) }
      }
    }
  }
}
