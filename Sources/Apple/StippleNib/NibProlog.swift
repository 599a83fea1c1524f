// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// What stands before the first element of a document's XML, looked at before a parser sees the data.
struct NibProlog {
  /// What XML takes for space.
  private static let whitespace = Set(" \t\n\r".utf8)

  private let bytes: [UInt8]
  private var position = 0

  /// Refuses what is no XML, is not in UTF-8, or declares a document type: the place where XML declares entities, whose
  /// expansion can fill any memory.
  static func check(_ data: Data) throws(NibError) {
    guard !data.isEmpty else { throw NibError(.empty) }
    guard data.count <= NibLimits.bytes else { throw NibError(.tooLarge(limit: NibLimits.bytes)) }
    let isCompiled = ["NIBArchive", "bplist"].contains { data.starts(with: $0.utf8) }
    guard !isCompiled else { throw NibError(.compiled) }
    var prolog = NibProlog(bytes: [UInt8](data))
    try prolog.check()
  }

  /// Whether a document says that it is in ASCII.
  static func isASCII(_ bytes: [UInt8]) -> Bool {
    var prolog = NibProlog(bytes: bytes)
    prolog.skip("\u{FEFF}")
    guard prolog.has("<?xml"), let declaration = prolog.skip(through: "?>") else { return false }
    return encoding(declaration) == "US-ASCII"
  }

  private static func encoding(_ declaration: String) -> String? {
    declaration.firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)?.1.uppercased()
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private mutating func check() throws(NibError) {
    guard String(validating: bytes, as: UTF8.self) != nil else { throw NibError(.encoding) }
    skip("\u{FEFF}")
    if has("<?xml"), let declaration = skip(through: "?>") {
      guard declaration.utf8.count <= 200 else { throw NibError(.notXML, line: 1, column: 1) }
      let encoding = Self.encoding(declaration)
      guard encoding == nil || encoding == "UTF-8" || encoding == "US-ASCII" else { throw error(.encoding) }
    }
    while position < bytes.count {
      if Self.whitespace.contains(bytes[position]) {
        position += 1
      } else if bytes[position] == 0 {
        throw error(.encoding)  // UTF-16 without its mark, which is UTF-8 too, and which hid a document type from here
      } else if has("<!--") {
        guard skip(through: "-->") != nil else { throw error(.truncated) }
      } else if has("<?") {
        guard skip(through: "?>") != nil else { throw error(.truncated) }
      } else if has("<!DOCTYPE") || has("<!doctype") {
        throw error(.documentType)
      } else if has("<!") {
        throw error(.notXML)
      } else if has("<\0") {
        throw error(.encoding)
      } else if has("<") {
        return
      } else {
        throw error(.notXML)
      }
    }
    throw error(bytes.contains(UInt8(ascii: "<")) ? .truncated : .empty)
  }

  private func has(_ text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  private mutating func skip(_ text: String) {
    if has(text) { position += text.utf8.count }
  }

  /// Goes on behind the next `end`, and gives what it passed; nil if there is none.
  private mutating func skip(through end: String) -> String? {
    let rest = bytes[position...]
    guard let found = rest.firstRange(of: Array(end.utf8)) else { return nil }
    defer { position = found.upperBound }
    return String(decoding: rest[..<found.upperBound], as: UTF8.self)
  }

  /// An error at the position.
  private func error(_ reason: NibError.Reason) -> NibError {
    let before = bytes[..<position]
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    return NibError(reason, line: before.count { $0 == newline } + 1, column: position - lineStart + 1)
  }
}
