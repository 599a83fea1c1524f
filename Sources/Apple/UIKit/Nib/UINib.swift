// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

public import Foundation
import StippleNib

/// A document of Interface Builder, from which views are made as often as needed.
///
/// It reads the `.xib` itself, since there is nothing here that would compile it. Apple's raises an exception for a
/// document that is not there or is broken, and for an attribute that a view does not have; this one says so on stderr
/// and goes on with what is left. Outlets, actions, constraints and elements other than views are not made yet.
@preconcurrency @MainActor open class UINib: NSObject {
  /// A key of the options of `instantiate(withOwner:options:)`; there are no options yet.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes the key of a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// What messages call the document.
  private let name: String
  private let document: NibDocument?
  private let bundle: Bundle?

  /// Reads the document `name.xib` of a bundle; the main bundle's if none is given, or one beside the program.
  ///
  /// - Parameters:
  ///   - name: The name without its ending.
  ///   - bundleOrNil: Where the document and its images are.
  public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) {
    guard let url = Self.url(ofNib: name, bundle: bundleOrNil) else {
      self.init(name: name, bundle: bundleOrNil, problem: "there is no document of this name")
      return
    }
    do {
      self.init(name: name, data: try Data(contentsOf: url), bundle: bundleOrNil)
    } catch {
      self.init(name: name, bundle: bundleOrNil, problem: error.localizedDescription)
    }
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - data: The text of a `.xib`. (Apple's takes a compiled nib.)
  ///   - bundleOrNil: Where the document's images are; the main bundle if none is given.
  public convenience init(data: Data, bundle bundleOrNil: Bundle?) {
    self.init(name: "data", data: data, bundle: bundleOrNil)
  }

  /// Makes the document's objects anew and gives those at its top, in order, without placeholders.
  ///
  /// - Parameters:
  ///   - ownerOrNil: The object in place of the file's owner.
  ///   - optionsOrNil: Not used yet.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [UINib.OptionsKey: Any]? = nil) -> [Any] {
    guard let document else { return [] }
    let contents = NibContents(of: document, bundle: bundle, owner: ownerOrNil)
    for warning in contents.warnings {
      StandardError.write("UINib: \(name):\(warning)")
    }
    return contents.views
  }

  private convenience init(name: String, data: Data, bundle: Bundle?) {
    do {
      self.init(name: name, bundle: bundle, document: try NibDocument(data: data))
    } catch {
      self.init(name: name, bundle: bundle, problem: "\(error)")
    }
  }

  private convenience init(name: String, bundle: Bundle?, problem: String) {
    StandardError.write("UINib: \(name): \(problem)")
    self.init(name: name, bundle: bundle, document: nil)
  }

  private init(name: String, bundle: Bundle?, document: NibDocument?) {
    self.name = name
    self.document = document
    self.bundle = bundle
    super.init()
  }

  /// Where the document of a name is.
  ///
  /// An app on iOS has all its resources in its main bundle; a program that SwiftPM built has those of each target in
  /// a folder beside it, which are looked through by name.
  static func url(ofNib name: String, bundle: Bundle?) -> URL? {
    if let url = (bundle ?? .main).url(forResource: name, withExtension: "xib") { return url }
    guard bundle == nil, let folder = Bundle.main.executableURL?.deletingLastPathComponent() else { return nil }
    let neighbours = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let resources = neighbours.filter { $0.pathExtension == "resources" }.sorted { $0.path < $1.path }
    return ([folder] + resources).lazy.map { $0.appending(path: name + ".xib") }
      .first { FileManager.default.isReadableFile(atPath: $0.path) }
  }
}
