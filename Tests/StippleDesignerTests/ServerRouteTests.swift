// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

@testable import StippleDesigner

/// What there is to ask for.
final class ServerRouteTests {
  let service: ServerStubService
  let server: DesignServer
  let folder: TemporaryFolder
  let port: UInt16
  let token: String

  init() throws {
    folder = try TemporaryFolder()
    let names = [
      "index.html": "<p>page", "app.js": "1;", "look.css": "p{}", "secret.txt": "secret", "icon.svg": "<svg/>",
    ]
    for (name, text) in names { try Data(text.utf8).write(to: folder.url.appending(path: name)) }
    let outside = try #require(URL(string: "file:///etc/hostname"))
    try FileManager.default.createSymbolicLink(
      at: folder.url.appending(path: "linked.html"), withDestinationURL: outside)
    service = ServerStubService()
    server = try DesignServer(service, port: 0, page: PageFiles(folder: folder.url))
    let parts = try #require(server.address.wholeMatch(of: /http:\/\/127\.0\.0\.1:([0-9]+)\/([^\/]+)\//))
    port = try #require(UInt16(parts.1))
    token = String(parts.2)
  }

  deinit { server.stop() }

  private func reply(_ path: String, post body: String? = nil, method: String? = nil) throws -> ServerClient.Reply {
    let client = try ServerClient(port: port)
    let method = method ?? (body == nil ? "GET" : "POST")
    client.send(
      "\(method) /\(token)/\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\n"
        + (body.map { "Content-Type: application/json\r\nContent-Length: \($0.utf8.count)\r\n\r\n\($0)" } ?? "\r\n"))
    return try #require(try client.reply(isHead: method == "HEAD"))
  }

  private func error(_ reply: ServerClient.Reply) throws -> String {
    try JSONDecoder().decode(DesignRefusal.self, from: reply.body).error
  }

  // MARK: - Files

  @Test(arguments: [
    ("", "<p>page", "text/html; charset=utf-8"), ("index.html", "<p>page", "text/html; charset=utf-8"),
    ("app.js", "1;", "text/javascript; charset=utf-8"), ("look.css", "p{}", "text/css; charset=utf-8"),
    ("icon.svg", "<svg/>", "image/svg+xml"),
  ])
  func thePagesFilesAreServedWithTheirTypes(path: String, text: String, type: String) throws {
    let reply = try reply(path)
    #expect(reply.status == 200)
    #expect(reply.text == text)
    #expect(reply.headers["content-type"] == type)
  }

  @Test(arguments: ["secret.txt", "linked.html", "new.html", "./app.js", "api", "api/", "api/state/", "API/state"])
  func nothingElseIsServed(path: String) throws {
    try Data("new".utf8).write(to: folder.url.appending(path: "new.html"))
    let reply = try reply(path)
    #expect(reply.status == 404)
    #expect(try error(reply) == "not found")
  }

  @Test func aFolderWithoutAPageIsSaid() throws {
    #expect(throws: ServerError.self) { _ = try PageFiles(folder: URL(filePath: "/nowhere")) }
  }

  @Test func theModuleHasItsPage() throws {
    let page = try PageFiles.ofModule()
    let share = folder.url.appending(path: "share/stipple/stipple_StippleDesigner.resources/Resources")
    try FileManager.default.createDirectory(at: share, withIntermediateDirectories: true)
    try Data().write(to: share.appending(path: "index.html"))
    #expect(try PageFiles.ofModule(beside: folder.url.appending(path: "bin/stipple").path).paths == ["", "index.html"])
    #expect(page.paths.contains("index.html"))
  }

  @Test(arguments: [
    ("", "POST", "GET, HEAD"), ("", "PUT", "GET, HEAD"), ("app.js", "DELETE", "GET, HEAD"),
    ("api/state", "POST", "GET"),
    ("api/state", "OPTIONS", "GET"), ("api/edit", "GET", "POST"), ("api/edit", "PUT", "POST"),
    ("api/save", "GET", "POST"),
    ("api/events", "HEAD", "GET"), ("api/restart", "GET", "POST"),
  ])
  func otherMethodsAreRefused(path: String, method: String, allowed: String) throws {
    let reply = try reply(path, post: method == "POST" ? "{}" : nil, method: method)
    #expect(reply.status == 405)
    #expect(reply.headers["allow"] == allowed)
    #expect(service.asked.isEmpty)
  }

  // MARK: - Questions

  @Test func stateAndCatalogAreJSON() throws {
    let state = try reply("api/state")
    #expect(state.headers["content-type"] == "application/json")
    #expect(try JSONDecoder().decode(DesignState.self, from: state.body).revision == 1)
    let catalog = try reply("api/catalog")
    #expect(try JSONDecoder().decode(DesignCatalog.self, from: catalog.body).views.map(\.name) == ["GridView"])
  }

  @Test func editsAreMadeAndTheStateComesBack() throws {
    let state = try reply("api/edit", post: #"{"edits":[{"undo":true},{"select":"view"}]}"#)
    #expect(try JSONDecoder().decode(DesignState.self, from: state.body).revision == 2)
    #expect(service.asked == ["edits 2"])
  }

  @Test func aPictureIsItsBytesAndItsMemoryIsGivenBack() throws {
    let picture = try reply(
      "api/picture", post: #"{"canvas":{"scale":2,"appearance":"dark","direction":"leftToRight"}}"#)
    #expect(picture.headers["content-type"] == "application/octet-stream")
    #expect(picture.headers["x-stipple-revision"] == "1")
    #expect(picture.headers["x-stipple-width"] == "3")
    #expect(picture.headers["x-stipple-height"] == "2000")
    let isEqual = picture.body == Data((0..<24_000).map { $0 % 4 == 3 ? 255 : UInt8($0 & 0xFF) })
    #expect(isEqual)
    let deadline = ContinuousClock.now + .seconds(10)
    while service.pictures > 0, ContinuousClock.now < deadline { usleep(1000) }
    #expect(service.pictures == 0)
  }

  @Test func queriesReachTheService() throws {
    #expect(try reply("api/thumbnail?item=a-b&scale=3&appearance=dark").text == "png")
    let file = try reply("api/export?format=svg&direction=rightToLeft&background=%23fff")
    #expect(file.headers["content-type"] == "image/svg+xml")
    #expect(
      file.headers["content-disposition"]
        == "attachment; filename=\"Gr_n___X@2x.svg\"; filename*=UTF-8''Gr%C3%BCn%20%22%0D%0AX%402x.svg")
    #expect(try reply("api/text?language=swift").text == "let é = 1\n")
    #expect(try reply("api/save", post: "{}").status == 200)
    #expect(try reply("api/save", post: #"{"force":true}"#).status == 200)
    #expect(try reply("api/restart", post: "{}").status == 200)
    #expect(
      service.asked == [
        "thumbnail a-b 3.0 dark", "export svg rightToLeft #fff", "text swift", "save false", "save true", "restart",
      ])
  }

  @Test(arguments: [
    ("api/thumbnail", "the query names no item"), ("api/thumbnail?item=a&scale=9", "scale is a number from 0.5 to 8"),
    ("api/thumbnail?item=a&scale=nan", "scale is a number from 0.5 to 8"), ("api/export", "format is png, pdf or svg"),
    ("api/export?format=rgba", "format is png, pdf or svg"), ("api/export?format=exe", "format has no value 'exe'"),
    ("api/text", "language is swift or xml"), ("api/text?language=c", "language has no value 'c'"),
    ("api/export?format=png&appearance=neon", "appearance has no value 'neon'"),
    ("api/export?format=png&direction=up", "direction has no value 'up'"),
  ])
  func wrongQueriesAreRefused(path: String, message: String) throws {
    let reply = try reply(path)
    #expect(reply.status == 400)
    #expect(try error(reply) == message)
    #expect(service.asked.isEmpty)
  }

  @Test(arguments: [
    "", "{", "[]", "null", "{}", "\u{0}", #"{"edits":{}}"#, #"{"edits":[{}]}"#,
    #"{"edits":[{"undo":true,"redo":true}]}"#,
    #"{"edits":[{"set":{"key":"a"}}]}"#, #"{"edits":[{"explode":true}]}"#, #"{"edits":[{"undo":false}]}"#,
    "{\"edits\":[",
    #"{"edits":[{"resize":{"size":{"width":1e999,"height":1}}}]}"#, "\u{FEFF}{", "{\"edits\": [\"\\ud800\"]}",
  ])
  func bodiesThatAreNoEditsAreRefusedInOneLine(body: String) throws {
    let reply = try reply("api/edit", post: body)
    #expect(reply.status == 400)
    let message = try error(reply)
    #expect(!message.isEmpty && message.utf8.count < 1000 && !message.contains(where: \.isNewline))
    #expect(service.asked.isEmpty)
  }

  @Test func nestingWithoutEndIsRefused() throws {
    let depth = 200_000
    let body = #"{"edits":"# + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + "}"
    #expect(try reply("api/edit", post: body).status == 400)
    #expect(try reply("api/state").status == 200)
  }

  @Test(arguments: [DesignError.Kind.unknown, .conflict, .refused, .unavailable])
  func whatTheServiceRefusesIsSaidWithItsStatus(kind: DesignError.Kind) throws {
    service.fail(DesignError(kind, "because"))
    let reply = try reply("api/edit", post: #"{"edits":[]}"#)
    #expect(reply.status == kind.rawValue)
    #expect(try error(reply) == "because")
  }

  // MARK: - Together

  @Test func eventsTellOfEveryChangeToAll() throws {
    let listeners = try (0..<2).map { _ in
      let client = try ServerClient(port: port)
      client.send("GET /\(token)/api/events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      #expect(client.read(through: "data: {\"revision\":1}\n\n") != nil)
      return client
    }
    _ = try reply("api/edit", post: #"{"edits":[]}"#)
    for listener in listeners { #expect(listener.read(through: "data: {\"revision\":2}\n\n") != nil) }
  }

  @Test func whatIsAskedHasLessTimeThanItsAnswer() throws {
    let body = #"{"canvas":{"scale":2,"appearance":"dark","direction":"leftToRight"}}"#
    #expect(try reply("api/picture", post: body).status == 200)
    let deadline = try #require(service.deadline)
    #expect(deadline < .now + .seconds(HTTPLimits().request))
  }

  @Test func whatDoesNotComeHoldsUpNoStateRestartOrCatalogue() throws {
    let slow = ServerStubService(isSlow: true)
    let server = try DesignServer(slow, port: 0, page: PageFiles(folder: folder.url))
    defer { server.stop() }
    let parts = try #require(server.address.wholeMatch(of: /(http:\/\/127\.0\.0\.1:([0-9]+))\/([^\/]+)\//))
    func client(_ method: String, _ path: String) throws -> ServerClient {
      let client = try ServerClient(port: try #require(UInt16(parts.2)))
      let body = path == "api/picture" ? #"{"canvas":{"scale":2,"appearance":"dark","direction":"leftToRight"}}"# : "{}"
      client.send(
        "\(method) /\(parts.3)/\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(parts.2)\r\nOrigin: \(parts.1)\r\n"
          + (method == "POST"
            ? "Content-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)" : "\r\n"))
      return client
    }
    let waiting = try client("POST", "api/picture")
    while slow.asked.isEmpty { usleep(1000) }
    #expect(try client("GET", "api/state").reply()?.status == 200)
    #expect(try client("POST", "api/restart").reply()?.status == 200)
    #expect(try client("GET", "").reply()?.text == "<p>page")
    let thumbnail = try client("GET", "api/thumbnail?item=grid")
    while !slow.asked.contains(where: { $0.hasPrefix("thumbnail") }) { usleep(1000) }
    #expect(try client("GET", "api/catalog").reply()?.status == 200)
    for _ in 0..<2 { slow.gate.signal() }
    #expect(try waiting.reply()?.status == 200)
    #expect(try thumbnail.reply()?.status == 200)
  }

  @Test func theServiceIsClosedWithTheServer() throws {
    server.stop()
    #expect(service.isClosed)
  }
}
