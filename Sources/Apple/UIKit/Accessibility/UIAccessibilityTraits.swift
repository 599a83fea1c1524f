// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What kind of object an assistive program meets.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The bits, as Apple's constants have them.
  public let rawValue: UInt64

  /// Makes a set of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// A picture.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// What is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// What plays a sound when it is used.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// What is read when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// What cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// What changes too often to tell of each change.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// What starts something to be listened to.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// What can be made more or less, such as a slider.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// What is touched directly, such as a piano's keys.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// What turns the page when it has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A bar of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
