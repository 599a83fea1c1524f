// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Makes outlines of links of dashes, with memory that is kept from one to the next.
struct LinkOutliner {
  private var outlines: DashOutline
  private var samples: [LineSample] = []

  init(_ path: DashedPath) {
    outlines = DashOutline(width: path.pen.width, cap: path.pen.cap, join: path.pen.join)
  }

  /// The outline of a link if it is a dash with flat ends that hardly bends; `take` makes the same of it.
  @inline(__always)
  func quad(of link: DashLink, of path: DashedPath) -> DashQuad? {
    guard outlines.cap == .butt, !link.isCut.start, !link.isCut.end, !link.isPoint,
      let (start, end) = path.ends(of: link)
    else { return nil }
    return outlines.quad(from: start, to: end)
  }

  /// Makes the outline of a link; none of a dash of no length with flat ends.
  mutating func take(_ link: DashLink, of path: DashedPath, into outline: inout Outline) {
    outline.removeAll()
    guard !link.isPoint || path.pen.cap != .butt else { return }
    if let quad = quad(of: link, of: path) {
      outline.append(quad)
      return
    }
    path.sample(link, into: &samples)
    outlines.append(along: samples, into: &outline, isCut: link.isCut)
  }
}
