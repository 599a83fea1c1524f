// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation
public import QuartzCore

/// A view that shows an image, placed by the view's content mode.
///
/// Events pass through it at first. A template image is shown in the view's tint colour, and an image that is meant to
/// follow the layout direction is flipped in a view from right to left. As on Apple, `draw(_:)` of a subclass is not
/// called. There are no animations and no symbols here.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Makes a view of no image with a place in its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a view of an image, of the image's size; of no size for nil.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setImages(image, nil)
  }

  /// Makes a view of two images, of the size of the first; of no size for nil.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setImages(image, highlightedImage)
  }

  /// Makes a view from an archive or a document, with its images.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeImages(with: coder)
  }

  /// Writes the view's own properties and its images.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeImages(with: coder)
  }

  /// The image; none at first. A change of its size invalidates the intrinsic size.
  open var image: UIImage? {
    didSet { imageChanged(from: oldValue) }
  }

  /// The image while the view is highlighted; if it is nil, ``image`` stays.
  open var highlightedImage: UIImage? {
    didSet { imageChanged(from: oldValue) }
  }

  /// Whether ``highlightedImage`` is shown; false at first.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// The size of the image that is shown; none is asked for without one.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? super.intrinsicContentSize
  }

  /// The size of the image that is shown, whatever the room; without one the view's own.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? super.sizeThatFits(size)
  }

  /// Makes the layer's contents of the image.
  open override func display(_ layer: CALayer) {
    if layer === self.layer { showImage() }
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }

  override class var isInteractiveAtFirst: Bool { false }

  /// Tint, direction and, for a resizable image, the scale are in the contents.
  override func takeTraits() {
    super.takeTraits()
    setNeedsDisplay()
  }

  /// A resizable image is drawn anew for each size.
  override func takeContentMode() {
    super.takeContentMode()
    layer.needsDisplayOnBoundsChange = shownImage?.model.resizing != nil && contentMode.stretches
    setNeedsDisplay()
  }
}
