// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// The list of views.
struct ViewsTests {
  fileprivate struct View: Decodable {
    struct Attribute: Decodable, Equatable {
      enum Value: Equatable {
        case bool(Bool)
        case number(Double)
        case text(String)
        case null
      }

      let name: String
      let type: String
      let `default`: Value
      let unit: String?
      let choices: [String]
      let documentation: String
    }

    let name: String
    let attributes: [Attribute]
  }

  @Test func jsonHasEveryViewWithItsDefaults() async throws {
    let run = try await Stipple()("views", "--json")
    #expect(run.status == 0)
    #expect(run.errorText == "")
    let views = try JSONDecoder().decode([View].self, from: run.output)
    #expect(views.map(\.name) == ["DottedBorderView", "DottedLineView", "GridView"])
    let attributes = try #require(views.first { $0.name == "DottedLineView" }).attributes
    let line = Dictionary(uniqueKeysWithValues: attributes.map { ($0.name, $0) })
    #expect(line.count == attributes.count)
    expect(line["lineColor"], "UIColor", .text("systemGray"), nil)
    expect(line["lineWidth"], "CGFloat", .number(2), "pt")
    expect(line["dotSpacing"], "CGFloat", .number(6), "pt")
    expect(line["isVertical"], "Bool", .bool(false), nil)
    let grid = Dictionary(uniqueKeysWithValues: try #require(views.last).attributes.map { ($0.name, $0) })
    expect(grid["gridStyleName"], "String", .text("none"), nil)
    expect(grid["gridWidth"], "CGFloat", .number(20), "pt")
    #expect(grid["gridLineWidth"]?.default == .number(0.4))
    #expect(grid["dotRadius"]?.default == .number(1))
    #expect(grid["gridColor"]?.default == .text("label"))
    // What a person, or a program, has to know to set them.
    #expect(grid["patternName"]?.choices.prefix(2) == ["none", "grid"])
    #expect(grid["gridWidth"]?.choices == [])
    #expect(views.flatMap(\.attributes).allSatisfy { !$0.documentation.isEmpty })
    #expect(grid["patternName"]?.documentation.contains("`dot`") == true)
  }

  private func expect(
    _ attribute: View.Attribute?, _ type: String, _ value: View.Attribute.Value, _ unit: String?,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(attribute?.type == type, sourceLocation: location)
    #expect(attribute?.default == value, sourceLocation: location)
    #expect(attribute?.unit == unit, sourceLocation: location)
  }

  @Test func jsonHasItsMembersInTheOrderOfTheDocumentation() async throws {
    let text = try await Stipple()("views", "--json").text
    #expect(text.hasPrefix("[\n  {\n    \"name\": \"DottedBorderView\",\n    \"attributes\": [\n      {\"name\": \""))
    let line = "\"type\": \"CGFloat\", \"default\": 2, \"unit\": \"pt\", \"choices\": [], \"documentation\": \""
    #expect(text.contains(line))
    #expect(text.contains("\"default\": false, \"unit\": null, \"choices\": []"))
    #expect(text.hasSuffix("\n]\n"))
  }

  @Test func textHasALineForEachAttribute() async throws {
    let run = try await Stipple()("views")
    #expect(run.status == 0)
    let lines = run.text.split(separator: "\n").map(String.init)
    #expect(lines.first == "DottedBorderView")
    #expect(lines.contains("GridView"))
    #expect(lines.contains { $0.hasPrefix("  lineWidth ") && $0.contains(" CGFloat  2 pt ") })
    #expect(lines.allSatisfy { !$0.hasSuffix(" ") })
  }

  @Test func theListIsTheSameEveryTime() async throws {
    let stipple = try Stipple()
    #expect(try await stipple("views", "--json").output == stipple("views", "--json").output)
  }
}

extension ViewsTests.View.Attribute.Value: Decodable {
  fileprivate init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else {
      self = .text(try container.decode(String.self))
    }
  }
}
