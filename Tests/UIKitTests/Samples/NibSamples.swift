// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleNib
import StippleTestSupport
import Testing
import UIKit

/// Documents for the tests of making views from them.
@MainActor enum NibSamples {
  /// What a document in this test's own folder gives.
  static func contents(ofFile name: String, owner: Any? = nil) throws -> NibContents {
    let url = try #require(folder.url(forResource: name, withExtension: "xib"))
    return NibContents(of: try NibDocument(data: Data(contentsOf: url)), bundle: folder, owner: owner)
  }

  /// What a document of a few objects gives.
  static func contents(ofObjects objects: String, resources: String = "", owner: Any? = nil) throws -> NibContents {
    let document = try NibDocument(data: Data(InterfaceDocument.text(objects: objects, resources: resources).utf8))
    return NibContents(of: document, bundle: folder, owner: owner)
  }

  /// The tests' documents and images.
  static var folder: Bundle {
    Bundle(url: Bundle.module.bundleURL.appending(path: "Documents")) ?? .module
  }
}
