// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

extension UIView {
  /// How an animation of views is carried out.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Views that are changed are laid out within the animation, so that what is in them is animated, too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views may be touched while they are animated. They may be without it, here.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Colours and other values that cannot be added up begin at what is shown, and not at what was set last.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation runs for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Each run is followed by one back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// An animation within another one takes its own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// An animation within another one has its own pace.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// An animation within another one is repeated and reversed as it says itself.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// A transition between views hides them and shows them, instead of taking them out and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)

    /// Slow at the start and the end; what counts if nothing else is said.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Steady.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition fades from the old picture to the new one. Apple's flips and curls do not exist here.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// The pace that the bits tell.
    var curve: AnimationCurve {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }
  }

  /// How an animation over key frames is carried out.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The options as bits; those of `AnimationOptions` for curves count, too.
    public let rawValue: UInt

    /// Makes options of their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Views that are changed are laid out within the animation, so that what is in them is animated, too.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views may be touched while they are animated. They may be without it, here.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Values begin at what is shown, and not at what was set last.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The animation runs for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Each run is followed by one back.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// An animation within another one takes its own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// An animation within another one is repeated and reversed as it says itself.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Values change in proportion; what counts if nothing else is said.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Values stay until the next frame.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Values change at an even pace, whatever the frames' times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Values change on a smooth curve through those of the frames.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Values change on a smooth curve, at an even pace.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// The pace of an animation.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the start and the end.
    case easeInOut = 0
    /// Slow at the start.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Steady.
    case linear = 3
  }
}
