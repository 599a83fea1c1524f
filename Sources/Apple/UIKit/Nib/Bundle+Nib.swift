// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation

extension Bundle {
  /// Makes the objects of the document `name.xib` of this bundle and gives those at its top, in order.
  ///
  /// For the main bundle the document may also be beside the program. Apple's raises an exception where there is none;
  /// this gives nil and says so on stderr.
  /// - Parameters:
  ///   - name: The name without its ending.
  ///   - owner: The object in place of the file's owner.
  ///   - options: Not used yet.
  @preconcurrency @MainActor
  public func loadNibNamed(_ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil) -> [Any]? {
    let bundle = self == .main ? nil : self
    guard UINib.url(ofNib: name, bundle: bundle) != nil else {
      StandardError.write("UINib: \(name): there is no document of this name in \(bundlePath)")
      return nil
    }
    return UINib(nibName: name, bundle: bundle).instantiate(withOwner: owner, options: options)
  }
}
