// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
public import Foundation

/// A control with a title and an image, which performs its actions when it is tapped.
///
/// What it shows is set by state, or by a ``Configuration``. A tap sends ``UIControl/Event/touchUpInside`` and
/// ``UIControl/Event/primaryActionTriggered`` at once: an action for both is performed once.
///
/// Differs from Apple's: there are no symbols, menus, roles and pointer effects; a button looks pressed at once and
/// stops at once, where Apple's fades; how pale it is then, and while disabled, is not documented and is chosen here.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// What is called to change a configuration for the button's state.
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  final var content = ButtonContent()
  final var parts = ButtonParts()
  final var configured = ConfiguredButton()
  final var ownType = ButtonType.custom

  /// Makes a custom button with a place in its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
  }

  /// Makes a button of an archive or a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if coder.containsValue(forKey: "buttonType") { decodeButton(with: coder) }
  }

  /// Makes a button of a type, of no size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    ownType = buttonType
    showContent()
  }

  /// Writes the control's own properties, and what the button shows by state; not its configuration.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeButton(with: coder)
  }

  /// The kind of the button; custom, unless it was made otherwise.
  open var buttonType: ButtonType { ownType }

  // MARK: Content by state

  /// Sets the title for a state; a state without one has that of the normal state. nil takes it away.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    change { $0.titles.set(title, for: state) }
  }

  /// Sets the title's colour for a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    change { $0.titleColors.set(color, for: state) }
  }

  /// Sets the colour of a sharp copy of the title behind it, for a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {
    change { $0.titleShadowColors.set(color, for: state) }
  }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    change { $0.images.set(image, for: state) }
  }

  /// Sets the image behind title and image for a state; it takes the size of the button.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    change { $0.backgroundImages.set(image, for: state) }
  }

  /// Sets the title with attributes for a state; it wins over a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    change { $0.attributedTitles.set(title?.copy() as? NSAttributedString, for: state) }
  }

  /// The title for a state: where there is none, that of the normal state.
  open func title(for state: UIControl.State) -> String? { content.titles[state] }

  /// The title's colour for a state.
  ///
  /// Where none was set it is white for a custom button, else the tint colour, and a pale one if disabled.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    content.titleColors[state] ?? defaultTitleColor(for: state)
  }

  /// The shadow's colour for a state; nil for no shadow.
  open func titleShadowColor(for state: UIControl.State) -> UIColor? { content.titleShadowColors[state] }

  /// The image for a state: where there is none, that of the normal state.
  open func image(for state: UIControl.State) -> UIImage? { content.images[state] }

  /// The image behind for a state: where there is none, that of the normal state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { content.backgroundImages[state] }

  /// The title with attributes for a state: where there is none, that of the normal state.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { content.attributedTitles[state] }

  /// The title for the present state; overriding it changes what is shown.
  open var currentTitle: String? { title(for: state) }
  /// The title's colour for the present state.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The shadow's colour for the present state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image for the present state.
  open var currentImage: UIImage? { image(for: state) }
  /// The image behind for the present state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title with attributes for the present state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }

  // MARK: Parts

  /// The label of the title: its font and lines are to be set there, its text and colours here.
  ///
  /// The font is the system's, of 18 points, or of 15 for a system button (both not documented).
  open var titleLabel: UILabel? { titlePart }

  /// The view of the image.
  open var imageView: UIImageView? { imagePart }

  /// The label of a configuration's subtitle; nil as long as there is none.
  open var subtitleLabel: UILabel? { parts.subtitle }

  // MARK: Looks

  /// Whether a custom button's images are darker while it is pressed, unless there are others for that; true at first.
  open var adjustsImageWhenHighlighted = true {
    didSet { showContent() }
  }

  /// Whether a custom button's images are paler while it is disabled, unless there are others for that; true at first.
  open var adjustsImageWhenDisabled = true {
    didSet { showContent() }
  }

  /// Whether a tap also changes ``UIControl/isSelected``, before the actions; false at first.
  open var changesSelectionAsPrimaryAction = false

  // MARK: Layout without a configuration

  /// How far content keeps from the button's edges, in points; zero at first, which keeps a title 6 points from top and
  /// bottom in the size that the button asks for. Not used with a configuration.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { roomChanged() }
  }

  /// How far the title's rectangle is moved and shrunk, in points; does not change the size asked for. Not used with a
  /// configuration.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// How far the image's rectangle is moved and shrunk, in points; does not change the size asked for. Not used with a
  /// configuration.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { setNeedsLayout() }
  }

  /// Where the background image is: the bounds, unless overridden. Not used with a configuration.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where title and image may be: the background's rectangle less ``contentEdgeInsets``. Not used with a configuration.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    backgroundRect(forBounds: bounds).inset(by: contentEdgeInsets.finite)
  }

  /// Where the title is: behind the image. Not used with a configuration.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { standardTitleRect(in: contentRect) }

  /// Where the image is: before the title. Not used with a configuration.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { standardImageRect(in: contentRect) }

  /// The size of image and title side by side with their insets, and not less than that of the background image.
  ///
  /// Without insets, a title has 6 points above and below, and the width is not less than 30 (which is not documented).
  open override var intrinsicContentSize: CGSize { fittingSize(width: .greatestFiniteMagnitude) }

  /// The size that the button asks for; titles of several lines are broken in the room's width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    fittingSize(width: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  /// Places title, images and background. Overrides call super first.
  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  /// Whether a recognizer may take the button's touch: not for a tap with one finger on a view above.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    !ownsTap(of: gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Configuration

  /// Whether the configuration is adapted to the button's state; true at first.
  open var automaticallyUpdatesConfiguration = true {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Called after ``updateConfiguration()``, at the layout that follows a change of state or a request.
  ///
  /// Unlike Apple's it does not give a button a configuration that has none, but it may set one.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Has the configuration updated at the next layout; requests until then are one.
  open func setNeedsUpdateConfiguration() {
    guard !configured.isUpdating else { return }
    configured.needsUpdate = true
    setNeedsLayout()
  }

  /// Called to change ``configuration`` for the button's state; for overriding.
  open func updateConfiguration() {}

  // MARK: For this module

  override var liftEvents: UIControl.Event { [.touchUpInside, .primaryActionTriggered] }

  override func takePrimaryAction(_ action: UIAction) {
    super.takePrimaryAction(action)
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
  }

  override func stateChanged() {
    super.stateChanged()
    setNeedsUpdateConfiguration()
    showContent()
  }

  override func takeTraits() {
    super.takeTraits()
    setNeedsUpdateConfiguration()
    showContent()
  }

  override func send(_ events: UIControl.Event) {
    if changesSelectionAsPrimaryAction, events.contains(.primaryActionTriggered) { isSelected.toggle() }
    super.send(events)
  }

  override var defaultIsAccessibilityElement: Bool { true }
  override var defaultAccessibilityTraits: UIAccessibilityTraits { .button }
  override var defaultAccessibilityLabel: String? { configuration?.title ?? currentTitle }
}

extension UIButton {
  /// Makes a button of a type with an action for ``UIControl/Event/primaryActionTriggered``, whose title and image it
  /// takes.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction { takePrimaryAction(primaryAction) }
  }

  /// Makes a system button of a configuration, with an action whose title and image go into the configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    var configuration = configuration
    if let primaryAction {
      addAction(primaryAction, for: .primaryActionTriggered)
      if !primaryAction.title.isEmpty { configuration.title = primaryAction.title }
      if let image = primaryAction.image { configuration.image = image }
    }
    self.configuration = configuration
  }

  /// What the button shows and how; nil, as at first, for what was set by state.
  ///
  /// A title or an image that it lacks is that of the normal state.
  public var configuration: Configuration? {
    get { configured.configuration }
    set {
      configured.configuration = newValue
      guard !configured.isUpdating else { return }
      setNeedsUpdateConfiguration()
      showContent()
      roomChanged()
    }
  }
}
