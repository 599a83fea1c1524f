// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// Something with a title that a user may choose.
///
/// There are no menus here: an element is what a control's actions are made of. Archives of elements do not exist.
@preconcurrency @MainActor
open class UIMenuElement: NSObject, @preconcurrency NSCopying {
  /// Whether an element is chosen.
  public enum State: Int, Sendable {
    /// It is not.
    case off = 0
    /// It is.
    case on = 1
    /// Some of what it stands for is.
    case mixed = 2
  }

  /// What kind of element it is.
  public struct Attributes: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes attributes of bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// A menu stays open when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  let ownTitle: String
  let ownImage: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    (ownTitle, ownImage) = (title, image)
    self.subtitle = subtitle
    super.init()
  }

  /// The title.
  open var title: String { ownTitle }
  /// A second line; nil for none.
  open var subtitle: String?
  /// The image beside the title; nil for none.
  open var image: UIImage? { ownImage }

  /// A copy; of an object of a class of one's own, the object itself. (Apple's copies those too.)
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
