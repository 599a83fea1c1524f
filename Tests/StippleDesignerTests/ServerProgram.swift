// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CStippleRuntime
import Foundation
import StippleTestSupport
import Testing

/// A running `stipple design`.
final class ServerProgram {
  /// A connection to it, and what it takes to ask in it.
  struct Page {
    let client: ServerClient
    let host: String
    let token: String

    init(at address: String) throws {
      let parts = try #require(
        address.wholeMatch(of: /http:\/\/(127\.0\.0\.1:([0-9]+))\/([A-Za-z0-9_-]{22})\//))
      client = try ServerClient(port: try #require(UInt16(parts.2)))
      (host, token) = (String(parts.1), String(parts.3))
    }

    func request(_ method: String, _ path: String, body: String = "") -> String {
      "\(method) /\(token)/\(path) HTTP/1.1\r\nHost: \(host)\r\n"
        + (method == "GET"
          ? "\r\n"
          : "Origin: http://\(host)\r\nContent-Type: application/json\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)")
    }

    /// Asks and waits for the answer.
    func reply(_ method: String, _ path: String, body: String = "") throws -> ServerClient.Reply {
      client.send(request(method, path, body: body))
      return try #require(try client.reply())
    }
  }

  let id: pid_t
  private let output: Int32
  private let errors: Int32
  private var first: String?
  private var status: Int32?

  /// - Parameter path: Where programs are looked for; nil for where the tests look.
  init(_ arguments: [String], path: String? = nil) throws {
    // Not by Process: it learns of an end by a socket that whatever is started beside it keeps open.
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    let ends = try (Self.pipe(), Self.pipe())
    defer { for end in [ends.0.writing, ends.1.writing] { close(end) } }
    posix_spawn_file_actions_adddup2(&actions, ends.0.writing, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends.1.writing, STDERR_FILENO)
    stipple_spawn_without_descriptors(&actions, 3)
    (output, errors) = (ends.0.reading, ends.1.reading)
    let program = ProgramRun.products.appending(path: "stipple").path
    var environment = ProcessInfo.processInfo.environment
    if let path { environment["PATH"] = path }
    var words: [UnsafeMutablePointer<CChar>?] = ([program, "design"] + arguments).map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + variables { free(text) } }
    var id: pid_t = 0
    let code = posix_spawn(&id, program, &actions, nil, &words, &variables)
    self.id = id
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO) }
  }

  deinit {
    if status == nil {
      kill(id, SIGKILL)
      _ = waitForEnd()
    }
    close(output)
    close(errors)
  }

  private static func pipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// The first line that it writes.
  func address() throws -> String {
    if let first { return first }
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(output, &byte, 1) == 1, byte != UInt8(ascii: "\n") { line.append(byte) }
    guard byte == UInt8(ascii: "\n") else { throw POSIXError(.EIO) }
    let address = String(decoding: line, as: UTF8.self)
    first = address
    return address
  }

  /// A new connection.
  func page() throws -> Page { try Page(at: address()) }

  /// Waits for its end.
  /// - Returns: Its exit status, or 128 and the signal's number.
  func waitForEnd() -> Int32 {
    if let status { return status }
    var code: Int32 = 0
    while waitpid(id, &code, 0) < 0, errno == EINTR {}
    let result = code & 0x7F == 0 ? code >> 8 & 0xFF : 128 + code & 0x7F
    status = result
    return result
  }

  /// What it has written besides, and how it ended.
  func rest() -> (output: String, errors: String, status: Int32) {
    let status = waitForEnd()
    // What is there: something that was started at the same moment may still hold the other end.
    let text = [output, errors].map { stream in
      _ = fcntl(stream, F_SETFL, O_NONBLOCK)
      var all = Data()
      var chunk = [UInt8](repeating: 0, count: 4096)
      while case let count = read(stream, &chunk, chunk.count), count > 0 {
        all.append(contentsOf: chunk.prefix(count))
      }
      return String(decoding: all, as: UTF8.self)
    }
    return (text[0], text[1], status)
  }

  /// The processes that it has started and that are there, ended ones among them until they are waited for.
  var children: [String] {
    let path = "/proc/\(id)/task"
    let tasks = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return tasks.flatMap { task in
      let list = FileManager.default.contents(atPath: "\(path)/\(task)/children") ?? Data()
      return String(decoding: list, as: UTF8.self).split(separator: " ").map(String.init)
    }
  }

  /// The memory of its own, and of all processes that it has started, in bytes.
  var memory: (server: Int, workers: Int) {
    (Self.memory("\(id)"), children.map(Self.memory).reduce(0, +))
  }

  /// What a process has in memory that is no file's; 0 if there is no such process.
  private static func memory(_ id: String) -> Int {
    let status = FileManager.default.contents(atPath: "/proc/\(id)/status") ?? Data()
    let lines = String(decoding: status, as: UTF8.self).split(separator: "\n")
    return ["RssAnon:", "RssShmem:"].map { name in
      let line = lines.first { $0.hasPrefix(name) } ?? ""
      return (line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0)
        * 1024
    }.reduce(0, +)
  }
}
