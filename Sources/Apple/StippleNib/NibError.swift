// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Why data could not be read as a document of Interface Builder, or not be changed, and where.
package struct NibError: Error, Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// The data is empty.
    case empty
    /// The data begins like no XML at all.
    case notXML
    /// The data is a compiled nib, which Xcode made of a document.
    case compiled
    /// The data is not UTF-8, or says that it is not.
    case encoding
    /// The data declares a document type, the place of entities, which documents never do.
    case documentType
    /// The data ends before its first element does.
    case truncated
    /// The XML is not well formed: what is wrong with it.
    case malformed(String)
    /// The data has more bytes than are read at all.
    case tooLarge(limit: Int)
    /// The document has more elements than are read at all.
    case tooManyElements(limit: Int)
    /// Elements stand in each other deeper than is read.
    case tooDeep(limit: Int)
    /// The XML is no document of Interface Builder, but begins with another element.
    case otherXML(root: String)
    /// The document is a storyboard.
    case storyboard
    /// The document is a `.xib` of Xcode 4 or older, an archive in XML: its version.
    case oldFormat(version: String)
    /// The document is for another system than iOS and tvOS: its type.
    case otherSystem(type: String)
    /// An element lacks a part that it must have.
    case missing(element: String, part: String)
    /// A part of an element has a value that it cannot have.
    case badValue(element: String, part: String, value: String, expected: String)
    /// No object of the document that has attributes has an identifier.
    case noObject(id: String)
    /// Several elements of the document have an identifier.
    case severalObjects(id: String)
  }

  package let reason: Reason
  /// The line in the document, from 1; nil where the document as a whole is meant.
  package let line: Int?
  /// The column in the line, from 1, in bytes; nil where none can be told.
  package let column: Int?

  package init(_ reason: Reason, line: Int? = nil, column: Int? = nil) {
    self.reason = reason
    self.line = line
    self.column = column
  }
}

extension NibError: CustomStringConvertible {
  /// One line for people, with the place first where there is one: "12:34: …".
  package var description: String {
    switch (line, column) {
    case (let line?, let column?): "\(line):\(column): \(reason)"
    case (let line?, nil): "\(line): \(reason)"
    default: reason.description
    }
  }
}

extension NibError.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "the document is empty"
    case .notXML: "this is no XML, so no .xib"
    case .compiled: "this is a compiled nib; the .xib that Xcode made it of is needed"
    case .encoding: "the document is not in UTF-8, as Interface Builder writes it"
    case .documentType: "the document declares a document type, which no document of Interface Builder does"
    case .truncated: "the document ends too early"
    case .malformed(let problem): "the XML is broken: \(problem)"
    case .tooLarge(let limit): "the document is larger than \(limit) bytes"
    case .tooManyElements(let limit): "the document has more than \(limit) elements"
    case .tooDeep(let limit): "the document's elements are nested deeper than \(limit)"
    case .otherXML(let root): "this is no document of Interface Builder: it begins with <\(root.inMessage)>"
    case .storyboard: "this is a storyboard, which cannot be read yet; a .xib can"
    case .oldFormat(let version):
      "this .xib has the old format of Xcode 4 (version \(version.inMessage)); open and save it in a newer Xcode"
    case .otherSystem(let type): "the document is not for iOS or tvOS: its type is \(type.inMessage)"
    case .missing(let element, let part): "<\(element.inMessage)> has no \(part)"
    case .badValue(let element, let part, let value, let expected):
      "\(part) of <\(element.inMessage)> must be \(expected), not '\(value.inMessage)'"
    case .noObject(let id): "no object of the document has the identifier '\(id.inMessage)'"
    case .severalObjects(let id): "several elements of the document have the identifier '\(id.inMessage)'"
    }
  }
}
