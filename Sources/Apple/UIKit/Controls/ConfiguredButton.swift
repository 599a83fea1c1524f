// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The configuration of a button, and how far it has been shown.
struct ConfiguredButton {
  var configuration: UIButton.Configuration?
  /// The configuration for the present state.
  var shown: UIButton.Configuration?
  var needsUpdate = false
  var isUpdating = false
}

extension UIButton {
  /// Has the configuration changed for the present state, if that was asked for, and shows it.
  func updateConfigurationIfNeeded() {
    guard configured.needsUpdate, !configured.isUpdating else { return }
    configured.needsUpdate = false
    configured.isUpdating = true
    updateConfiguration()
    configurationUpdateHandler?(self)
    configured.isUpdating = false
    guard let configuration = configured.configuration else {
      configured.shown = nil
      return showContent()
    }
    show(configuration)
  }

  private func show(_ configuration: Configuration) {
    let state = automaticallyUpdatesConfiguration ? configuration.shownState(of: state) : .normal
    let shown = configuration.updated(for: state, tint: tintColor)
    configured.shown = shown
    parts.backgroundImage?.removeFromSuperview()
    parts.backgroundImage = nil
    let color = shown.style.foreground(for: state, base: shown.baseForegroundColor, tint: tintColor)
    showTitle(of: shown, color: color)
    showSubtitle(of: shown, color: color)
    let image = shown.image ?? currentImage
    guard parts.image != nil || image != nil else { return }
    imagePart.image = image?.templateByDefault
    imagePart.tintColor = color
    imagePart.alpha = 1
  }

  private func showTitle(of shown: Configuration, color: UIColor) {
    let title = shown.title ?? currentTitle
    guard parts.title != nil || title != nil else { return }
    let label = titlePart
    label.font = .preferredFont(forTextStyle: shown.buttonSize.titleStyle)
    label.set(title, color: color, shown.titleLineBreakMode)
    label.alpha = 1
  }

  private func showSubtitle(of shown: Configuration, color: UIColor) {
    guard let subtitle = shown.subtitle else {
      parts.subtitle?.removeFromSuperview()
      parts.subtitle = nil
      return
    }
    let label = parts.subtitle ?? UILabel(frame: .zero)
    if parts.subtitle == nil {
      parts.subtitle = label
      addSubview(label)
    }
    // Not verified.
    label.font = .preferredFont(forTextStyle: .caption1)
    label.set(subtitle, color: color, shown.subtitleLineBreakMode)
  }

  // MARK: Layout

  private func configuredLayout(_ shown: Configuration, width: CGFloat) -> ConfiguredButtonLayout {
    var layout = ConfiguredButtonLayout()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = shown.imagePlacement
    if edge.contains(.top) {
      layout.side = .top
    } else if edge.contains(.bottom) {
      layout.side = .bottom
    } else {
      layout.side = edge.contains(.trailing) == isRightToLeft ? .left : .right
    }
    switch shown.titleAlignment {
    case .automatic: layout.lineAlignment = layout.isColumn ? 0.5 : isRightToLeft ? 1 : 0
    case .leading: layout.lineAlignment = isRightToLeft ? 1 : 0
    case .center: layout.lineAlignment = 0.5
    case .trailing: layout.lineAlignment = isRightToLeft ? 0 : 1
    }
    layout.imagePadding = shown.imagePadding.isFinite ? shown.imagePadding : 0
    layout.titlePadding = shown.titlePadding.isFinite ? shown.titlePadding : 0
    layout.scale = traitCollection.usableDisplayScale
    layout.image = parts.image?.image?.size ?? .zero
    let room = CGSize(width: layout.textWidth(in: width), height: .greatestFiniteMagnitude)
    layout.title = parts.title?.size(in: room) ?? .zero
    layout.subtitle = parts.subtitle?.size(in: room) ?? .zero
    return layout
  }

  /// The size that a configured button asks for in a width.
  func configuredFittingSize(width: CGFloat) -> CGSize {
    guard let shown = configured.shown else { return .zero }
    let insets = shown.contentInsets.finite
    let size = configuredLayout(shown, width: width - insets.leading - insets.trailing).size
    return CGSize(
      width: size.width + insets.leading + insets.trailing, height: size.height + insets.top + insets.bottom)
  }

  /// Gives the views in a configured button their places.
  func layOutConfigured() {
    guard let shown = configured.shown else { return }
    layOutBackground(shown)
    let insets = shown.contentInsets.finite
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let area = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing))
    let layout = configuredLayout(shown, width: area.width)
    let size = layout.size
    var origin = CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2)
    switch effectiveContentHorizontalAlignment {
    case .left, .leading: origin.x = area.minX
    case .right, .trailing: origin.x = area.maxX - size.width
    case .center, .fill: break
    }
    switch contentVerticalAlignment {
    case .top: origin.y = area.minY
    case .bottom: origin.y = area.maxY - size.height
    case .center, .fill: break
    }
    let rects = layout.rects(at: origin)
    parts.image?.frame = rects.image
    parts.title?.frame = rects.title
    parts.subtitle?.frame = rects.subtitle
  }

  private func layOutBackground(_ shown: Configuration) {
    let view = parts.background ?? ButtonBackgroundView(frame: .zero)
    if parts.background == nil {
      parts.background = view
      insertSubview(view, at: 0)
    }
    view.take(shown.background, radius: shown.cornerRadius(in: bounds.size), in: self)
  }
}

extension UILabel {
  /// Shows a text of a button.
  fileprivate func set(_ text: String?, color: UIColor, _ lineBreakMode: NSLineBreakMode) {
    if self.text != text || attributed != nil { self.text = text }
    textColor = color
    let wraps = lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    if self.lineBreakMode != lineBreakMode { self.lineBreakMode = lineBreakMode }
    numberOfLines = wraps ? 0 : 1
  }

  /// The size in a room, not wider than it.
  fileprivate func size(in room: CGSize) -> CGSize {
    let size = sizeThatFits(room)
    return CGSize(width: min(size.width, room.width), height: size.height)
  }
}
