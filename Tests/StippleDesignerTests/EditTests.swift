// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import StippleDesigner

/// The form of edits in JSON.
struct EditTests {
  @Test(arguments: [
    (
      #"{"set":{"gesture":"g1","key":"gridWidth","object":"view","value":12.5}}"#,
      DesignEdit.set(object: "view", key: "gridWidth", value: .number(12.5), gesture: "g1")
    ),
    (
      #"{"set":{"key":"gridColor","value":"systemRed"}}"#,
      .set(object: nil, key: "gridColor", value: .text("systemRed"), gesture: nil)
    ),
    (#"{"set":{"key":"a","value":null}}"#, .set(object: nil, key: "a", value: .null, gesture: nil)),
    (#"{"set":{"key":"a","value":true}}"#, .set(object: nil, key: "a", value: .bool(true), gesture: nil)),
    (#"{"reset":{"key":"a","object":"x"}}"#, .reset(object: "x", key: "a")),
    (
      #"{"resize":{"gesture":"g","size":{"height":44,"width":320}}}"#,
      .resize(DesignSize(width: 320, height: 44), gesture: "g")
    ),
    (#"{"select":"x"}"#, .select("x")),
    (#"{"open":{"item":"a"}}"#, .openItem("a")),
    (#"{"open":{"view":"GridView"}}"#, .openView("GridView")),
    (#"{"open":{"document":true}}"#, .openDocument),
    (#"{"undo":true}"#, .undo),
    (#"{"redo":true}"#, .redo),
    (#"{"revert":true}"#, .revert),
    (#"{"reload":true}"#, .reload),
  ])
  func eachEditIsAnObjectWithOneMember(json: String, edit: DesignEdit) throws {
    #expect(try JSONDecoder().decode(DesignEdit.self, from: Data(json.utf8)) == edit)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let encoded = String(decoding: try encoder.encode(edit), as: UTF8.self)
    #expect(encoded == json)
  }

  @Test(arguments: [
    "{}", "[]", "1", #"{"undo":false}"#, #"{"undo":true,"redo":true}"#, #"{"close":true}"#, #"{"paint":true}"#,
    #"{"open":{}}"#, #"{"open":{"item":"a","view":"b"}}"#, #"{"open":{"document":false}}"#,
    #"{"set":{"key":"a","value":[]}}"#,
    #"{"set":{"value":1}}"#, #"{"resize":{"size":{"width":1}}}"#, #"{"select":1}"#,
  ])
  func anythingElseIsRefused(json: String) {
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(DesignEdit.self, from: Data(json.utf8)) }
  }
}
