// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

/// Files that take the place of others.
struct OutputFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.url.appending(path: "a.txt").path
  }

  private func status() throws -> stat {
    var status = stat()
    try #require(stat(path, &status) == 0)
    return status
  }

  private func write(_ text: String) throws {
    try OutputFile(Data(text.utf8), to: path).commit()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    #expect(try folder.names == ["a.txt"])
  }

  @Test func aNewFileIsOpenToWhomTheMaskLets() throws {
    try write("new")
    let permissions = try status().st_mode
    unlink(path)
    close(open(path, O_WRONLY | O_CREAT, 0o666))
    #expect(try status().st_mode == permissions)
  }

  @Test(arguments: [mode_t(0o600), 0o640, 0o755, 0o666])
  func permissionsStay(permissions: mode_t) throws {
    try write("old")
    #expect(chmod(path, permissions) == 0)
    try write("new")
    #expect(try status().st_mode & 0o7777 == permissions)
  }

  /// Only the system's administrator gives files away.
  @Test(.enabled(if: geteuid() == 0)) func ownerAndGroupStay() throws {
    try write("old")
    #expect(chown(path, 4321, 5432) == 0)
    #expect(chmod(path, 0o2750) == 0)
    try write("new")
    let status = try status()
    #expect((status.st_uid, status.st_gid) == (4321, 5432))
    #expect(status.st_mode & 0o7777 == 0o2750)
  }

  @Test func aDraftThatIsDiscardedLeavesNothing() throws {
    try write("old")
    try OutputFile(Data("new".utf8), to: path).discard()
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "old")
    #expect(try folder.names == ["a.txt"])
  }
}
