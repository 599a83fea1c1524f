// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import UIKit

/// Where the grid of a view of some size is drawn, in points from the view's top left corner on.
@MainActor
struct GridArea {
  /// Nothing is drawn outside it.
  private(set) var clip: CGRect
  /// What lines end at.
  private(set) var rect: CGRect
  /// The view's own layout, as it is placed there.
  private(set) var layout: GridLayout
  /// From the layout's origin to where it is placed.
  private var shift: CGVector?

  init(_ view: GridView, size: CGSize) {
    layout = view.look
    layout.displayScale = view.displayScale
    let inner = CGRect(origin: .zero, size: size).inset(by: view.margins)
    rect = inner.size.width >= 0 && inner.size.height >= 0 ? inner : .zero
    if view.isCentered {
      let origin = layout.origin
      (layout, rect) = layout.centered(in: rect)
      shift = CGVector(dx: layout.origin.x - origin.x, dy: layout.origin.y - origin.y)
    }
    // The outline is not halved.
    clip = view.margins == .zero || layout.edge == .closed ? CGRect(origin: .zero, size: size) : rect
  }

  /// The layout of a sheet at the view's zoom, moved as the view's own is where cells are centred.
  func placed(_ sheet: GridLayout) -> GridLayout {
    var placed = sheet
    placed.displayScale = layout.displayScale
    placed.zoomScale = layout.zoomScale
    placed.contentOffset = layout.contentOffset
    if let shift {
      placed.origin.x += shift.dx
      placed.origin.y += shift.dy
    }
    return placed
  }
}

extension GridView {
  /// The four margins. What is no number counts as 0.
  public var margins: UIEdgeInsets {
    get {
      func usable(_ margin: CGFloat) -> CGFloat { margin.isFinite ? margin : 0 }
      return UIEdgeInsets(
        top: usable(marginTop), left: usable(marginLeft), bottom: usable(marginBottom), right: usable(marginRight))
    }
    set {
      redrawOnce {
        (marginTop, marginLeft, marginBottom, marginRight) = (
          newValue.top, newValue.left, newValue.bottom, newValue.right
        )
      }
    }
  }
}
