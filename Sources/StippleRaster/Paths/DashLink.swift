// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// A dash, or a part of a long one, as places on a contour.
struct DashLink: Equatable, Sendable {
  /// In pixels from the contour's start.
  let start: Double
  let end: Double
  /// Whether the dash goes on before the start and behind the end.
  let isCut: (start: Bool, end: Bool)
  /// A span of the contour near the start.
  let span: Int

  /// Whether it is a dash without length.
  var isPoint: Bool { start == end }

  static func == (a: DashLink, b: DashLink) -> Bool {
    (a.start, a.end, a.span) == (b.start, b.end, b.span) && a.isCut == b.isCut
  }
}
