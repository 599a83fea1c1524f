// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// How much of everything a client may have. Times are in seconds.
struct HTTPLimits: Sendable {
  /// The bytes of a body that is taken.
  var body = 1 << 20
  /// The bytes of a body that are read only to be thrown away, so that the client gets to read why it is refused.
  var refusedBody = 16 << 20
  /// The bytes of a request's first line and headers, and what the library needs beside them.
  var head = 32 << 10
  /// Connections at a time; there are fewer if the process may not open as many files.
  var connections = 4096
  /// For a request to come in, head and body each, and for the answer to be found.
  var request = 10.0
  /// For an answer to be taken by the client.
  var sending = 60.0
  /// How long a connection stays open without a byte.
  var idle = 30
  /// Event streams at a time.
  var eventStreams = 32
  /// From one sign of life in an event stream to the next.
  var heartbeat = 15.0
  /// How often it is looked whether a time is over.
  var check = 0.25
}
