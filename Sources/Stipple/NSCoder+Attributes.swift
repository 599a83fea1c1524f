// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// Attributes in archives: each by its name, a missing one or one of another kind leaving what is there.
extension NSCoder {
  /// Archives a number, a flag or a count.
  ///
  /// A zero is written with a minus sign: Foundation on Linux gives one without where it finds no number.
  func encode(number: CGFloat, forKey key: String) {
    encode(number == 0 ? -0.0 : Double(number), forKey: key)
  }

  /// The number of a name; `nil` if there is none.
  func number(_ key: String) -> CGFloat? {
    guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
    let number = decodeDouble(forKey: key)
    return number.bitPattern == 0 ? nil : CGFloat(number)
  }

  /// The flag of a name; `nil` if there is none.
  func flag(_ key: String) -> Bool? {
    number(key).map { $0 != 0 }
  }

  /// The text of a name; `nil` if there is none.
  func name(_ key: String) -> String? {
    let text: NSString? = attribute(key)
    return text.map { String(describing: $0) }
  }

  /// The object of a name; `nil` if there is none of the type.
  func attribute<Value: NSObject>(_ key: String) -> Value? {
    guard allowsKeyedCoding, containsValue(forKey: key) else { return nil }
    #if !canImport(Darwin)
      // Foundation on Linux stops the program for a number where it is asked for an object.
      guard decodeDouble(forKey: key).bitPattern == 0 else { return nil }
    #endif
    // Another kind of object is read, so that it is no error, and left.
    let types: [AnyClass] = [
      NSString.self, NSArray.self, NSDictionary.self, NSData.self, UIColor.self, UIBezierPath.self,
    ]
    return decodeObject(of: types, forKey: key) as? Value
  }

  /// The colours of a name; `nil` if there are none.
  func colors(_ key: String) -> [UIColor]? {
    let list: NSArray? = attribute(key)
    return list.map { list in list.compactMap { $0 as? UIColor } }
  }
}
