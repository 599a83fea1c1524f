// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

extension CALayer {
  /// Writes the properties as one list: keys and values in turn, then the keys whose value is nil.
  final func encodeProperties(with coder: NSCoder) {
    let (values, nilKeys) = (NSMutableArray(), NSMutableArray())
    for key in type(of: self).archivedKeys where shouldArchiveValue(forKey: key) {
      // A picture of the layer's drawing is not kept: it is drawn anew.
      if key == "contents", held.drawing != nil { continue }
      guard let value = type(of: self).attribute(forKey: key)?.archive(self) else { continue }
      if value is NSNull {
        nilKeys.add(NSString(string: key))
      } else {
        values.add(NSString(string: key))
        values.add(value)
      }
    }
    coder.encodeList(NSArray(objects: values, nilKeys), forKey: "properties")
    coder.encode(isMarkedForDisplay || held.drawing != nil, forKey: "needsDisplay")
    if let mask, shouldArchiveValue(forKey: "mask") { coder.encode(mask, forKey: "mask") }
    if let sublayers, shouldArchiveValue(forKey: "sublayers") {
      coder.encode(NSArray(array: sublayers), forKey: "sublayers")
    }
  }

  final func decode(from coder: NSCoder) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for (key, value) in archivedValues(in: coder) {
      type(of: self).attribute(forKey: key)?.unarchive(self, value)
    }
    if coder.decodeBool(forKey: "needsDisplay") { setNeedsDisplay() }
    if coder.containsValue(forKey: "mask") { mask = coder.decodeObject(of: CALayer.self, forKey: "mask") }
    if coder.containsValue(forKey: "sublayers") {
      sublayers = coder.decodeObject(of: [NSArray.self, CALayer.self], forKey: "sublayers") as? [CALayer]
    }
    CATransaction.commit()
  }

  /// What `encodeProperties(with:)` wrote, in its order; nothing where the archive holds anything else.
  private func archivedValues(in coder: NSCoder) -> [(key: String, value: NSObject)] {
    guard let list = coder.decodeList(forKey: "properties"), list.count == 2,
      let values = list[0] as? NSArray, let nilKeys = list[1] as? NSArray
    else { return [] }
    let pairs = stride(from: 0, to: values.count - 1, by: 2).compactMap { index -> (String, NSObject)? in
      guard let key = values[index] as? String, let value = values[index + 1] as? NSObject else { return nil }
      return (key, value)
    }
    return pairs + nilKeys.compactMap { ($0 as? String).map { ($0, NSNull()) } }
  }
}
