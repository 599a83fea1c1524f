// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CGPoint {
  /// Whether both coordinates are equal.
  public func equalTo(_ point2: CGPoint) -> Bool {
    self == point2
  }

  /// This point mapped by a transform.
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }

  /// Makes a point of the keys X and Y; nil if one is missing or no number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let x = dict.object(forKey: "X") as? NSNumber, let y = dict.object(forKey: "Y") as? NSNumber else {
      return nil
    }
    self.init(x: x.doubleValue, y: y.doubleValue)
  }

  /// The coordinates under the keys X and Y.
  public var dictionaryRepresentation: CFDictionary {
    ["X": x as NSNumber, "Y": y as NSNumber] as NSDictionary
  }
}
