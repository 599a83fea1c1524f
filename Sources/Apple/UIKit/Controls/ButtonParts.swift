// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// The views in a button, made when they are first needed, and what is kept to change them little.
struct ButtonParts {
  var title: UILabel?
  var subtitle: UILabel?
  var image: UIImageView?
  var backgroundImage: UIImageView?
  var background: ButtonBackgroundView?
  /// The title's font while an attributed title has its own.
  var plainFont: UIFont?
  /// A darker copy of an image, and the image.
  var darkened: (image: UIImage, copy: UIImage)?
  /// The same for the background.
  var darkenedBackground: (image: UIImage, copy: UIImage)?
}

extension UIButton {
  /// How opaque title and image of a system button are while it is pressed. (Not documented.)
  static let pressedAlpha: CGFloat = 0.2
  /// How opaque images of a custom button are while it is disabled. (Not documented.)
  static let disabledAlpha: CGFloat = 0.5

  /// The title's label.
  var titlePart: UILabel {
    if let label = parts.title { return label }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: ownType == .system ? 15 : UIFont.buttonFontSize)
    label.lineBreakMode = .byTruncatingMiddle
    label.baselineAdjustment = .none
    parts.title = label
    addSubview(label)
    return label
  }

  /// The image's view.
  var imagePart: UIImageView {
    if let view = parts.image { return view }
    let view = UIImageView(frame: .zero)
    parts.image = view
    insertSubview(view, at: parts.backgroundImage == nil && parts.background == nil ? 0 : 1)
    return view
  }

  /// Changes what is set by state, and shows it.
  func change(_ change: (inout ButtonContent) -> Void) {
    change(&content)
    if configuration != nil { setNeedsUpdateConfiguration() }
    showContent()
    roomChanged()
  }

  func roomChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  func defaultTitleColor(for state: UIControl.State) -> UIColor {
    guard ownType == .system else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  /// Shows what is set for the present state; with a configuration, the layout does.
  func showContent() {
    guard configuration == nil else { return }
    parts.background?.removeFromSuperview()
    parts.subtitle?.removeFromSuperview()
    (parts.background, parts.subtitle) = (nil, nil)
    showTitle()
    showImages()
  }

  private func showTitle() {
    let (title, attributed) = (currentTitle, currentAttributedTitle)
    guard parts.title != nil || title != nil || attributed != nil else { return }
    let label = titlePart
    if let attributed {
      if parts.plainFont == nil { parts.plainFont = label.font }
      label.textColor = currentTitleColor
      if label.attributedText != attributed { label.attributedText = attributed }
    } else {
      if let font = parts.plainFont {
        label.font = font
        parts.plainFont = nil
      }
      if label.text != title || label.attributed != nil { label.text = title }
      label.textColor = currentTitleColor
    }
    label.shadowColor = currentTitleShadowColor
    let hasOwnColor = attributed == nil ? content.titleColors.has(state) : content.attributedTitles.has(state)
    let isPale = ownType == .system && isHighlighted && !hasOwnColor
    label.alpha = isPale ? Self.pressedAlpha : 1
  }

  private func showImages() {
    let image = currentImage
    if parts.image != nil || image != nil {
      let hasOwn = content.images.has(state)
      let shown = ownType == .system ? image?.templateByDefault : image
      imagePart.image = darkens(hasOwn) ? shown?.darkened(&parts.darkened) : shown
      imagePart.tintColor = ownType == .system && !isEnabled && !hasOwn ? .tertiaryLabel : nil
      imagePart.alpha = alpha(hasOwn)
    }
    let background = currentBackgroundImage
    guard parts.backgroundImage != nil || background != nil else { return }
    let hasOwn = content.backgroundImages.has(state)
    let view = parts.backgroundImage ?? UIImageView(frame: .zero)
    if parts.backgroundImage == nil {
      parts.backgroundImage = view
      insertSubview(view, at: 0)
    }
    view.image = darkens(hasOwn) ? background?.darkened(&parts.darkenedBackground) : background
    view.alpha = alpha(hasOwn)
  }

  /// Whether an image is shown darker.
  ///
  /// - Parameter hasOwn: Whether the image was set for just the present state.
  private func darkens(_ hasOwn: Bool) -> Bool {
    ownType == .custom && isHighlighted && isEnabled && adjustsImageWhenHighlighted && !hasOwn
  }

  private func alpha(_ hasOwn: Bool) -> CGFloat {
    guard !hasOwn else { return 1 }
    if ownType == .system { return isHighlighted && isEnabled ? Self.pressedAlpha : 1 }
    return isEnabled || !adjustsImageWhenDisabled ? 1 : Self.disabledAlpha
  }
}

extension UIImage {
  /// The image as a template, unless it says that it is none.
  var templateByDefault: UIImage {
    renderingMode == .automatic ? withRenderingMode(.alwaysTemplate) : self
  }

  /// The image at half its brightness; the image itself where it cannot be drawn.
  ///
  /// - Parameter known: The copy that was made last.
  fileprivate func darkened(_ known: inout (image: UIImage, copy: UIImage)?) -> UIImage {
    if let known, known.image === self { return known.copy }
    let area = CGRect(origin: .zero, size: size)
    guard let canvas = BitmapCanvas(bounds: area, scale: scale, opaque: false) else { return self }
    UIGraphicsPushContext(canvas.context)
    draw(in: area)
    canvas.context.setBlendMode(.sourceAtop)
    canvas.context.setFillColor(CGColor(gray: 0, alpha: 0.5))
    canvas.context.fill(area)
    UIGraphicsPopContext()
    guard let pixels = canvas.image else { return self }
    var copy = UIImage(pixels, scale: scale).withRenderingMode(renderingMode)
    if let resizing = model.resizing {
      copy = copy.resizableImage(withCapInsets: resizing.caps, resizingMode: resizing.mode)
    }
    known = (self, copy)
    return copy
  }
}
