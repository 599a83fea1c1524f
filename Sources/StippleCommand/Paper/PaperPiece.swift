// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// A piece of a page, drawn at the place where the one before has left the origin.
struct PaperPiece: Equatable, Sendable {
  var strokes: [PaperStroke] = []
  /// How far it moves the origin.
  var shift: CGPoint
}
