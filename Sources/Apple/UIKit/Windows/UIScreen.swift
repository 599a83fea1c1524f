// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

/// The screen that an app is shown on: as large as the app's window, and none where there is no app.
///
/// Without an app it is 390 by 844 points large, as many phones are, so that the same program lays out alike on every
/// machine. Its scale is that of ``UITraitCollection/current``, which UIKit sets around layout and drawing: there a line
/// of `1 / UIScreen.main.scale` points is as wide as a pixel of the picture that is being made. Elsewhere it is the
/// window's, and 1 without an app, as the scale of image contexts and renderers is that ask for the screen's.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The one screen.
  public class var main: UIScreen { Screens.main }

  /// All screens: the main one.
  public class var screens: [UIScreen] { [main] }

  @MainActor private enum Screens {
    static let main = UIScreen()
  }

  /// The size and the scale of the app's window; nil without an app.
  final var host: (size: CGSize, scale: CGFloat)?

  /// The screen's rectangle, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: host?.size ?? CGSize(width: 390, height: 844)) }

  /// Pixels a point, under the current traits.
  open var scale: CGFloat { UITraitCollection.current.usableDisplayScale }

  /// The screen's rectangle, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * nativeScale, height: bounds.height * nativeScale)
  }

  /// Pixels a point: the window's where there is an app, else the same as ``scale``.
  open var nativeScale: CGFloat { host?.scale ?? scale }

  /// Light, left to right, and of the screen's scale.
  open var traitCollection: UITraitCollection {
    UITraitCollection.standard.replacing(UITraitDisplayScale.self, value: nativeScale)
  }

  /// Never called: the traits of windows change, not the screen's.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
