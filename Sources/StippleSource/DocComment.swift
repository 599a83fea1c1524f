// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import SwiftSyntax

/// What a documentation comment says of an attribute: one sentence, and the unit of its numbers.
struct DocComment: Hashable {
  /// The first sentence, on one line; empty without a comment.
  let summary: String
  /// What stands after `- Unit:`.
  let unit: String?

  /// Reads the comment that stands last before a declaration, as the compiler does.
  init(_ trivia: Trivia) {
    let lines = Self.lines(of: trivia)
    var paragraph: [String] = []
    var isOver = false
    var unit: String?
    for line in lines {
      let field = line.hasPrefix("- ")
      if field, let value = Self.value(of: "unit", in: line) { unit = value }
      // The summary ends at the first empty line or field after it.
      if field || line.isEmpty { isOver = !paragraph.isEmpty || field }
      if !isOver, !line.isEmpty { paragraph.append(line) }
    }
    self.unit = unit
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

  private static func value(of field: String, in line: String) -> String? {
    let parts = line.dropFirst(2).split(separator: ":", maxSplits: 1)
    guard parts.count == 2, trimmed(parts[0]).lowercased() == field else { return nil }
    let value = trimmed(parts[1])
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
