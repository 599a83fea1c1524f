// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// The form of an edit in JSON: `{"set": {…}}`, `{"select": "id"}`, `{"undo": true}`.
extension DesignEdit: Codable {
  private enum Key: String, CodingKey, CaseIterable {
    case set, reset, resize, select, open, undo, redo, revert, reload
  }

  private enum OpenKey: String, CodingKey, CaseIterable { case item, view, document }

  private struct Setting: Codable {
    var object: String?
    var key: String
    var value: AttributeValue
    var gesture: String?
  }

  private struct Place: Codable {
    var object: String?
    var key: String
  }

  private struct Resizing: Codable {
    var size: DesignSize
    var gesture: String?
  }

  init(from decoder: any Decoder) throws {
    let (container, key) = try Self.only(Key.self, in: decoder)
    switch key {
    case .set:
      let setting = try container.decode(Setting.self, forKey: key)
      self = .set(object: setting.object, key: setting.key, value: setting.value, gesture: setting.gesture)
    case .reset:
      let place = try container.decode(Place.self, forKey: key)
      self = .reset(object: place.object, key: place.key)
    case .resize:
      let resizing = try container.decode(Resizing.self, forKey: key)
      self = .resize(resizing.size, gesture: resizing.gesture)
    case .select: self = .select(try container.decode(String.self, forKey: key))
    case .open: self = try Self.opening(container.superDecoder(forKey: key))
    case .undo, .redo, .revert, .reload:
      guard try container.decode(Bool.self, forKey: key) else {
        throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "it must be true")
      }
      self = key == .undo ? .undo : key == .redo ? .redo : key == .revert ? .revert : .reload
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    switch self {
    case .set(let object, let key, let value, let gesture):
      try container.encode(Setting(object: object, key: key, value: value, gesture: gesture), forKey: .set)
    case .reset(let object, let key): try container.encode(Place(object: object, key: key), forKey: .reset)
    case .resize(let size, let gesture): try container.encode(Resizing(size: size, gesture: gesture), forKey: .resize)
    case .select(let id): try container.encode(id, forKey: .select)
    case .openItem(let id): try container.encode(["item": id], forKey: .open)
    case .openView(let name): try container.encode(["view": name], forKey: .open)
    case .openDocument: try container.encode(["document": true], forKey: .open)
    case .undo: try container.encode(true, forKey: .undo)
    case .redo: try container.encode(true, forKey: .redo)
    case .revert: try container.encode(true, forKey: .revert)
    case .reload: try container.encode(true, forKey: .reload)
    }
  }

  private static func opening(_ decoder: any Decoder) throws -> DesignEdit {
    let (container, key) = try only(OpenKey.self, in: decoder)
    switch key {
    case .item: return .openItem(try container.decode(String.self, forKey: key))
    case .view: return .openView(try container.decode(String.self, forKey: key))
    case .document:
      guard try container.decode(Bool.self, forKey: key) else {
        throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: "it must be true")
      }
      return .openDocument
    }
  }

  /// The one member of an object, which must be one of those known.
  private static func only<Name: CodingKey & CaseIterable>(
    _ type: Name.Type, in decoder: any Decoder
  ) throws -> (KeyedDecodingContainer<Name>, Name) {
    let container = try decoder.container(keyedBy: type)
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      let names = type.allCases.map(\.stringValue).joined(separator: ", ")
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "it must have one member of: \(names)"))
    }
    return (container, key)
  }
}
