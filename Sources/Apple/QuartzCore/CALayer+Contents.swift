// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CALayer {
  /// The part of the contents that is drawn, in units of their size, y down from their first row. All, (0, 0, 1, 1), at
  /// first.
  ///
  /// Outside the contents nothing is drawn: Apple repeats their outermost pixels. An empty rectangle draws nothing.
  public var contentsRect: CGRect {
    get { held.contentsRect }
    set { change("contentsRect", from: contentsRect, to: newValue) { held.contentsRect = $0 } }
  }

  /// The part of the contents that is stretched where they are resized, in units of the size of `contentsRect`'s part;
  /// the corners beside it keep their size, and the edges theirs across. All, (0, 0, 1, 1), at first.
  ///
  /// A side of zero is one pixel, in the middle of where it lies.
  public var contentsCenter: CGRect {
    get { held.contentsCenter }
    set { change("contentsCenter", from: contentsCenter, to: newValue) { held.contentsCenter = $0 } }
  }

  /// How contents are sampled that are made smaller: `linear` at first.
  public var minificationFilter: CALayerContentsFilter {
    get { held.minificationFilter }
    set { change("minificationFilter", from: minificationFilter, to: newValue) { held.minificationFilter = $0 } }
  }

  /// How contents are sampled that are made larger: `linear` at first.
  public var magnificationFilter: CALayerContentsFilter {
    get { held.magnificationFilter }
    set { change("magnificationFilter", from: magnificationFilter, to: newValue) { held.magnificationFilter = $0 } }
  }
}
