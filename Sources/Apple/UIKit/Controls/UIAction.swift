// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// What is called with the action that was performed.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// A closure with a name: what a control does.
///
/// Title and image are those that a button takes over which is made with the action.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What actions are told apart by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String

    /// Makes an identifier of a text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier of a text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }

  private let handler: UIActionHandler
  private var currentTitle: String
  private var currentImage: UIImage?
  private static var count = 0

  /// Makes an action of all its parts.
  init(
    parts title: String, subtitle: String?, image: UIImage?, identifier: Identifier?, discoverabilityTitle: String?,
    attributes: UIMenuElement.Attributes, state: UIMenuElement.State, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Self.makeIdentifier()
    (currentTitle, currentImage) = (title, image)
    self.discoverabilityTitle = discoverabilityTitle
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The title.
  open override var title: String {
    get { currentTitle }
    set { currentTitle = newValue }
  }

  /// The image beside the title; nil for none.
  open override var image: UIImage? {
    get { currentImage }
    set { currentImage = newValue }
  }

  /// A longer title, for where shortcuts are explained. Nothing here shows it.
  open var discoverabilityTitle: String?

  /// What the action is told apart by: a control has one action of an identifier.
  ///
  /// One that is not given is unlike that of every other action of the process. (Apple's are random, ours are counted.)
  public let identifier: Identifier

  /// What kind of action it is; nothing at first. A control performs disabled actions, too.
  open var attributes: UIMenuElement.Attributes

  /// Whether it is chosen; off at first.
  open var state: UIMenuElement.State

  /// The object on whose behalf the handler is being called; nil when it is not being called.
  open private(set) var sender: Any?

  /// Calls the handler on behalf of `sender`. The target is not used.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let previous = self.sender
    self.sender = sender
    handler(self)
    self.sender = previous
  }

  /// A new action with the same parts, the identifier among them.
  open override func copy(with zone: NSZone? = nil) -> Any {
    UIAction(
      parts: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
  }

  private static func makeIdentifier() -> Identifier {
    count += 1
    return Identifier("stipple.action.dynamic.\(count)")
  }
}

extension UIAction {
  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The title; empty for none.
  ///   - image: The image beside the title.
  ///   - identifier: What it is told apart by; nil for one of its own.
  ///   - discoverabilityTitle: A longer title.
  ///   - attributes: What kind of action it is.
  ///   - state: Whether it is chosen.
  ///   - handler: What is called with the action when it is performed.
  @_disfavoredOverload
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      parts: title, subtitle: nil, image: image, identifier: identifier, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, handler: handler)
  }

  /// Makes an action with a subtitle; the rest is as without one.
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    self.init(
      parts: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, handler: handler)
  }
}
