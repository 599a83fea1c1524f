// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Where a pixel keeps its alpha, and whether its colours are multiplied by it already.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Three components, no alpha.
  case none
  /// Alpha after premultiplied colours, as in premultiplied RGBA.
  case premultipliedLast
  /// Alpha before premultiplied colours, as in premultiplied ARGB.
  case premultipliedFirst
  /// Alpha after plain colours.
  case last
  /// Alpha before plain colours.
  case first
  /// An unused byte after the colours.
  case noneSkipLast
  /// An unused byte before the colours.
  case noneSkipFirst
  /// Alpha without colours.
  case alphaOnly
}
