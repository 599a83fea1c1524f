// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// What the designer reads in a request.
extension HTTPRequest {
  /// The body as a value.
  func json<Value: Decodable>(_ type: Value.Type) throws(HTTPRefusal) -> Value {
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch let error as DecodingError {
      throw HTTPRefusal(.badRequest, Self.line(error))
    } catch {
      throw HTTPRefusal(.badRequest, "the body is no JSON")
    }
  }

  /// What is wrong, and where.
  private static func line(_ error: DecodingError) -> String {
    let (context, name): (DecodingError.Context, String?) =
      switch error {
      case .keyNotFound(let key, let context): (context, key.stringValue)
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context): (context, nil)
      @unknown default: (.init(codingPath: [], debugDescription: "\(error)"), nil)
      }
    let place = context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? ".\($0.stringValue)" }.joined()
    let reason = name.map { "'\($0)' is missing" } ?? context.debugDescription
    let line = "the body\(place) is not as it should be: \(reason)"
    // The reason may hold what the client has sent.
    return String(line.map { $0.isNewline ? " " : $0 }.prefix(300))
  }

  /// One of several words in the query; nil if there is none.
  func value<Value: RawRepresentable<String>>(_ name: String, _ type: Value.Type) throws(HTTPRefusal) -> Value? {
    guard let text = query[name] else { return nil }
    guard let value = Value(rawValue: text) else {
      throw HTTPRefusal(.badRequest, "\(name) has no value '\(text.prefix(40))'")
    }
    return value
  }

  /// How a view is shown, as the query has it.
  func canvas() throws(HTTPRefusal) -> DesignCanvas {
    var canvas = DesignCanvas()
    if let text = query["scale"] {
      guard let scale = Double(text), (0.5...8).contains(scale) else {
        throw HTTPRefusal(.badRequest, "scale is a number from 0.5 to 8")
      }
      canvas.scale = scale
    }
    canvas.appearance = try value("appearance", DesignCanvas.Appearance.self) ?? canvas.appearance
    canvas.direction = try value("direction", DesignCanvas.Direction.self) ?? canvas.direction
    canvas.background = query["background"]
    return canvas
  }
}

extension HTTPResponse {
  /// A value as JSON, always in the same order.
  static func json(_ value: some Encodable, _ status: HTTPStatus = .ok) throws -> HTTPResponse {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return HTTPResponse(status, type: "application/json", try encoder.encode(value))
  }

  static func refusal(_ status: HTTPStatus, _ reason: String) -> HTTPResponse {
    do {
      return try json(DesignRefusal(error: reason), status)
    } catch {
      // Text is always JSON.
      return HTTPResponse(status, type: "application/json", Data("{}".utf8))
    }
  }

  static func refusal(_ refusal: HTTPRefusal) -> HTTPResponse {
    var response = Self.refusal(refusal.status, refusal.reason)
    if !refusal.allowed.isEmpty { response.headers.append(("Allow", refusal.allowed.joined(separator: ", "))) }
    return response
  }
}
