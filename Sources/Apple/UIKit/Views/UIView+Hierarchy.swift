// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import QuartzCore

extension UIView {
  /// Puts `view` at `index` among the subviews, taking it from where it was.
  ///
  /// A view that already is a subview is moved only, and is not told. A view above this one, or this one itself, is
  /// refused: nothing happens. (Apple raises an exception.) So is one that would make the tree of layers too deep.
  func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view), layer.mayHold(view.layer) else { return }
    view.maskedView?.mask = nil
    if view.superview === self {
      subviews.remove(view)
      place(view, at: index)
      return
    }
    let (old, new) = (view.window, window)
    view.superview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    if old !== new { view.tellWillMove(toWindow: new) }
    view.detach()
    view.superview = self
    place(view, at: index)
    view.setNeedsLayout()
    view.updateTraits()
    view.placeMayHaveChanged()
    if old !== new { view.tellDidMoveToWindow() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Takes the view out of its superview, and tells both.
  func leaveSuperview() {
    guard let superview else { return }
    let old = window
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if old != nil { tellWillMove(toWindow: nil) }
    detach()
    updateTraits()
    placeMayHaveChanged()
    if old != nil { tellDidMoveToWindow() }
    didMoveToSuperview()
  }

  /// Takes the view and its layer out, and tells nobody.
  private func detach() {
    if layer.superlayer === superview?.layer { layer.removeFromSuperlayer() }
    superview?.subviews.remove(self)
    superview = nil
  }

  /// Puts a view in the list at `index`, clamped, and its layer below the next subview's, or on top of all layers.
  ///
  /// Layers that belong to no subview keep their order among each other.
  private func place(_ view: UIView, at index: Int) {
    let index = min(max(index, 0), subviews.count)
    let above = subviews[index...].first { $0.layer.superlayer === layer }
    subviews.insert(view, at: index)
    if let above {
      layer.insertSublayer(view.layer, below: above.layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  /// On which side of another view.
  enum Side {
    case above, below
  }

  /// Puts `view` right above or below `sibling`; on top of all if that is not a subview.
  func insert(_ view: UIView, _ side: Side, _ sibling: UIView) {
    guard view !== sibling else { return }
    guard var index = subviews.index(of: sibling) else { return insert(view, at: .max) }
    if side == .above { index += 1 }
    // The view itself is taken out before the index is counted.
    if let own = subviews.index(of: view), own < index { index -= 1 }
    insert(view, at: index)
  }

  /// Changes the places of two subviews and of their layers.
  func exchange(_ index1: Int, _ index2: Int) {
    guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    let (lower, upper) = (min(index1, index2), max(index1, index2))
    let (back, front) = (subviews[lower], subviews[upper])
    insert(front, at: lower)
    insert(back, at: upper)
  }
}

extension UIView {
  /// Whether the view is `view` or somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    var candidate: UIView? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// This view or the first one in it, depth first, whose tag is `tag`.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    // Not a lazy sequence's first element: it is made twice, which doubles the time at each level.
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Changes the places of two subviews; an index out of range changes nothing.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }
}

extension [UIView] {
  /// The index of a view.
  ///
  /// In plain steps: a closure would be checked to be on the main actor, and the view counted, at every element.
  fileprivate func index(of view: UIView) -> Int? {
    withUnsafeBufferPointer { views in
      for index in views.indices where views[index] === view { return index }
      return nil
    }
  }

  /// Takes a view out.
  fileprivate mutating func remove(_ view: UIView) {
    if let index = index(of: view) { remove(at: index) }
  }
}
