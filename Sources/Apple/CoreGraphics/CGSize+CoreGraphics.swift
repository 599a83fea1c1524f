// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension CGSize {
  /// Whether width and height are equal.
  public func equalTo(_ size2: CGSize) -> Bool {
    self == size2
  }

  /// This size, as a vector, mapped by a transform; its translation plays no part, and sides may come out negative.
  public func applying(_ t: CGAffineTransform) -> CGSize {
    CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
  }

  /// Makes a size of the keys Width and Height; nil if one is missing or no number.
  public init?(dictionaryRepresentation dict: CFDictionary) {
    guard let width = dict.object(forKey: "Width") as? NSNumber, let height = dict.object(forKey: "Height") as? NSNumber
    else { return nil }
    self.init(width: width.doubleValue, height: height.doubleValue)
  }

  /// The sides under the keys Width and Height.
  public var dictionaryRepresentation: CFDictionary {
    ["Width": width as NSNumber, "Height": height as NSNumber] as NSDictionary
  }
}
