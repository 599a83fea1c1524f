// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore

extension UIView {
  /// Shows a new background colour and has a drawn view drawn anew, unless that is being done.
  ///
  /// The pass that is being drawn has its background already.
  func backgroundChanged() {
    guard !isDrawing else { return }
    background.show(in: layer, traits: traitCollection)
    if drawsItself { setNeedsDisplay() }
  }

  /// Shows a background colour that was set while the view was being drawn.
  func showPendingBackground() {
    if background.isPending, !isDrawing { background.show(in: layer, traits: traitCollection) }
  }

  /// Shows the background colour as it is under new traits; a colour of the layer's own stays.
  func backgroundTraitsChanged() {
    if background.isShown(by: layer), !isDrawing { background.show(in: layer, traits: traitCollection) }
  }
}
