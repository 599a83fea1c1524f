// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How a controller is shown over another one.
public enum UIModalPresentationStyle: Int, Sendable {
  /// In place of the presenting controller's view, which is taken out of the window.
  case fullScreen = 0
  /// As a sheet; it fills the window here.
  case pageSheet = 1
  /// As a small sheet; it fills the window here.
  case formSheet = 2
  /// In place of the controller whose context it is; here as `fullScreen`.
  case currentContext = 3
  /// As a presentation controller has it, which does not exist here; as `overFullScreen`.
  case custom = 4
  /// Over the presenting controller's view, which stays.
  case overFullScreen = 5
  /// Over the controller whose context it is; here as `overFullScreen`.
  case overCurrentContext = 6
  /// In a bubble; it fills the window here.
  case popover = 7
  /// In none.
  case none = -1
  /// As the system has it: a page sheet.
  case automatic = -2

  /// Whether what lies behind is taken away.
  var replacesPresenter: Bool { self == .fullScreen || self == .currentContext }
}
