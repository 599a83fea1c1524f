// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Colours that are the same in light and dark.
///
/// Source: the comments in Apple's UIColor.h give the components.
extension UIColor {
  /// Black, as a gray.
  public class var black: UIColor { Standard.black }
  /// A gray of a third.
  public class var darkGray: UIColor { Standard.darkGray }
  /// A gray of two thirds.
  public class var lightGray: UIColor { Standard.lightGray }
  /// White, as a gray.
  public class var white: UIColor { Standard.white }
  /// A gray of a half.
  public class var gray: UIColor { Standard.gray }
  /// Red 1.
  public class var red: UIColor { Standard.red }
  /// Green 1.
  public class var green: UIColor { Standard.green }
  /// Blue 1.
  public class var blue: UIColor { Standard.blue }
  /// Green 1, blue 1.
  public class var cyan: UIColor { Standard.cyan }
  /// Red 1, green 1.
  public class var yellow: UIColor { Standard.yellow }
  /// Red 1, blue 1.
  public class var magenta: UIColor { Standard.magenta }
  /// Red 1, green 0.5.
  public class var orange: UIColor { Standard.orange }
  /// Red 0.5, blue 0.5.
  public class var purple: UIColor { Standard.purple }
  /// Red 0.6, green 0.4, blue 0.2.
  public class var brown: UIColor { Standard.brown }
  /// Black without any opacity.
  public class var clear: UIColor { Standard.clear }
  /// Text on a light background: black.
  public class var darkText: UIColor { Standard.darkText }
  /// Text on a dark background: white at 0.6.
  public class var lightText: UIColor { Standard.lightText }

  /// One object a colour, since people compare them by identity.
  private enum Standard {
    static let black = UIColor(white: 0, alpha: 1)
    static let darkGray = UIColor(white: 1 / 3.0, alpha: 1)
    static let lightGray = UIColor(white: 2 / 3.0, alpha: 1)
    static let white = UIColor(white: 1, alpha: 1)
    static let gray = UIColor(white: 0.5, alpha: 1)
    static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    static let clear = UIColor(white: 0, alpha: 0)
    static let darkText = UIColor(white: 0, alpha: 1)
    static let lightText = UIColor(white: 1, alpha: 0.6)
  }

  /// The colours by name, in the order in which a name is sought for a colour.
  static var standardColors: [(name: String, color: UIColor)] {
    [
      ("black", black), ("darkGray", darkGray), ("lightGray", lightGray), ("white", white),
      ("gray", gray), ("red", red), ("green", green), ("blue", blue),
      ("cyan", cyan), ("yellow", yellow), ("magenta", magenta), ("orange", orange),
      ("purple", purple), ("brown", brown), ("clear", clear), ("darkText", darkText),
      ("lightText", lightText),
    ]
  }
}
