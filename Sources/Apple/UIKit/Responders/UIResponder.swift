// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// An object that takes part in the responder chain, and that people with disabilities may be told about.
///
/// Apple declares accessibility, `awakeFromNib()` and `prepareForInterfaceBuilder()` on `NSObject`, which cannot be
/// extended on Linux so that they may be overridden. Nothing here reads what accessibility says; it is kept for tests and
/// for tools. Motion and menus do not exist here yet.
@preconcurrency @MainActor
open class UIResponder: NSObject {
  /// What was set for accessibility; nil where nothing was.
  var accessibility: AccessibilityValues?

  /// Makes a responder.
  public override init() {
    super.init()
  }

  /// The next object in the responder chain: nil here; the controller or the superview for a view.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder is the one that key presses go to: one in each window at most.
  open var isFirstResponder: Bool { firstResponderWindow?.firstResponder === self }

  /// Whether the responder may become the first responder; false, unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Becomes the first responder, if it may, if it is in a window, and if the present one resigns.
  ///
  /// - Returns: Whether it now is the first responder.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeFirstResponder() }

  /// Whether the responder is willing to resign; true, unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Stops being the first responder, if it is willing to.
  ///
  /// - Returns: Whether it is not the first responder now.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveUpFirstResponder() }

  // MARK: Touches

  /// Called when fingers touch; hands the touches on to the next responder, unless overridden.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

  /// Called when fingers move; hands the touches on to the next responder, unless overridden.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

  /// Called when fingers are lifted; hands the touches on to the next responder, unless overridden.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

  /// Called when the system ends touches; hands them on to the next responder, unless overridden.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  // MARK: Keys

  /// Called when keys are pressed; hands the presses on to the next responder, unless overridden.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesBegan(presses, with: event)
  }

  /// Called when keys change; hands the presses on to the next responder, unless overridden.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesChanged(presses, with: event)
  }

  /// Called when keys are let go; hands the presses on to the next responder, unless overridden.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesEnded(presses, with: event)
  }

  /// Called when the system ends presses; hands them on to the next responder, unless overridden.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    next?.pressesCancelled(presses, with: event)
  }

  // MARK: Documents

  /// Called on an object of a document once all of the document's objects are made and their attributes are set.
  ///
  /// Overrides call super.
  open func awakeFromNib() {}

  /// Called at design time only, after the object was made and its attributes were set.
  ///
  /// Overrides call super.
  open func prepareForInterfaceBuilder() {}

  // MARK: Accessibility

  /// Whether assistive programs are to see the object; false at first, true for labels.
  open var isAccessibilityElement: Bool {
    get { accessibility?.isElement ?? defaultIsAccessibilityElement }
    set { changeAccessibility { $0.isElement = newValue } }
  }

  /// What the object is, in a word or two.
  open var accessibilityLabel: String? {
    get { accessibility?.label ?? defaultAccessibilityLabel }
    set { changeAccessibility { $0.label = newValue } }
  }

  /// What the object holds, such as "60%".
  open var accessibilityValue: String? {
    get { accessibility?.value }
    set { changeAccessibility { $0.value = newValue } }
  }

  /// What using the object does.
  open var accessibilityHint: String? {
    get { accessibility?.hint }
    set { changeAccessibility { $0.hint = newValue } }
  }

  /// What kind of object it is; none at first, an image for image views.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility?.traits ?? defaultAccessibilityTraits }
    set { changeAccessibility { $0.traits = newValue } }
  }

  /// Where the object is, in the window's space, in points: a view's own place, until it is set.
  open var accessibilityFrame: CGRect {
    get { accessibility?.frame ?? defaultAccessibilityFrame }
    set { changeAccessibility { $0.frame = newValue } }
  }

  /// The point that stands for a touch of the object, in the window's space: the middle of the frame, until it is set.
  open var accessibilityActivationPoint: CGPoint {
    get { accessibility?.activationPoint ?? CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY) }
    set { changeAccessibility { $0.activationPoint = newValue } }
  }

  /// The language of label, value and hint, as a BCP 47 code; nil for the user's.
  open var accessibilityLanguage: String? {
    get { accessibility?.language }
    set { changeAccessibility { $0.language = newValue } }
  }

  /// Whether the elements in the object are hidden from assistive programs; false at first.
  open var accessibilityElementsHidden: Bool {
    get { accessibility?.hidesElements ?? false }
    set { changeAccessibility { $0.hidesElements = newValue } }
  }

  /// Whether only the elements in the object are to be seen by assistive programs; false at first.
  open var accessibilityViewIsModal: Bool {
    get { accessibility?.isModal ?? false }
    set { changeAccessibility { $0.isModal = newValue } }
  }

  /// Whether the elements in the object are read one after the other; false at first.
  open var shouldGroupAccessibilityChildren: Bool {
    get { accessibility?.groupsChildren ?? false }
    set { changeAccessibility { $0.groupsChildren = newValue } }
  }

  /// The elements in the object, in the order in which they are read; nil for its subviews.
  open var accessibilityElements: [Any]? {
    get { accessibility?.elements }
    set { changeAccessibility { $0.elements = newValue } }
  }

  /// A name for tests to find the object by; not for people.
  open var accessibilityIdentifier: String? {
    get { accessibility?.identifier }
    set { changeAccessibility { $0.identifier = newValue } }
  }

  /// Does what a touch would do, for an assistive program.
  ///
  /// - Returns: Whether it did something: false, unless overridden.
  open func accessibilityActivate() -> Bool { false }

  /// Makes the value of an adjustable object greater; does nothing, unless overridden.
  open func accessibilityIncrement() {}

  /// Makes the value of an adjustable object smaller; does nothing, unless overridden.
  open func accessibilityDecrement() {}

  // MARK: For the classes of this module

  /// Whether an object of the class is seen by assistive programs until somebody says otherwise.
  var defaultIsAccessibilityElement: Bool { false }
  /// The label until one is set, such as the text of a label.
  var defaultAccessibilityLabel: String? { nil }
  /// The traits until they are set.
  var defaultAccessibilityTraits: UIAccessibilityTraits { .none }
  /// The frame until it is set.
  var defaultAccessibilityFrame: CGRect { .zero }
}
