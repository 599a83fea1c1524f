// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CCairo
package import CoreGraphics
package import Foundation

extension LaidOutText {
  /// Draws the text, y down.
  ///
  /// On a bitmap, glyphs are filled outlines, anywhere between two columns of pixels, while baselines are on the edge
  /// of a row unless the text is turned; in PDF and SVG they stay glyphs. Lines outside the clip cost nothing. The
  /// context's state is as it was, but for the path, which is dropped.
  ///
  /// - Parameters:
  ///   - origin: Where the text's origin is, the top left of the room it was laid out in.
  ///   - color: The colour of text that has none; black if it is nil.
  ///   - allIn: A colour for all that there is, as of a shadow.
  package func draw(in context: CGContext, at origin: CGPoint, color: CGColor? = nil, allIn: CGColor? = nil) {
    guard origin.x.isFinite, origin.y.isFinite else { return }
    let pen = TextPen(context: context, defaultColor: color ?? CGColor(gray: 0, alpha: 1), onlyColor: allIn)
    let visible = context.boundingBoxOfClipPath
    context.saveGState()
    for line in lines {
      let start = pen.aligned(CGPoint(x: origin.x + line.origin.x, y: origin.y + line.baseline))
      // Letters may reach beyond their line, accents and swashes; seldom by more than its height.
      let reach = max(line.height, line.ascent + line.descent)
      let frame = line.frame.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -reach, dy: -reach)
      guard frame.intersects(visible) else { continue }
      pen.drawBackgrounds(of: line, top: origin.y + line.origin.y, left: start.x)
      for run in line.runs { pen.draw(run, at: start) }
    }
    context.restoreGState()
  }

  /// The outlines of all glyphs, without lines under or through them, in points from the text's origin, y down.
  package var outline: CGPath {
    let path = CGMutablePath()
    for line in lines {
      for run in line.runs { path.addPath(run.outline(at: CGPoint(x: line.origin.x, y: line.baseline))) }
    }
    return path
  }
}
