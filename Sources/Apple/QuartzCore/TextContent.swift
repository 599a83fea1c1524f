// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// The string of a text layer as a value that can be set by key and archived; of an attributed one the characters are.
struct TextContent: LayerValue {
  let string: Any?

  static func value(from any: Any?) -> TextContent? {
    TextContent(string: any is NSNull ? nil : any)
  }

  var archived: NSObject {
    let characters = (string as? NSAttributedString)?.string ?? string as? String
    return characters.map { NSString(string: $0) } ?? NSNull()
  }

  static func value(archived: NSObject) -> TextContent? {
    TextContent(string: (archived as? NSString).map { String(describing: $0) })
  }
}
