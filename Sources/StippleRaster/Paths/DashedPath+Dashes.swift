// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension DashedPath {
  /// Which links of a dash of the pattern were found last, so that each is found once in a band.
  struct Progress {
    var contour: Int32 = -1
    var repetition = -1
    var link = -1
  }

  /// Calls a function with each link of a dash of the pattern that may reach the places of an entry, in their order,
  /// but not with those that earlier entries of the band had.
  @inline(__always)
  func forEachLink(
    of dash: DashCycle.Dash, on entry: PathBands.Entry, after progress: inout Progress, _ body: (DashLink) -> Void
  ) {
    if progress.contour != entry.contour { progress = Progress(contour: entry.contour) }
    let contour = contours[Int(entry.contour)]
    // A dash that ends before the entry begins is not on it, but its cap may be.
    let first = max(cycle.firstRepeat(of: dash, from: entry.from - dash.length), progress.repetition)
    let last = cycle.firstRepeat(of: dash, from: entry.to)
    guard first < last else { return }
    for repetition in first..<last {
      let place = dash.first + Double(repetition) * cycle.period
      let start = min(max(place, contour.painted.lowerBound), contour.painted.upperBound)
      let end = min(max(place + dash.length, start), contour.painted.upperBound)
      let index = Int(entry.span)
      // Most dashes lie on one span.
      let isSimple = start >= spans[index].start && end <= spans[index].end && legs[index].cuts == 0
      let cutsBefore = isSimple ? 0 : cuts(before: start, near: index)
      let count = isSimple ? 0 : cuts(before: end, near: index) - cutsBefore
      // A few cuts are not worth it.
      guard count > 2 else {
        if repetition > progress.repetition {
          body(DashLink(start: start, end: end, isCut: (false, false), span: index))
          progress.repetition = repetition
          progress.link = 0
        }
        continue
      }
      let from = max(0, cuts(before: max(start, entry.from), near: index) - cutsBefore)
      let to = min(count, cuts(before: min(end, entry.to), near: index) - cutsBefore)
      guard from <= to else { continue }
      for link in from...to where repetition > progress.repetition || link > progress.link {
        body(
          DashLink(
            start: link == 0 ? start : self.place(ofCut: cutsBefore + link - 1, near: index),
            end: link == count ? end : self.place(ofCut: cutsBefore + link, near: index),
            isCut: (link > 0, link < count), span: index))
        progress.repetition = repetition
        progress.link = link
      }
    }
  }

  /// Calls a function with each link that may reach a band.
  @inline(__always)
  func forEachLink(ofBand band: Int, _ body: (DashLink) -> Void) {
    var progress = Array(repeating: Progress(), count: cycle.dashes.count)
    for entry in bands.entries(inBand: band) {
      for (index, dash) in cycle.dashes.enumerated() { forEachLink(of: dash, on: entry, after: &progress[index], body) }
    }
  }

  /// How many places for cuts a contour has before a place.
  private func cuts(before place: Double, near index: Int) -> Int {
    let index = span(at: place, near: index)
    return legs[index].cuts(before: place, on: spans[index])
  }

  private func place(ofCut number: Int, near index: Int) -> Double {
    var index = index
    while legs[index].cutsBefore > number { index -= 1 }
    while legs[index].cutsBefore + legs[index].cuts <= number { index += 1 }
    return legs[index].place(ofCut: number, on: spans[index])
  }

  /// The span of a contour that a place is on; of two, the one that begins there.
  func span(at place: Double, near index: Int) -> Int {
    var index = index
    while place < spans[index].start, spans[index].start > 0 { index -= 1 }
    while place >= spans[index].end, index + 1 < spans.count, spans[index + 1].start > 0 { index += 1 }
    return index
  }

  /// Takes samples along a link: at its ends, at corners, and at fixed places between.
  func sample(_ link: DashLink, into samples: inout [LineSample]) {
    samples.removeAll(keepingCapacity: true)
    var index = span(at: link.start, near: link.span)
    // Where rounding put an end just beside a corner, there is nothing behind the corner.
    let tolerance = DashCycle.tolerance
    if link.end > spans[index].end, spans[index].end - link.start < tolerance { index += 1 }
    appendSample(at: max(link.start, spans[index].start), on: spans[index], to: &samples)
    guard !link.isPoint else { return }
    var last = link.start
    while true {
      let (span, legs) = (spans[index], legs[index])
      if legs.count > 1 {
        for node in 1..<legs.count {
          let place = span.start + span.length * (Double(node) / Double(legs.count))
          guard place > last + tolerance, place < link.end - tolerance else { continue }
          appendSample(at: place, on: span, to: &samples)
          last = place
        }
      }
      guard link.end > span.end + tolerance, index + 1 < spans.count, spans[index + 1].start > 0 else { break }
      index += 1
      let before = span.curve.tangent(at: 1) ?? SIMD2(1, 0)
      let after = spans[index].curve.tangent(at: 0) ?? before
      let point = spans[index].curve.origin
      // A corner that cannot be seen is none.
      let isCorner = (before * after).sum() < 0.9999
      if isCorner { samples.append(LineSample(point: point, tangent: before)) }
      if isCorner || span.end > last + tolerance { samples.append(LineSample(point: point, tangent: after)) }
      last = span.end
    }
    appendSample(at: min(link.end, spans[index].end), on: spans[index], to: &samples)
  }

  /// The samples at the ends of a link, if none are needed besides.
  func ends(of link: DashLink) -> (LineSample, LineSample)? {
    let index = span(at: link.start, near: link.span)
    let span = spans[index]
    // It turns by no more than the line between two of the fixed places.
    guard link.end <= span.end, link.start >= span.start,
      (link.end - link.start) * Double(legs[index].count) <= span.length
    else { return nil }
    return (sample(at: link.start, on: span), sample(at: link.end, on: span))
  }

  private func appendSample(at place: Double, on span: PathSpan, to samples: inout [LineSample]) {
    samples.append(sample(at: place, on: span))
  }

  @inline(__always)
  private func sample(at place: Double, on span: PathSpan) -> LineSample {
    let parameter = span.parameter(at: place)
    let tangent = span.curve.tangent(at: parameter) ?? SIMD2(1, 0)
    return LineSample(point: span.curve.point(at: parameter), tangent: tangent)
  }
}
