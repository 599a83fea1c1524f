// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

extension CALayer {
  final func encodeProperties(with coder: NSCoder) {
    let values = NSMutableDictionary()
    for key in type(of: self).archivedKeys where shouldArchiveValue(forKey: key) {
      // A picture of the layer's drawing is not kept: it is drawn anew.
      if key == "contents", model.drawing != nil { continue }
      values[NSString(string: key)] = type(of: self).attribute(forKey: key)?.archive(self)
    }
    coder.encode(values, forKey: "properties")
    coder.encode(isMarkedForDisplay || model.drawing != nil, forKey: "needsDisplay")
    if let sublayers, shouldArchiveValue(forKey: "sublayers") {
      coder.encode(NSArray(array: sublayers), forKey: "sublayers")
    }
  }

  final func decode(from coder: NSCoder) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let classes: [AnyClass] = [
      NSDictionary.self, NSString.self, NSNumber.self, NSArray.self, NSData.self, NSNull.self,
    ]
    let values = coder.decodeObject(of: classes, forKey: "properties") as? [String: NSObject] ?? [:]
    for key in type(of: self).archivedKeys {
      if let value = values[key] { type(of: self).attribute(forKey: key)?.unarchive(self, value) }
    }
    if coder.decodeBool(forKey: "needsDisplay") { setNeedsDisplay() }
    if coder.containsValue(forKey: "sublayers") {
      sublayers = coder.decodeObject(of: [NSArray.self, CALayer.self], forKey: "sublayers") as? [CALayer]
    }
    CATransaction.commit()
  }
}
