// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension UIButton {
  /// What a button shows, and how: a style, and what is changed of it.
  ///
  /// Differs from Apple's: no attributed titles, symbols, indicators, activity and transformers. Apple documents no numbers and colours of
  /// the styles: those that are said here to be not verified are from what is known of iOS 15 and 16 in general.
  public struct Configuration: Hashable {
    /// How large text and insets are.
    public enum Size: Hashable, Sendable {
      /// As small as ``small`` here. (Not verified.)
      case mini
      /// Text of 15 points, and insets of 5 and 10. (Not verified.)
      case small
      /// Text of 17 points, and insets of 7 and 12. (Not verified.)
      case medium
      /// Text of 17 points, and insets of 15 and 20. (Not verified.)
      case large
    }

    /// How title and subtitle are aligned to each other.
    public enum TitleAlignment: Hashable, Sendable {
      /// In the middle if the image is above or below, else where lines start. (Not verified.)
      case automatic
      /// Where lines start.
      case leading
      /// In the middle.
      case center
      /// Where lines end.
      case trailing
    }

    /// Which radius the background's corners have.
    public enum CornerStyle: Hashable, Sendable {
      /// That of the background's configuration.
      case fixed
      /// That of the background's configuration; Apple's follows the user's text size.
      case dynamic
      /// 4 points. (Not verified.)
      case small
      /// 6 points. (Not verified.)
      case medium
      /// 9 points. (Not verified.)
      case large
      /// Half of the shorter side.
      case capsule
    }

    let style: ButtonStyle
    var ownInsets: NSDirectionalEdgeInsets?
    /// The background colour that the style gave, to be replaced by the one for another state.
    var givenBackgroundColor: UIColor?

    init(_ style: ButtonStyle) {
      self.style = style
    }

    /// The background: corners of 5.95 points (not verified), in the style's colour unless it has one.
    public var background = UIBackgroundConfiguration(cornerRadius: 5.95)
    /// Which radius the corners have; dynamic at first.
    public var cornerStyle = CornerStyle.dynamic
    /// How large text and insets are; medium at first.
    public var buttonSize = Size.medium
    /// The colour of text and image from which the state's is made; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The colour of the background from which the state's is made; nil for the style's.
    public var baseBackgroundColor: UIColor?
    /// The image; nil for none.
    public var image: UIImage?
    /// The title; nil for none.
    public var title: String?
    /// What becomes of a title without room: wrapping modes give it as many lines as it needs, others one.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The subtitle, below the title; nil for none.
    public var subtitle: String?
    /// What becomes of a subtitle without room.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// On which side of the text the image is: one edge; leading at first.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// How far image and text are apart, in points; 0 at first.
    public var imagePadding: CGFloat = 0
    /// How far title and subtitle are apart, in points; 1 at first. (Not verified.)
    public var titlePadding: CGFloat = 1
    /// How title and subtitle are aligned to each other; automatic at first.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether the button looks selected while it is; true at first.
    public var automaticallyUpdateForSelection = true

    /// How far content keeps from the button's edges, in points: the size's, until they are set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    /// Takes the insets of the size again.
    public mutating func setDefaultContentInsets() {
      ownInsets = nil
    }

    /// Tells the hasher the values that differ most.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(style)
      hasher.combine(title)
      hasher.combine(subtitle)
      hasher.combine(image)
      hasher.combine(background)
      hasher.combine(baseForegroundColor)
      hasher.combine(baseBackgroundColor)
      hasher.combine(buttonSize)
    }
  }
}

extension UIButton.Configuration {
  /// A button without a background, in the tint colour.
  public static func plain() -> UIButton.Configuration { UIButton.Configuration(.plain) }
  /// A button on a pale background of the tint colour.
  public static func tinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
  /// A button on a grey background.
  public static func gray() -> UIButton.Configuration { UIButton.Configuration(.gray) }
  /// A button with white text on a background of the tint colour.
  public static func filled() -> UIButton.Configuration { UIButton.Configuration(.filled) }
  /// As iOS shows it, a ``plain()`` button.
  public static func borderless() -> UIButton.Configuration { UIButton.Configuration(.plain) }
  /// As iOS shows it, a ``gray()`` button.
  public static func bordered() -> UIButton.Configuration { UIButton.Configuration(.gray) }
  /// As iOS shows it, a ``tinted()`` button.
  public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration(.tinted) }
  /// As iOS shows it, a ``filled()`` button.
  public static func borderedProminent() -> UIButton.Configuration { UIButton.Configuration(.filled) }

  /// A copy with the background colour for a button's state and tint, where none was set.
  @MainActor public func updated(for button: UIButton) -> UIButton.Configuration {
    updated(for: button.state, tint: button.tintColor)
  }
}

extension UIButton.Configuration.Size {
  /// The insets that content has.
  var insets: NSDirectionalEdgeInsets {
    switch self {
    case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
    case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
    }
  }

  /// The style of the title's font.
  var titleStyle: UIFont.TextStyle {
    switch self {
    case .mini, .small: .subheadline
    case .medium, .large: .body
    }
  }
}
