// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// What `stipple views` says of one view.
@MainActor
struct ViewListing {
  struct Attribute {
    let name: String
    let type: String
    /// What a new view has.
    let standard: AttributeValue
    let unit: String?
    let summary: String
    /// The whole comment; an empty line is between paragraphs.
    let documentation: String
    /// The names that it takes, where these are few.
    let choices: [String]
  }

  let name: String
  let attributes: [Attribute]

  init(_ type: UIView.Type) throws(CommandFailure) {
    let view = try ViewCatalog.makeView(type)
    name = ViewCatalog.name(of: type)
    attributes = UIView.attributes(of: type).map { attribute in
      Attribute(
        name: attribute.name, type: attribute.typeName, standard: AttributeValue(view.value(forKey: attribute.name)),
        unit: attribute.unit, summary: attribute.summary, documentation: attribute.documentation,
        choices: attribute.choices)
    }
  }

  /// Views one below the other, their attributes in columns.
  static func text(_ listings: [ViewListing]) -> String {
    listings.map { listing in
      let rows = listing.attributes.map { attribute in
        [
          attribute.name, attribute.type,
          ([attribute.standard.shown] + (attribute.unit.map { [$0] } ?? [])).joined(separator: " "), attribute.summary,
        ]
      }
      return ([listing.name] + aligned(rows)).joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// An array of objects with their members in the order of the documentation.
  static func json(_ listings: [ViewListing]) throws(CommandFailure) -> String {
    var views: [String] = []
    for listing in listings {
      var rows: [String] = []
      for attribute in listing.attributes {
        let members = [
          ("name", try literal(attribute.name)), ("type", try literal(attribute.type)),
          ("default", try literal(attribute.standard)), ("unit", try literal(attribute.unit)),
          ("choices", try literal(attribute.choices)), ("documentation", try literal(attribute.documentation)),
        ]
        rows.append("      {" + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + "}")
      }
      let list = rows.isEmpty ? "[]" : "[\n\(rows.joined(separator: ",\n"))\n    ]"
      views.append("  {\n    \"name\": \(try literal(listing.name)),\n    \"attributes\": \(list)\n  }")
    }
    return views.isEmpty ? "[]\n" : "[\n\(views.joined(separator: ",\n"))\n]\n"
  }

  private static func literal(_ value: some Encodable) throws(CommandFailure) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    do {
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    } catch {
      throw CommandFailure(.software, "cannot write JSON of \(value): \(error)")
    }
  }

  private static func aligned(_ rows: [[String]]) -> [String] {
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }
      return ("  " + (cells + [row[3]]).joined(separator: "  ")).trimmingTrailingSpaces
    }
  }
}

extension AttributeValue {
  /// As text that can be told from nothing.
  fileprivate var shown: String { text.isEmpty ? "\"\"" : text }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
