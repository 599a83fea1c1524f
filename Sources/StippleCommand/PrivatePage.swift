// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

/// A page of a file that leads a browser to an address which nobody else is to know.
///
/// All users of a machine see with which words a browser is started. This file only its owner may read; it is gone with
/// this object.
final class PrivatePage {
  /// The file, as browsers name it.
  let address: String
  private let folder: String

  init(leadingTo address: String) throws(SystemError) {
    // The user's own folder, which is emptied when he logs out; else the one that all share.
    let own = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? ""
    let place = own.hasPrefix("/") && access(own, W_OK) == 0 ? own : NSTemporaryDirectory()
    var name = Array("\((place as NSString).appendingPathComponent("stipple-XXXXXX"))".utf8CString)
    guard mkdtemp(&name) != nil else { throw .last }
    folder = name.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
    let file = folder + "/designer.html"
    self.address = URL(fileURLWithPath: file).absoluteString
    let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    try FileDescriptor.writeAndClose(Data(Self.text(address).utf8), descriptor)
  }

  deinit {
    unlink(folder + "/designer.html")
    rmdir(folder)
  }

  private static func text(_ address: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="referrer" content="no-referrer">
    <meta http-equiv="refresh" content="0; url=\(address)">
    <title>Stipple</title>
    <p><a href="\(address)">Open the designer</a></p>
    </html>

    """
  }
}
