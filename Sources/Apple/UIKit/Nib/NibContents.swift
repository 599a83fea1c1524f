// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

package import Foundation
package import StippleNib

/// What making the objects of a document gave.
package struct NibContents {
  /// A view that was made, and what the document says of it.
  package struct Made {
    package let view: UIView
    package let object: NibObject
  }

  /// The views at the top of the document, in its order.
  package let views: [UIView]
  /// All views of the document, each before those in it; the owner too, if it is one.
  package let all: [Made]
  /// What is not shown as iOS would show it, in the order of the making.
  package let warnings: [NibWarning]

  /// Makes the views of a document.
  ///
  /// - Parameters:
  ///   - document: The document.
  ///   - bundle: Where the images that the document names are; nil for the main bundle. A bundle made of a plain folder
  ///     will do.
  ///   - owner: The object in place of the file's owner.
  @MainActor package init(of document: NibDocument, bundle: Bundle? = nil, owner: Any? = nil) {
    let loader = NibLoader(document, bundle: bundle)
    (views, all) = loader.load(owner: owner)
    warnings = loader.warnings
  }
}
