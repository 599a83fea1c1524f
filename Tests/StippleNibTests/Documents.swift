// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import StippleTestSupport
import Testing

/// The documents that the tests read.
enum Documents {
  /// A document of this test's own folder.
  static func named(_ name: String) throws -> NibDocument {
    try NibDocument(data: data(named: name))
  }

  static func data(named name: String) throws -> Data {
    let url = Bundle.module.url(forResource: name, withExtension: "xib", subdirectory: "Documents")
    return try Data(contentsOf: #require(url))
  }

  /// The first view of a document with one view, around parts of it.
  static func view(_ parts: String) throws -> NibView {
    let text = InterfaceDocument.text(objects: "<view id=\"a\">\(parts)</view>")
    return try #require(NibDocument(data: Data(text.utf8)).views.first)
  }

  /// Why a text is no document; a failure if it is one.
  static func error(of text: String) -> NibError? {
    error(of: Data(text.utf8))
  }

  static func error(of data: Data) -> NibError? {
    do {
      _ = try NibDocument(data: data)
      Issue.record("It is read as a document.")
      return nil
    } catch {
      return error
    }
  }
}
