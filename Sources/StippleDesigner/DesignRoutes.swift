// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// What there is to ask for, and who answers it.
///
/// The service takes its time, so it is asked on queues: what changes or draws something, in the order in which it comes;
/// pictures of the gallery; and what must be had while one of those takes long.
final class DesignRoutes: Sendable {
  /// What is asked of the service, and until when it must be answered.
  private typealias Action = @Sendable (DesignRoutes, HTTPRequest, ContinuousClock.Instant) throws -> HTTPResponse

  /// What it takes to make an answer of the service's, and to hand it over in time.
  private static let rest = Duration.milliseconds(500)

  /// Where the service is asked.
  private enum Line { case changes, thumbnails, questions }

  private struct Route: Sendable {
    let method: String
    let line: Line
    let action: Action
  }

  private let service: any DesignService
  private let page: PageFiles
  private let changes = DispatchQueue(label: "stipple.designer.changes", qos: .userInteractive)
  private let thumbnails = DispatchQueue(label: "stipple.designer.thumbnails", qos: .utility)
  private let questions = DispatchQueue(label: "stipple.designer.questions", qos: .userInitiated)

  private static let routes: [String: Route] = [
    "api/state": Route(method: "GET", line: .questions) { routes, _, _ in try .json(routes.service.state()) },
    "api/catalog": Route(method: "GET", line: .questions) { routes, _, _ in try .json(routes.service.catalog()) },
    "api/events": Route(method: "GET", line: .questions) { routes, _, _ in
      try .events(first: event(routes.service.state().revision))
    },
    "api/thumbnail": Route(method: "GET", line: .thumbnails) { routes, request, _ in try routes.thumbnail(request) },
    "api/export": Route(method: "GET", line: .changes) { try $0.export($1, until: $2) },
    "api/text": Route(method: "GET", line: .changes) { try $0.text($1, until: $2) },
    "api/edit": Route(method: "POST", line: .changes) {
      try .json($0.service.apply($1.json(EditRequest.self).edits, until: $2))
    },
    "api/picture": Route(method: "POST", line: .changes) { try $0.picture($1, until: $2) },
    "api/save": Route(method: "POST", line: .changes) {
      try .json($0.service.save(force: $1.json(SaveRequest.self).force ?? false, until: $2))
    },
    // Not behind a picture that does not come, since that is what it is for.
    "api/restart": Route(method: "POST", line: .questions) { routes, _, _ in try .json(routes.service.restart()) },
  ]

  init(_ service: any DesignService, page: PageFiles) {
    self.service = service
    self.page = page
  }

  /// Answers a request, or has it answered.
  func handle(_ request: HTTPRequest, _ answer: HTTPAnswer) {
    guard let route = Self.routes[request.path] else {
      guard let file = page[request.path] else { return answer.refuse(.notFound) }
      guard ["GET", "HEAD"].contains(request.method) else {
        return answer.refuse(.method(request.method, allowed: ["GET", "HEAD"]))
      }
      return answer.give(file)
    }
    guard request.method == route.method else {
      return answer.refuse(.method(request.method, allowed: [route.method]))
    }
    let queue =
      switch route.line {
      case .changes: changes
      case .thumbnails: thumbnails
      case .questions: questions
      }
    queue.async {
      // It may have waited for so long that nobody waits for it any more.
      guard answer.response == nil else { return }
      answer.give(self.response(to: request, until: answer.deadline - Self.rest, by: route.action))
    }
  }

  private func response(
    to request: HTTPRequest, until deadline: ContinuousClock.Instant, by action: Action
  ) -> HTTPResponse {
    do {
      return try action(self, request, deadline)
    } catch let error as DesignError {
      return .refusal(HTTPStatus(rawValue: UInt32(error.kind.rawValue)) ?? .internalServerError, error.message)
    } catch let refusal as HTTPRefusal {
      return .refusal(refusal)
    } catch {
      return .refusal(.internalServerError, "\(error)")
    }
  }

  // MARK: - Answers

  /// The data of the event that tells of a revision.
  static func event(_ revision: Int) -> String {
    do {
      return String(decoding: try JSONEncoder().encode(DesignEvent(revision: revision)), as: UTF8.self)
    } catch {
      // A number is always JSON.
      return "{}"
    }
  }

  private func picture(_ request: HTTPRequest, until deadline: ContinuousClock.Instant) throws -> HTTPResponse {
    let picture = try service.picture(request.json(PictureRequest.self), until: deadline)
    let pixels = picture.pixels
    let headers = [
      ("X-Stipple-Revision", "\(picture.revision)"), ("X-Stipple-Width", "\(picture.width)"),
      ("X-Stipple-Height", "\(picture.height)"),
    ]
    if request.query["form"] == "runs", let runs = PixelRuns.data(of: pixels.bytes, width: picture.width) {
      return HTTPResponse(
        type: "application/octet-stream", runs, headers: headers + [("X-Stipple-Form", "runs")])
    }
    var bytes = Data(pixels.bytes)
    bytes.withUnsafeMutableBytes { StraightAlpha.unmultiplyFast($0.bindMemory(to: UInt32.self)) }
    return HTTPResponse(type: "application/octet-stream", bytes, headers: headers)
  }

  private func thumbnail(_ request: HTTPRequest) throws -> HTTPResponse {
    guard let item = request.query["item"] else { throw HTTPRefusal(.badRequest, "the query names no item") }
    return HTTPResponse(type: "image/png", try service.thumbnail(of: item, canvas: request.canvas()))
  }

  private func export(_ request: HTTPRequest, until deadline: ContinuousClock.Instant) throws -> HTTPResponse {
    guard let format = try request.value("format", DesignFormat.self), let type = Self.types[format] else {
      throw HTTPRefusal(.badRequest, "format is png, pdf or svg")
    }
    let file = try service.export(format, canvas: request.canvas(), until: deadline)
    return HTTPResponse(type: type, file.data, headers: [("Content-Disposition", file.disposition)])
  }

  private static let types: [DesignFormat: String] = [
    .png: "image/png", .pdf: "application/pdf", .svg: "image/svg+xml",
  ]

  private func text(_ request: HTTPRequest, until deadline: ContinuousClock.Instant) throws -> HTTPResponse {
    guard let language = try request.value("language", DesignLanguage.self) else {
      throw HTTPRefusal(.badRequest, "language is swift or xml")
    }
    return HTTPResponse(type: "text/plain; charset=utf-8", Data(try service.text(language, until: deadline).utf8))
  }
}

extension DesignFile {
  /// Tells a browser to keep it under its name, also one that knows ASCII alone.
  fileprivate var disposition: String {
    let plain = String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || ".-_@".contains($0)) ? $0 : "_" })
    let letters = CharacterSet(charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-_")
    let escaped = name.addingPercentEncoding(withAllowedCharacters: letters) ?? plain
    return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(escaped)"
  }
}
