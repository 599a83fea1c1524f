// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Gives the elements of an SVG document from Cairo names that depend on the document alone.
///
/// Cairo counts surfaces, clips, masks, gradients and images on through a process, so that the second document would
/// differ from the first. Here each name keeps its letters, and gets the number of its first appearance among them.
enum SVGIdentifiers {
  /// The document with its identifiers, and all references to them, renumbered.
  ///
  /// The cost is linear in the length; embedded images are passed over byte by byte.
  static func renumbered(_ document: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(document.count)
    var names: [ArraySlice<UInt8>: [UInt8]] = [:]
    var counts: [ArraySlice<UInt8>: Int] = [:]
    var index = document.startIndex
    while index < document.endIndex {
      guard let start = nameStart(in: document, at: index) else {
        result.append(document[index])
        index += 1
        continue
      }
      let name = document[start...].prefix { isNameByte($0) }
      let stem = name.prefix { !isDigit($0) }
      if names[name] == nil {
        names[name] = stem + Array(String(counts[stem, default: 0]).utf8)
        counts[stem, default: 0] += 1
      }
      result += document[index..<start]
      result += names[name] ?? []
      index = name.endIndex
    }
    return result
  }

  /// What stands before a name: where one is given, and where it is referred to.
  private static let prefixes = ["id=\"", "=\"#", "url(#"].map { Array($0.utf8) }

  /// Where the name begins if one is introduced at an index.
  private static func nameStart(in document: [UInt8], at index: Int) -> Int? {
    for prefix in prefixes where document[index] == prefix[0] && document[index...].starts(with: prefix) {
      return index + prefix.count
    }
    return nil
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    byte != UInt8(ascii: "\"") && byte != UInt8(ascii: ")")
  }
}
