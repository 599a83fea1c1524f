// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// A view that follows one touch at a time, and performs actions for what happens to it.
///
/// Differs from Apple's: there are no targets and selectors, menus, tool tips and focus here; touches of a disabled
/// control go nowhere, as there.
@preconcurrency @MainActor
open class UIControl: UIView {
  final var actions = ControlActions()
  final var tracking = ControlTracking()

  /// Makes a control with a place in its superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a control of an archive or a document. Actions are not archived.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeControl(with: coder)
  }

  /// Makes a control with an action for ``Event/primaryActionTriggered``; a button takes title and image of it, too.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { takePrimaryAction(primaryAction) }
  }

  /// Writes the view's own properties and the control's, without its actions.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    encodeControl(with: coder)
  }

  // MARK: State

  /// Whether the control takes touches; true at first. A touch that is followed is let go of when it becomes false.
  open var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      if !isEnabled { abandonTracking(with: nil) }
      stateChanged()
    }
  }

  /// Whether the control is chosen; false at first. Nothing here sets it.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  /// Whether the control looks pressed: while a touch that it follows is within its reach.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// How the control is: highlighted, disabled and selected, as far as the properties say so.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Where content is from top to bottom; in the middle at first.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// Where content is from side to side; in the middle at first.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { setNeedsLayout() }
  }

  /// ``contentHorizontalAlignment``, with left or right in place of leading and trailing.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch contentHorizontalAlignment {
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default: return contentHorizontalAlignment
    }
  }

  // MARK: Tracking

  /// Whether a touch is being followed.
  open var isTracking: Bool { tracking.isOn }

  /// Whether the touch that is followed is within the control's reach: in it, or a finger up to 70 points from it.
  open var isTouchInside: Bool { tracking.isInside }

  /// Called when a touch begins in the control, unless it follows one already or is disabled.
  ///
  /// - Returns: Whether the control is to follow it; true, unless overridden.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch has moved.
  ///
  /// - Returns: Whether the control is to follow it further; true, unless overridden. If not, nothing more is sent.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch has been lifted, before the actions for it.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch was ended by the system, or the control has left the window or been disabled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Follows a touch. Overrides call super.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackBegin(touches, with: event)
  }

  /// Follows a touch. Overrides call super.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackMove(touches, with: event)
  }

  /// Lets a touch go. Overrides call super.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackEnd(touches, with: event)
  }

  /// Lets a touch go. Overrides call super.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    trackCancel(touches, with: event)
  }

  /// Lets a touch go when the control leaves its window. Overrides call super.
  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { abandonTracking(with: nil) }
  }

  // MARK: Actions

  /// Has an action performed for some events.
  ///
  /// An action of the same identifier is replaced, and the new one is for its events, too. Actions are performed in the
  /// order in which they were added.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.add(action, for: controlEvents)
  }

  /// Takes the action of this one's identifier away from some events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    actions.remove(action.identifier, for: controlEvents)
  }

  /// Takes the action of an identifier away from some events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    actions.remove(actionIdentifier, for: controlEvents)
  }

  /// The events for which there is at least one action.
  open var allControlEvents: Event { actions.events }

  /// Performs an action; overrides call super once, or not at all to have nothing happen.
  open func sendAction(_ action: UIAction) {
    action.performWithSender(self, target: nil)
  }

  /// Performs the actions for some events, each once, also if the control is disabled.
  open func sendActions(for controlEvents: Event) {
    send(controlEvents)
  }

  // MARK: For the control classes of this module

  /// What lifting a touch within reach means.
  var liftEvents: Event { .touchUpInside }

  /// Adds the action that the control is there for.
  func takePrimaryAction(_ action: UIAction) {
    addAction(action, for: .primaryActionTriggered)
  }

  /// Called when ``state`` is another.
  func stateChanged() {
    setNeedsLayout()
  }

  /// Performs the actions that there are for some events.
  func send(_ events: Event) {
    for action in actions.actions(for: events) { sendAction(action) }
  }
}

extension UIControl {
  /// Calls a closure with each action and the events that it is for, until `stop` is true.
  ///
  /// Actions may be added and removed meanwhile: those that there were before are told. The second value, on Apple
  /// a target and a selector, is always nil, as there are no selectors here.
  public func enumerateEventHandlers(
    _ iterator: (
      _ action: UIAction?, _ targetAction: (Any?, Never)?, _ event: UIControl.Event, _ stop: inout Bool
    ) -> Void
  ) {
    var stop = false
    for (action, events) in actions.list {
      iterator(action, nil, events, &stop)
      if stop { return }
    }
  }
}
