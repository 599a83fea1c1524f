// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation

/// Lists and numbers in archives, each as the data of one property list.
///
/// Handed to Foundation's keyed archiver one by one, equal numbers and arrays of them now and then stop the program on
/// Linux: it shares equal objects by way of a dictionary, which finds "duplicate keys" in one run of some hundred.
extension NSCoder {
  /// Archives an array of strings, numbers, data and such arrays; nil, or anything else in it, archives nothing.
  package func encodeList(_ list: NSArray?, forKey key: String) {
    guard let list, let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
    else { return }
    encode(NSData(data: data), forKey: key)
  }

  /// The array of an archive; nil if it has none.
  package func decodeList(forKey key: String) -> NSArray? {
    // Foundation stops the program for a key that is not there.
    guard containsValue(forKey: key), let data = decodeObject(of: NSData.self, forKey: key) else { return nil }
    return try? PropertyListSerialization.propertyList(from: Data(copying: data), format: nil) as? NSArray
  }

  /// Archives numbers, NaN and infinity too; nil archives nothing.
  package func encodeNumbers(_ numbers: [CGFloat]?, forKey key: String) {
    encodeList(numbers.map { NSArray(array: $0.map { NSNumber(value: $0.native) }) }, forKey: key)
  }

  /// The numbers of an archive; nil if it has none.
  package func decodeNumbers(forKey key: String) -> [CGFloat]? {
    (decodeList(forKey: key) as? [NSNumber])?.map { CGFloat($0.doubleValue) }
  }
}
