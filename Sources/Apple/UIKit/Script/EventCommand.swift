// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import CoreGraphics
package import Foundation

/// One line of a script: something that a person does, or a picture that is taken.
///
/// Places and distances are points of the window.
package enum EventCommand: Equatable, Sendable {
  /// A finger touches and is lifted.
  case tap(CGPoint)
  /// A finger touches, moves steadily and is lifted where it arrives.
  case drag(from: CGPoint, to: CGPoint, seconds: TimeInterval)
  /// A wheel is turned once.
  case wheel(at: CGPoint, delta: CGVector)
  /// Two fingers move apart, or together, until their distance is so many times what it was.
  case pinch(at: CGPoint, scale: CGFloat, seconds: TimeInterval)
  /// Letters are typed, one after the other.
  case type(String)
  /// The window gets another size.
  case resize(CGSize)
  /// The desktop turns dark or light.
  case appearance(UIUserInterfaceStyle)
  /// Nothing is done.
  case wait(seconds: TimeInterval)
  /// What is on the screen is written to a file.
  case frame(file: String)

  /// How many frames a finger that taps stays down.
  static let tapFrames = 3

  /// How many frames it takes.
  var frames: Int {
    switch self {
    case .tap: Self.tapFrames + 1
    case .drag(_, _, let seconds), .pinch(_, _, let seconds): Self.steps(seconds) + 1
    case .wheel, .resize, .appearance: 1
    case .type(let text): text.count * 2
    case .wait(let seconds): Self.frames(seconds)
    case .frame: 0
    }
  }

  private static func frames(_ seconds: TimeInterval) -> Int {
    Int((seconds * TimeInterval(EventScript.frameRate)).rounded())
  }

  /// The moves of fingers: at least one.
  static func steps(_ seconds: TimeInterval) -> Int { max(1, frames(seconds)) }
}
