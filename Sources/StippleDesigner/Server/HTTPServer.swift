// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CMicrohttpd
import Foundation
import Synchronization

/// Serves HTTP/1.1 to this machine's browsers, over libmicrohttpd.
///
/// One thread of the library's own moves all bytes. It calls the handler, which must not block: what takes time answers
/// later, from another thread, and the connection is put aside until then. So a slow answer holds up nobody else's.
///
/// It lives from `init` to `stop()`, which must be called.
final class HTTPServer: Sendable {
  /// Answers a request, at once or later.
  typealias Handler = @Sendable (_ request: HTTPRequest, _ answer: HTTPAnswer) -> Void

  /// The library's daemon, whose functions may be called from any thread.
  private struct Daemon: @unchecked Sendable {
    let pointer: OpaquePointer
  }

  private struct Clients {
    var isStopping = false
    var connections: [ObjectIdentifier: HTTPConnection] = [:]
    var streams: [ObjectIdentifier: HTTPEventStream] = [:]
    /// What was published last.
    var latest: String?
  }

  /// The port it listens on.
  let port: UInt16
  let limits: HTTPLimits
  /// The form of a refusal: JSON with a line in it.
  let refusing: @Sendable (HTTPRefusal) -> HTTPResponse
  let handler: Handler
  private let guarding: HTTPGuard
  /// The whole answer to a request that does not come.
  private let late: Data
  private let clients = Mutex(Clients())
  private let daemon = Mutex<Daemon?>(nil)
  private let clock = DispatchQueue(label: "stipple.designer.clock")

  /// Starts it.
  ///
  /// - Parameters:
  ///   - port: 0 for a free one.
  ///   - token: What the path of every request begins with.
  init(
    port: UInt16, token: AccessToken, limits: HTTPLimits = HTTPLimits(),
    refusing: @escaping @Sendable (HTTPRefusal) -> HTTPResponse, handler: @escaping Handler
  ) throws(ServerError) {
    let socket = try ListeningSocket(port: port)
    self.port = socket.port
    self.limits = limits
    self.refusing = refusing
    self.handler = handler
    guarding = HTTPGuard(token: token, limits: limits)
    late = HTTPMessage.closing(refusing(.tooSlow))
    // Every connection is a file; some are left for the rest of the program.
    let connections = min(limits.connections, OpenFileLimit.raise(to: limits.connections + 256) - 256)
    let options = stipple_daemon_options(
      listener: socket.descriptor, connections: UInt32(max(connections, 16)), memory: limits.head,
      idle_seconds: UInt32(limits.idle), context: Unmanaged.passRetained(self).toOpaque(),
      handle: { context, connection, target, method, _, bytes, count, exchange in
        HTTPServer.from(context).handle(connection, target, method, bytes, count, exchange)
      },
      completed: { context, _, exchange, _ in HTTPServer.from(context).complete(exchange) },
      connection: { context, pointer, connection, event in
        HTTPServer.from(context).note(pointer, connection, isNew: event == .CONNECTION_NOTIFY_STARTED)
      })
    guard let pointer = stipple_start_daemon(options) else {
      Unmanaged.passUnretained(self).release()
      throw .unavailable("the HTTP library cannot start: \(String(cString: strerror(errno)).lowercased())")
    }
    _ = socket.take()
    daemon.withLock { $0 = Daemon(pointer: pointer) }
    scheduleCheck()
  }

  private static func from(_ context: UnsafeMutableRawPointer?) -> HTTPServer {
    Unmanaged.fromOpaque(context.unsafelyUnwrapped).takeUnretainedValue()
  }

  /// Ends it: returns when its thread has ended and its connections are closed.
  func stop() {
    guard
      let pointer = daemon.withLock({ daemon in
        defer { daemon = nil }
        return daemon?.pointer
      })
    else { return }
    // The library ends the program if it is stopped while a connection is aside.
    let connections = clients.withLock { clients in
      clients.isStopping = true
      return Array(clients.connections.values)
    }
    for connection in connections { connection.end() }
    MHD_stop_daemon(pointer)
    Unmanaged.passUnretained(self).release()
  }

  // MARK: - Events

  /// Tells all event streams of something; those that are behind skip what came before.
  func publish(_ data: String) {
    let streams = clients.withLock { clients in
      clients.latest = data
      return Array(clients.streams.values)
    }
    for stream in streams { stream.publish(data) }
  }

  /// Takes in a stream, if there may be one more.
  func add(_ stream: HTTPEventStream) -> Bool {
    if clients.withLock({ $0.streams.count }) >= limits.eventStreams {
      // Those whose page is gone may not have been noticed yet.
      for old in clients.withLock({ $0.streams }) where old.value.closeIfHungUp() {
        clients.withLock { $0.streams[old.key] = nil }
      }
    }
    let (isAdded, latest) = clients.withLock { clients -> (Bool, String?) in
      guard clients.streams.count < limits.eventStreams else { return (false, nil) }
      clients.streams[ObjectIdentifier(stream)] = stream
      return (true, clients.latest)
    }
    // What was published since its first event was made.
    if let latest { stream.publish(latest) }
    return isAdded
  }

  func remove(_ stream: HTTPEventStream) {
    clients.withLock { $0.streams[ObjectIdentifier(stream)] = nil }
  }

  // MARK: - Connections

  /// How many there are.
  var connectionCount: Int { clients.withLock { $0.connections.count } }

  /// A connection has come or goes.
  private func note(_ pointer: OpaquePointer?, _ context: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, isNew: Bool)
  {
    guard let pointer, let context else { return }
    if isNew {
      let connection = HTTPConnection(pointer, limits: limits)
      context.pointee = Unmanaged.passRetained(connection).toOpaque()
      let isStopping = clients.withLock { clients in
        clients.connections[ObjectIdentifier(connection)] = connection
        return clients.isStopping
      }
      if isStopping { connection.end() }
    } else if let opaque = context.pointee {
      let connection = Unmanaged<HTTPConnection>.fromOpaque(opaque).takeRetainedValue()
      context.pointee = nil
      connection.enter(.closed)
      clients.withLock { $0.connections[ObjectIdentifier(connection)] = nil }
    }
  }

  /// Ends what takes too long, now and every so often.
  private func scheduleCheck() {
    clock.asyncAfter(deadline: .now() + limits.check) { [weak self] in
      guard let self else { return }
      let (isStopping, connections) = clients.withLock { ($0.isStopping, Array($0.connections.values)) }
      if isStopping { return }
      let now = ContinuousClock.now
      for connection in connections { connection.check(at: now, refusal: late) }
      scheduleCheck()
    }
  }

  // MARK: - Requests

  /// Part of a request has come in, or all of it, or it is asked again for an answer. On the library's thread.
  private func handle(
    _ pointer: OpaquePointer?, _ target: UnsafePointer<CChar>?, _ method: UnsafePointer<CChar>?,
    _ bytes: UnsafePointer<CChar>?, _ count: UnsafeMutablePointer<Int>?,
    _ context: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  ) -> MHD_Result {
    guard let pointer, let target, let method, let count, let context,
      let opaque = stipple_connection_context(pointer)
    else { return .NO }
    guard let known = context.pointee else {
      let connection = Unmanaged<HTTPConnection>.fromOpaque(opaque).takeUnretainedValue()
      let head = HTTPHead(of: pointer, method: String(cString: method), target: String(cString: target))
      let exchange = HTTPExchange(head, on: connection, pointer, of: self, guarding: guarding)
      context.pointee = Unmanaged.passRetained(exchange).toOpaque()
      return exchange.begin()
    }
    let exchange = Unmanaged<HTTPExchange>.fromOpaque(known).takeUnretainedValue()
    guard count.pointee > 0 else { return exchange.respond() }
    defer { count.pointee = 0 }
    return exchange.take(UnsafeRawBufferPointer(start: bytes, count: count.pointee))
  }

  /// A request is over, well or not.
  private func complete(_ context: UnsafeMutablePointer<UnsafeMutableRawPointer?>?) {
    guard let context, let opaque = context.pointee else { return }
    context.pointee = nil
    Unmanaged<HTTPExchange>.fromOpaque(opaque).takeRetainedValue().end()
  }
}
