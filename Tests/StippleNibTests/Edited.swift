// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import StippleTestSupport

/// Documents around attributes of a view "v", and what edits make of them.
enum Edited {
  /// A document with a view "v" around attributes.
  static func document(_ attributes: String) -> String {
    InterfaceDocument.text(
      objects: """
                <view id="v">
                    <userDefinedRuntimeAttributes>
                        \(attributes)
                    </userDefinedRuntimeAttributes>
                </view>
        """)
  }

  static func number(_ text: String) -> String {
    #"<userDefinedRuntimeAttribute type="number" keyPath="a"><integer key="value" value="\#(text)"/>"#
      + "</userDefinedRuntimeAttribute>"
  }

  static func edit(_ text: String, _ keyPath: String, _ value: NibAttribute.Value?) throws -> String {
    let editor = try NibEditor(data: Data(text.utf8))
    return String(decoding: try editor.setting([NibEdit(id: "v", keyPath: keyPath, value: value)]), as: UTF8.self)
  }

  static func value(of keyPath: String, in text: String) throws -> NibAttribute.Value? {
    let view = try NibDocument(data: Data(text.utf8)).views.first
    return view?.object.attributes.last { $0.keyPath == keyPath }?.value
  }

  static func error(_ text: String, _ id: String, _ value: NibAttribute.Value = .null) -> NibError.Reason? {
    do {
      _ = try NibEditor(data: Data(text.utf8)).setting([NibEdit(id: id, keyPath: "a", value: value)])
      return nil
    } catch {
      return error.reason
    }
  }
}
