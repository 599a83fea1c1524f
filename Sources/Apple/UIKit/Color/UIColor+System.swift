// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Colours that adapt to light and dark; ``SystemColor`` has their values and where they are from.
extension UIColor {
  /// Red that adapts.
  public class var systemRed: UIColor { system(.systemRed) }
  /// Orange that adapts.
  public class var systemOrange: UIColor { system(.systemOrange) }
  /// Yellow that adapts.
  public class var systemYellow: UIColor { system(.systemYellow) }
  /// Green that adapts.
  public class var systemGreen: UIColor { system(.systemGreen) }
  /// Mint that adapts.
  public class var systemMint: UIColor { system(.systemMint) }
  /// Teal that adapts.
  public class var systemTeal: UIColor { system(.systemTeal) }
  /// Cyan that adapts.
  public class var systemCyan: UIColor { system(.systemCyan) }
  /// Blue that adapts.
  public class var systemBlue: UIColor { system(.systemBlue) }
  /// Indigo that adapts.
  public class var systemIndigo: UIColor { system(.systemIndigo) }
  /// Purple that adapts.
  public class var systemPurple: UIColor { system(.systemPurple) }
  /// Pink that adapts.
  public class var systemPink: UIColor { system(.systemPink) }
  /// Brown that adapts.
  public class var systemBrown: UIColor { system(.systemBrown) }
  /// The base gray.
  public class var systemGray: UIColor { system(.systemGray) }
  /// A gray one step nearer to the background than the base gray.
  public class var systemGray2: UIColor { system(.systemGray2) }
  /// A gray two steps nearer to the background.
  public class var systemGray3: UIColor { system(.systemGray3) }
  /// A gray three steps nearer to the background.
  public class var systemGray4: UIColor { system(.systemGray4) }
  /// A gray four steps nearer to the background.
  public class var systemGray5: UIColor { system(.systemGray5) }
  /// A gray five steps nearer to the background.
  public class var systemGray6: UIColor { system(.systemGray6) }
  /// Text of the first order.
  public class var label: UIColor { system(.label) }
  /// Text of the second order.
  public class var secondaryLabel: UIColor { system(.secondaryLabel) }
  /// Text of the third order.
  public class var tertiaryLabel: UIColor { system(.tertiaryLabel) }
  /// Text of the fourth order.
  public class var quaternaryLabel: UIColor { system(.quaternaryLabel) }
  /// Text that stands in for missing text.
  public class var placeholderText: UIColor { system(.placeholderText) }
  /// Links.
  public class var link: UIColor { system(.link) }
  /// The tint of the view that it is used in; system blue where there is none.
  public class var tintColor: UIColor { system(.tintColor) }
  /// Thin lines that let something of what is below through.
  public class var separator: UIColor { system(.separator) }
  /// Thin lines that hide what is below.
  public class var opaqueSeparator: UIColor { system(.opaqueSeparator) }
  /// Fills of thin and small shapes.
  public class var systemFill: UIColor { system(.systemFill) }
  /// Fills of shapes of medium size.
  public class var secondarySystemFill: UIColor { system(.secondarySystemFill) }
  /// Fills of large shapes.
  public class var tertiarySystemFill: UIColor { system(.tertiarySystemFill) }
  /// Fills of large areas with much in them.
  public class var quaternarySystemFill: UIColor { system(.quaternarySystemFill) }
  /// The background of an interface.
  public class var systemBackground: UIColor { system(.systemBackground) }
  /// Content grouped upon the background.
  public class var secondarySystemBackground: UIColor { system(.secondarySystemBackground) }
  /// Content grouped upon the secondary background.
  public class var tertiarySystemBackground: UIColor { system(.tertiarySystemBackground) }
  /// The background of an interface that is made of groups.
  public class var systemGroupedBackground: UIColor { system(.systemGroupedBackground) }
  /// Content upon the grouped background.
  public class var secondarySystemGroupedBackground: UIColor { system(.secondarySystemGroupedBackground) }
  /// Content upon the secondary grouped background.
  public class var tertiarySystemGroupedBackground: UIColor { system(.tertiarySystemGroupedBackground) }

  static func system(_ color: SystemColor) -> UIColor {
    systemColors[color] ?? UIColor(source: .system(color))
  }

  /// One object a colour, since people compare them by identity.
  private static let systemColors = Dictionary(
    uniqueKeysWithValues: SystemColor.allCases.map { ($0, UIColor(source: .system($0))) })
}
