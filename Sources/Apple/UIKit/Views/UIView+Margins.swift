// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Whether the margins are at least what the superview's margins cover of the view; false at first.
  public var preservesSuperviewLayoutMargins: Bool {
    get { margins.preservesSuperview }
    set { changeMargins { $0.preservesSuperview = newValue } }
  }

  /// Whether the safe area is added to the margins; true at first.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { margins.insetsFromSafeArea }
    set { changeMargins { $0.insetsFromSafeArea = newValue } }
  }
}

extension UIView {
  /// The margins in force: the view's own, with the safe area, and at least what the superview's margins cover of it.
  var effectiveLayoutMargins: UIEdgeInsets {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var insets = margins.own.insets(isRightToLeft: isRightToLeft)
    if margins.insetsFromSafeArea { insets = insets + margins.safeArea }
    if margins.preservesSuperview, let superview {
      insets = insets.union(superview.layoutMargins.reaching(into: frame, in: superview.bounds))
    }
    return insets
  }

  /// The margins in force, to where lines start and end.
  var effectiveDirectionalLayoutMargins: NSDirectionalEdgeInsets {
    let insets = layoutMargins
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return NSDirectionalEdgeInsets(
      top: insets.top, leading: isRightToLeft ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right)
  }

  /// Changes what the margins are made of, and tells the view if they are others then.
  func changeMargins(_ change: (inout ViewMargins) -> Void) {
    change(&margins)
    marginsMayHaveChanged()
  }

  /// Tells the view, and those in it that follow, if the margins are not those that it knows of.
  func marginsMayHaveChanged() {
    let insets = effectiveLayoutMargins
    guard insets != margins.told else { return }
    margins.told = insets
    setNeedsLayout()
    layoutMarginsDidChange()
    for subview in subviews where subview.margins.preservesSuperview { subview.marginsMayHaveChanged() }
  }

  /// Says what of the view is covered at its edges, for it and for all in it.
  ///
  /// A window knows it; nothing else does.
  package func setSafeAreaInsets(_ insets: UIEdgeInsets) {
    let insets = insets.finite.union(.zero)
    guard insets != margins.safeArea else { return }
    margins.safeArea = insets
    setNeedsLayout()
    safeAreaInsetsDidChange()
    marginsMayHaveChanged()
    for subview in subviews { subview.takeSafeArea() }
  }

  /// Takes what the superview's safe area covers of this view.
  func takeSafeArea() {
    guard let superview else { return setSafeAreaInsets(.zero) }
    let above = superview.margins.safeArea
    guard above != .zero || margins.safeArea != .zero else { return }
    setSafeAreaInsets(above.reaching(into: frame, in: superview.bounds))
  }

  /// Follows changes of the places of the views in this one.
  func subviewPlacesMayHaveChanged() {
    for subview in subviews { subview.placeMayHaveChanged() }
  }

  /// Follows a change of this view's place in its superview.
  func placeMayHaveChanged() {
    takeSafeArea()
    if margins.preservesSuperview { marginsMayHaveChanged() }
  }
}
