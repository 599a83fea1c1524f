// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// How many files, sockets among them, this process may have open.
enum OpenFileLimit {
  /// Raises it to `wanted`, or as far as it may be.
  /// - Returns: What it is then.
  static func raise(to wanted: Int) -> Int {
    var limit = rlimit()
    let resource = __rlimit_resource_t(UInt32(RLIMIT_NOFILE.rawValue))
    guard getrlimit(resource, &limit) == 0 else { return 1024 }
    if limit.rlim_cur < wanted {
      limit.rlim_cur = min(rlim_t(wanted), limit.rlim_max)
      if setrlimit(resource, &limit) != 0, getrlimit(resource, &limit) != 0 { return 1024 }
    }
    return Int(clamping: limit.rlim_cur)
  }
}
