// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The colours of a configured button. Apple documents none of them.
enum ButtonStyle: Hashable {
  case plain, tinted, gray, filled

  /// How opaque a background of the tint colour is in a tinted button.
  private static let tintedAlpha: CGFloat = 0.18
  /// How opaque text and background of a pressed button are, of what they were.
  private static let pressedAlpha: CGFloat = 0.75

  /// The style that a selected button looks like.
  private var selected: ButtonStyle {
    self == .plain ? .tinted : .filled
  }

  private func shown(for state: UIControl.State) -> ButtonStyle {
    state.contains(.selected) ? selected : self
  }

  /// The colour of text and image.
  func foreground(for state: UIControl.State, base: UIColor?, tint: UIColor) -> UIColor {
    if state.contains(.disabled) { return .tertiaryLabel }
    let color = base ?? (shown(for: state) == .filled ? .white : tint)
    return state.contains(.highlighted) ? color.faded(Self.pressedAlpha) : color
  }

  /// The colour of the background.
  func background(for state: UIControl.State, base: UIColor?, tint: UIColor) -> UIColor {
    let style = shown(for: state)
    if state.contains(.disabled) { return style == .plain && base == nil ? .clear : .tertiarySystemFill }
    let color: UIColor
    switch style {
    case .plain: color = base ?? .clear
    case .tinted: color = (base ?? tint).faded(Self.tintedAlpha)
    case .gray: color = base ?? .secondarySystemFill
    case .filled: color = base ?? tint
    }
    return state.contains(.highlighted) ? color.faded(Self.pressedAlpha) : color
  }
}

extension UIColor {
  /// The colour with its opacity times a factor, in each appearance.
  fileprivate func faded(_ factor: CGFloat) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * factor)
    }
  }
}

extension UIButton.Configuration {
  /// A copy with the colour of the background for a state, where none was set.
  func updated(for state: UIControl.State, tint: UIColor) -> UIButton.Configuration {
    var copy = self
    guard background.backgroundColor == nil || background.backgroundColor === givenBackgroundColor else { return copy }
    let color = style.background(for: shownState(of: state), base: baseBackgroundColor, tint: tint)
    copy.background.backgroundColor = color
    copy.givenBackgroundColor = color
    return copy
  }

  /// A state, less what the configuration does not follow.
  func shownState(of state: UIControl.State) -> UIControl.State {
    automaticallyUpdateForSelection ? state : state.subtracting(.selected)
  }

  /// The radius of the corners in a button of a size.
  func cornerRadius(in size: CGSize) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: background.cornerRadius
    case .small: 4
    case .medium: 6
    case .large: 9
    case .capsule: min(size.width, size.height) / 2
    }
  }
}
