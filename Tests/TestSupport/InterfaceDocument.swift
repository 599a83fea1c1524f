// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Interface Builder's XML.
package enum InterfaceDocument {
  /// A document as Xcode writes it around a few objects, which begin on line 4.
  package static func text(objects: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
    \(objects)
        </objects>
        <resources>\(resources)</resources>
    </document>
    """
  }
}
