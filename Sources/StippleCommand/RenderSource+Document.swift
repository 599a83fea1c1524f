// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import UIKit

extension RenderSource {
  /// The first view at the top of a document, made as an app makes it; says on stderr what will not look as there.
  static func load(_ path: String, appearance: UIUserInterfaceStyle?) throws(CommandFailure) -> UIView {
    let data = try InputFile.read(path)
    let document: NibDocument
    do throws(NibError) {
      document = try NibDocument(data: data)
    } catch {
      throw CommandFailure(.badData, "\(path):\(error.line == nil ? " " : "")\(error)")
    }
    // Its images are the files beside it.
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let contents = NibContents(of: document, bundle: Bundle(url: folder))
    if let error = contents.warnings.first(where: \.isError) {
      throw CommandFailure(.badData, "\(path):\(error)")
    }
    for warning in contents.warnings { StandardError.write("stipple: warning: \(path):\(warning)") }
    guard let view = contents.views.first else {
      throw CommandFailure(.badData, "\(path): the document has no view at its top; add one in Interface Builder")
    }
    if let appearance { view.traitOverrides.userInterfaceStyle = appearance }
    return view
  }
}
