// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension PathBands {
  /// A part of a span.
  struct Piece {
    /// A place on a span.
    struct End {
      /// As a length of the span.
      let length: Double
      let parameter: Double
      let point: SIMD2<Double>

      init(_ span: PathSpan, _ length: Double) {
        self.length = length
        parameter = span.length > 0 ? span.parameter(at: span.start + length) : 0
        point = span.curve.point(at: parameter)
      }
    }

    let span: PathSpan
    let start: End
    let end: End

    init(_ span: PathSpan, from start: End, to end: End) {
      self.span = span
      self.start = start
      self.end = end
    }

    /// The two halves by length; nil of a piece that is too short to be worth it, or to have a middle.
    var halves: (Piece, Piece)? {
      let middle = (start.length + end.length) / 2
      guard end.length - start.length > 4, middle > start.length, middle < end.length else { return nil }
      let place = End(span, middle)
      return (Piece(span, from: start, to: place), Piece(span, from: place, to: end))
    }

    /// The place at a fraction of the piece, as a length of the contour. Beyond every bound at the span's ends.
    func place(at fraction: Double) -> Double {
      if fraction <= 0 { return start.length > 0 ? span.start + start.length : -.infinity }
      if fraction >= 1 { return end.length < span.length ? span.start + end.length : .infinity }
      return span.start + (start.length + (end.length - start.length) * fraction)
    }
  }

  /// Where a piece is, told from its chord: one coordinate as a function of the fraction of its length, and how far
  /// off that may be.
  struct Chord {
    struct Coordinate {
      let start: Double
      let end: Double
      /// How far from the chord something painted may be.
      let margin: Double

      var low: Double { min(start, end) - margin }
      var high: Double { max(start, end) + margin }

      /// Outside of these fractions nothing painted lies between two values.
      func fractions(from lower: Int, to upper: Int) -> (low: Double, high: Double) {
        let (lower, upper) = (Double(lower) - margin, Double(upper) + margin)
        let inverse = 1 / (end - start)
        guard inverse.isFinite else { return (0, 1) }
        let (a, b) = ((lower - start) * inverse, (upper - start) * inverse)
        return (max(0, min(a, b)), min(1, max(a, b)))
      }
    }

    let x: Coordinate
    let y: Coordinate
    /// Whether halves would be much nearer to their chords.
    let isVague: Bool

    init(_ piece: Piece, reach: Double) {
      let curve = piece.span.curve
      let (start, end) = (piece.start, piece.end)
      let step = end.parameter - start.parameter
      // Between two places a curve leaves its chord by an eighth of its greatest second derivative at most, ...
      let (bend0, bend1) = (
        curve.secondDerivative(at: start.parameter), curve.secondDerivative(at: end.parameter)
      )
      let bulge = SIMD2(max(abs(bend0.x), abs(bend1.x)), max(abs(bend0.y), abs(bend1.y))) * (step * step / 8)
      // ... and the place on the chord is off by what the parameter leaves a steady growth with the length.
      let unevenness = (abs(piece.span.slope0 - 1) + abs(piece.span.slope1 - 1)) * (8.0 / 27)
      let chord = end.point - start.point
      let speed = SIMD2(abs(chord.x), abs(chord.y)) / max(step, 1e-300)
      let shift = unevenness > 0 ? speed * unevenness : .zero
      // What doubles lose of large coordinates.
      let size = abs(chord.x) + abs(chord.y) + abs(start.point.x) + abs(start.point.y)
      let vagueness = bulge + shift
      let margin = vagueness + (reach + size * 0x1p-48)
      x = Coordinate(start: start.point.x, end: end.point.x, margin: margin.x)
      y = Coordinate(start: start.point.y, end: end.point.y, margin: margin.y)
      // Not worth it beside a broad pen.
      isVague = !(vagueness.y <= max(4, reach / 8) && vagueness.x <= max(64, reach / 8))
    }

    /// The pixels that something painted may be in.
    var pixels: PixelRect {
      PixelRect(columns: Int(floor: x.low)..<Int(floor: x.high) + 1, rows: Int(floor: y.low)..<Int(floor: y.high) + 1)
    }

    func reaches(_ clip: PixelRect) -> Bool {
      y.high >= Double(clip.rows.lowerBound) && y.low <= Double(clip.rows.upperBound)
        && x.high >= Double(clip.columns.lowerBound) && x.low <= Double(clip.columns.upperBound)
    }
  }
}
