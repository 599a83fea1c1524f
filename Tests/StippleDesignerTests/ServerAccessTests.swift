// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import StippleDesigner

/// Who is let in.
struct ServerAccessTests {
  let fixture: ServerFixture

  init() throws {
    fixture = try ServerFixture()
  }

  private var own: String { "http://127.0.0.1:\(fixture.port)" }

  @Test(arguments: [
    "evil.example", "127.0.0.1.evil.example", "evil.example:7878", "127.0.0.2", "[::1]", "0.0.0.0", "127.0.0.1:",
    "127.0.0.1:http", "127.0.0.1:1:1", "127.0.0.1@evil.example", "127.1", "2130706433", "", " ", "LOCALHOST.evil",
  ])
  func aForeignHostIsRefused(host: String) throws {
    for (method, path) in [("GET", ""), ("POST", "echo"), ("GET", "events")] {
      let reply = try fixture.reply(method, path, headers: ["Host": host], body: method == "POST" ? "{}" : nil)
      #expect(reply?.status == 403)
      #expect(reply?.text.contains("error") == true)
    }
    #expect(fixture.requests.isEmpty)
  }

  @Test func aRequestWithoutHostIsRefused() throws {
    #expect(try [400, 403].contains(fixture.reply(headers: ["Host": nil])?.status))
    #expect(fixture.requests.isEmpty)
  }

  @Test func twoHostsAreRefused() throws {
    let client = try fixture.client()
    client.send(fixture.request(headers: ["Host": "127.0.0.1\r\nHost: evil.example"]))
    #expect(try client.reply()?.status == 400)
  }

  @Test func theNamesOfThisMachineAreLetIn() throws {
    for host in ["127.0.0.1", "localhost", "localhost:\(fixture.port)", "127.0.0.1:9000"] {
      #expect(try fixture.reply(headers: ["Host": host])?.status == 200)
      let reply = try fixture.reply("POST", "echo", headers: ["Host": host, "Origin": "http://\(host)"], body: "{}")
      #expect(reply?.status == 200)
    }
  }

  @Test(arguments: [
    "http://evil.example", "null", "https://127.0.0.1", "http://localhost", "http://127.0.0.1", "http://127.0.0.1:1",
    "file://", "", "http://127.0.0.1:7878.evil.example", "chrome-extension://abc",
  ])
  func aForeignOriginIsRefused(origin: String) throws {
    #expect(try fixture.reply("POST", "echo", headers: ["Origin": origin], body: "{}")?.status == 403)
    #expect(try fixture.reply(headers: ["Origin": origin])?.status == 403)
    // Whatever the other header says.
    let headers = ["Origin": origin, "Sec-Fetch-Site": "same-origin"]
    #expect(try fixture.reply("POST", "echo", headers: headers, body: "{}")?.status == 403)
    #expect(fixture.requests.isEmpty)
  }

  @Test func aPostSaysWhereItIsFrom() throws {
    func status(_ headers: [String: String?]) throws -> Int? {
      try fixture.reply("POST", "echo", headers: headers, body: "{}")?.status
    }
    #expect(try status(["Origin": nil]) == 403)
    #expect(try status(["Origin": own]) == 200)
    #expect(try status(["Origin": nil, "Sec-Fetch-Site": "same-origin"]) == 200)
    #expect(try status(["Origin": nil, "Sec-Fetch-Site": "none"]) == 200)
    for site in ["cross-site", "same-site", "", "Same-Origin"] {
      #expect(try status(["Origin": nil, "Sec-Fetch-Site": site]) == 403)
      #expect(try status(["Origin": own, "Sec-Fetch-Site": site]) == 403)
    }
  }

  @Test func anotherSiteMayLinkToThePageAndNothingElse() throws {
    let link = ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document"]
    #expect(try fixture.reply(headers: link)?.status == 200)
    #expect(try fixture.reply("GET", "picture", headers: link)?.status == 403)
    #expect(try fixture.reply(headers: link.merging(["Sec-Fetch-Dest": "iframe"]) { $1 })?.status == 403)
    #expect(try fixture.reply(headers: ["Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors"])?.status == 403)
    #expect(try fixture.reply(headers: ["Sec-Fetch-Site": "same-site"])?.status == 403)
  }

  @Test func aWrongTokenIsAnsweredLikeAPathThatIsNotThere() throws {
    let missing = try #require(try fixture.reply("GET", "missing"))
    #expect(missing.status == 404)
    let other = AccessToken().text
    for target in [
      "/", "/\(other)/", "/\(other)/picture", "/\(fixture.token.text.dropLast())/", "/api/state", "*", "//",
    ] {
      let client = try fixture.client()
      client.send("GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(fixture.port)\r\n\r\n")
      let reply = try #require(try client.reply())
      #expect(reply.status == 404, "\(target)")
      #expect(reply.body == missing.body)
      #expect(reply.headers == missing.headers)
    }
  }

  @Test(arguments: [
    "../", "..%2f", "%2e%2e/", "%2e%2e%2f", "./", "/", "//", "%2F", ".%00", "%00", "picture%00.js", "picture/",
    "picture%2f", "%70icture", "..\\", "%5c..", "picture;a", "Picture", "index.html/../picture",
    "../../../../etc/passwd",
    "%252e%252e/", "picture#", "%c0%ae%c0%ae/",
  ])
  func onlyPathsThatAreSpelledAsTheyAreAreFound(path: String) throws {
    let reply = try fixture.reply("GET", path)
    #expect(reply?.status == 404)
    #expect(fixture.requests.allSatisfy { $0.path == path })
  }

  @Test func anAddressWithAnotherHostInItIsNotFound() throws {
    let client = try fixture.client()
    client.send(
      "GET http://evil.example/\(fixture.token.text)/ HTTP/1.1\r\nHost: 127.0.0.1:\(fixture.port)\r\n\r\n")
    #expect(try client.reply()?.status == 404)
  }

  @Test func everyAnswerHasTheHeadersThatKeepThePageToItself() throws {
    for reply in try [fixture.reply(), fixture.reply("GET", "missing"), fixture.reply(headers: ["Host": "evil"])] {
      let headers = try #require(reply?.headers)
      let policy = try #require(headers["content-security-policy"])
      for rule in ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"] {
        #expect(policy.components(separatedBy: "; ").contains(rule))
      }
      #expect(!policy.contains("unsafe"))
      #expect(headers["x-content-type-options"] == "nosniff")
      #expect(headers["referrer-policy"] == "no-referrer")
      #expect(headers["cache-control"] == "no-store")
      #expect(headers["cross-origin-opener-policy"] == "same-origin")
      #expect(headers["cross-origin-resource-policy"] == "same-origin")
      #expect(!headers.keys.contains { $0.hasPrefix("access-control-") })
    }
  }

  @Test(arguments: ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", "", "application/jsonp"])
  func aBodyThatIsNotJSONIsRefused(type: String) throws {
    #expect(try fixture.reply("POST", "echo", headers: ["Content-Type": type], body: "{}")?.status == 415)
    #expect(fixture.requests.isEmpty)
  }

  @Test func jsonWithParametersIsJSON() throws {
    let headers = ["Content-Type": "Application/JSON; charset=utf-8"]
    #expect(try fixture.reply("POST", "echo", headers: headers, body: "{}")?.text == "{}")
  }

  @Test func queriesAreDecodedAndBrokenOnesRefused() throws {
    #expect(try fixture.reply("GET", "?a=1%202&b=%C3%A9+x&a=3&c")?.status == 200)
    #expect(fixture.requests.last?.query == ["a": "3", "b": "é x", "c": ""])
    #expect(try fixture.reply("GET", "?a=%zz")?.status == 400)
    #expect(try fixture.reply("GET", "?a=%ff")?.status == 400)
  }
}
