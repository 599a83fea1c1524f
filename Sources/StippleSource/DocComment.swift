// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What a documentation comment says of an attribute: one sentence, all of it, and the unit of its numbers.
struct DocComment: Hashable {
  /// The first sentence, on one line; empty without a comment.
  let summary: String
  /// All but the unit: each paragraph and each item of a list on one line, an empty line between paragraphs.
  let text: String
  /// What stands after `- Unit:`.
  let unit: String?

  /// The names between backticks that follow the colon of the first sentence, as in "What is drawn: `grid` or `dot`.".
  var choices: [String] {
    guard let colon = summary.firstRange(of: ": ") else { return [] }
    return summary[colon.upperBound...].matches(of: /`([A-Za-z_][A-Za-z_0-9]*)`/).map { String($0.1) }
  }

  /// Reads the comment that stands last before a declaration, as the compiler does.
  init(_ trivia: Trivia) {
    let lines = Self.lines(of: trivia)
    var paragraph: [String] = []
    var isOver = false
    var unit: String?
    var text = ""
    var isAfterEmptyLine = false
    for line in lines {
      let field = line.hasPrefix("- ")
      let isUnit = field && Self.isField("unit", line)
      if isUnit { unit = Self.value(of: line) ?? unit }
      // The summary ends at the first empty line or field after it.
      if field || line.isEmpty { isOver = !paragraph.isEmpty || field }
      if !isOver, !line.isEmpty { paragraph.append(line) }
      if !line.isEmpty, !isUnit {
        let gap = isAfterEmptyLine ? "\n\n" : field ? "\n" : " "
        text += text.isEmpty ? line : gap + line
        isAfterEmptyLine = false
      } else {
        isAfterEmptyLine = isAfterEmptyLine || line.isEmpty
      }
    }
    self.unit = unit
    self.text = text
    summary = Self.firstSentence(of: paragraph.joined(separator: " "))
  }

  private static func lines(of trivia: Trivia) -> [String] {
    var lines: [String] = []
    var newlines = 0
    for piece in trivia {
      switch piece {
      case .newlines(let count), .carriageReturns(let count), .carriageReturnLineFeeds(let count):
        newlines += count
      case .docLineComment(let text):
        if newlines > 1 { lines = [] }
        lines.append(trimmed(text.dropFirst(3)))
        newlines = 0
      case .docBlockComment(let text):
        lines = text.dropFirst(3).dropLast(2).split(separator: "\n", omittingEmptySubsequences: false).map {
          let line = trimmed($0)
          return line == "*" || line.hasPrefix("* ") ? trimmed(line.dropFirst()) : line
        }
        newlines = 0
      default: break
      }
    }
    return lines
  }

  /// Whether a line such as `- Unit: pt` is of a field.
  private static func isField(_ name: String, _ line: String) -> Bool {
    line.contains(":") && trimmed(line.dropFirst(2).prefix { $0 != ":" }).lowercased() == name
  }

  /// What stands after the colon of a field, if anything does.
  private static func value(of line: String) -> String? {
    let value = trimmed(line.drop { $0 != ":" }.dropFirst())
    return value.isEmpty ? nil : value
  }

  /// A full stop ends a sentence only before a space and what cannot go on with it, and not in "e.g. 2 pt".
  private static func firstSentence(of text: String) -> String {
    let words = text.split(separator: " ")
    for (index, word) in words.enumerated().dropLast() where ".!?".contains(word.suffix(1)) {
      if !word.dropLast().contains("."), words[index + 1].first?.isLowercase == false {
        return words[...index].joined(separator: " ")
      }
    }
    return text
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
