// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

// In C, for Swift calls no function that takes any number of arguments.
#pragma once
#include <microhttpd.h>
#include <stddef.h>
#include <stdint.h>

/// What a daemon is started with.
struct stipple_daemon_options {
  /// A socket that listens; the daemon closes it.
  int listener;
  /// The most connections at a time.
  unsigned int connections;
  /// The memory of a connection, in bytes: its request line and headers are no longer.
  size_t memory;
  /// After how many seconds without a byte a connection is closed.
  unsigned int idle_seconds;
  /// What the callbacks get first.
  void *context;
  MHD_AccessHandlerCallback handle;
  MHD_RequestCompletedCallback completed;
  MHD_NotifyConnectionCallback connection;
};

/// Escapes stay as they are: whoever reads them decides what is one.
static inline size_t stipple_keep_escapes(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  size_t length = 0;
  while (text[length] != 0) ++length;
  return length;
}

/// Starts a daemon with a thread of its own, which waits by epoll; NULL if it cannot.
static inline struct MHD_Daemon *stipple_start_daemon(struct stipple_daemon_options options) {
  return MHD_start_daemon(
    MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME | MHD_USE_SUPPRESS_DATE_NO_CLOCK, 0, NULL, NULL,
    options.handle, options.context,                                               //
    MHD_OPTION_LISTEN_SOCKET, (MHD_socket)options.listener,                        //
    MHD_OPTION_CONNECTION_LIMIT, options.connections,                              //
    MHD_OPTION_CONNECTION_MEMORY_LIMIT, options.memory,                            //
    MHD_OPTION_CONNECTION_TIMEOUT, options.idle_seconds,                           //
    MHD_OPTION_STRICT_FOR_CLIENT, (int)1,                                          //
    MHD_OPTION_UNESCAPE_CALLBACK, &stipple_keep_escapes, NULL,                     //
    MHD_OPTION_NOTIFY_COMPLETED, options.completed, options.context,               //
    MHD_OPTION_NOTIFY_CONNECTION, options.connection, options.context,             //
    MHD_OPTION_END);
}

/// What the connection's callback has left for it; NULL if nothing.
static inline void *stipple_connection_context(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? NULL : info->socket_context;
}

/// The connection's socket; -1 if it has none.
static inline int stipple_connection_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

/// A body whose length nobody knows yet.
static const uint64_t stipple_unknown_size = MHD_SIZE_UNKNOWN;
