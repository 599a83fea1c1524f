// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// Layout without a configuration.
extension UIButton {
  /// The least width that a title asks for, and the room above and below it, where there are no insets.
  ///
  /// Source for the room: DonMag, "UIButton not render exactly as XIB's contentVerticalAlignment value",
  /// stackoverflow.com, 2022. The width is not verified.
  private static let leastTitle = (width: CGFloat(30), room: CGFloat(6))

  /// The size that the button asks for in a width.
  func fittingSize(width: CGFloat) -> CGSize {
    updateConfigurationIfNeeded()
    if configuration != nil { return configuredFittingSize(width: width) }
    let insets = contentEdgeInsets.finite
    let image = currentImage?.size ?? .zero
    let title = titleSize(width: width - image.width - insets.left - insets.right)
    var size = CGSize(width: image.width + title.width, height: max(image.height, title.height))
    if insets == .zero, image == .zero || title.width > 0 {
      let line = title.height > 0 ? title.height : titleFont.lineHeight.rounded(.up)
      size = CGSize(
        width: max(size.width, Self.leastTitle.width), height: max(size.height, line + 2 * Self.leastTitle.room))
    }
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(size.width + insets.left + insets.right, background.width),
      height: max(size.height + insets.top + insets.bottom, background.height))
  }

  private var titleFont: UIFont {
    parts.title?.font ?? .systemFont(ofSize: ownType == .system ? 15 : UIFont.buttonFontSize)
  }

  /// The title's size in a width.
  private func titleSize(width: CGFloat) -> CGSize {
    guard let label = parts.title, label.superview === self else { return .zero }
    return label.sizeThatFits(CGSize(width: max(0, width), height: .greatestFiniteMagnitude))
  }

  private func buttonLayout(in rect: CGRect) -> ButtonLayout {
    let image = currentImage?.size ?? .zero
    return ButtonLayout(
      imageSize: image, titleSize: titleSize(width: rect.width - image.width),
      horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft, scale: traitCollection.usableDisplayScale)
  }

  func standardTitleRect(in contentRect: CGRect) -> CGRect {
    let rect = contentRect.inset(by: titleEdgeInsets.finite)
    return buttonLayout(in: rect).titleRect(in: rect)
  }

  func standardImageRect(in contentRect: CGRect) -> CGRect {
    let rect = contentRect.inset(by: imageEdgeInsets.finite)
    return buttonLayout(in: rect).imageRect(in: rect)
  }

  /// Gives the views in the button their places.
  func layOutParts() {
    updateConfigurationIfNeeded()
    if configuration != nil { return layOutConfigured() }
    parts.backgroundImage?.frame = backgroundRect(forBounds: bounds)
    let contentRect = contentRect(forBounds: bounds)
    if let image = parts.image { image.frame = imageRect(forContentRect: contentRect) }
    if let title = parts.title { title.frame = titleRect(forContentRect: contentRect) }
  }
}
