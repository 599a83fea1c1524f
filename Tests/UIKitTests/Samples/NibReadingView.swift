// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// A view that reads what other documents' coders hold.
final class NibReadingView: UIView {
  private(set) var found: [Any?] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    found = [
      coder.containsValue(forKey: "a"), coder.decodeObject(forKey: "a"), coder.decodeBool(forKey: "a"),
      coder.decodeInteger(forKey: "a"), coder.decodeInt32(forKey: "a"), coder.decodeInt64(forKey: "a"),
      coder.decodeFloat(forKey: "a"), coder.decodeDouble(forKey: "a"),
      coder.decodeObject(of: [NSArray.self], forKey: "a"),
      coder.decodeObject(of: NSNumber.self, forKey: "a"), coder.decodePropertyList(forKey: "a"), coder.decodeObject(),
      coder.decodeData(), coder.version(forClassName: "a"),
    ]
  }
}
