// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension AppPackage {
  /// What SwiftPM says of a package, as far as it matters here.
  private struct Description: Decodable {
    struct Target: Decodable {
      let name: String
      let targetDependencies: [String]?
      let productDependencies: [String]?
    }

    struct Product: Decodable {
      let name: String
      let targets: [String]
      /// The kind is the one key.
      let type: [String: [String]?]
    }

    let targets: [Target]
    let products: [Product]

    /// Products that can be run, by name; a target that can be run has one even where the manifest names none.
    var executables: [Product] {
      products.filter { $0.type.keys.contains("executable") }.sorted { $0.name < $1.name }
    }

    /// Whether a product is made of a target that depends on UIKit, or on what comes with it.
    func usesUIKit(_ product: Product) -> Bool {
      var open = product.targets
      var seen: Set<String> = []
      while let name = open.popLast() {
        guard seen.insert(name).inserted, let target = targets.first(where: { $0.name == name }) else { continue }
        let parts = target.targetDependencies ?? []
        if !Set(parts + (target.productDependencies ?? [])).isDisjoint(with: ["UIKit", "Stipple"]) { return true }
        open += parts
      }
      return false
    }
  }

  /// The name of the executable to run.
  /// - Parameter wanted: nil for the only one.
  func executable(named wanted: String?) throws(CommandFailure) -> String {
    let description = try describe()
    let all = description.executables
    if all.isEmpty {
      throw CommandFailure(.badData, "'\(name)' has no executable; add an .executableTarget to its Package.swift")
    }
    let named = all.filter { wanted == nil || $0.name == wanted }
    if named.isEmpty {
      throw CommandFailure(.badData, "'\(name)' has no executable '\(wanted ?? "")'; it has \(Self.list(all))")
    }
    let apps = named.filter { description.usesUIKit($0) }
    guard let app = apps.first else {
      let which = named.count == 1 ? "'\(named[0].name)' does not depend" : "none of \(Self.list(named)) depends"
      throw CommandFailure(
        .badData, "\(which) on UIKit; add .product(name: \"UIKit\", package: \"stipple\") to its dependencies")
    }
    if apps.count > 1 {
      throw CommandFailure(
        .badData, "'\(name)' has several apps, \(Self.list(apps)); choose one by --product NAME")
    }
    return app.name
  }

  private static func list(_ products: [Description.Product]) -> String {
    products.map(\.name).joined(separator: ", ")
  }

  private func describe() throws(CommandFailure) -> Description {
    let child = try ChildProcess.swift(["package"] + places + ["describe", "--type", "json"])
    var (output, errors) = (Data(), Data())
    let status = child.run { piece in
      switch piece {
      case .output(let data): output += data
      case .errors(let data): errors += data
      case .nothing: break
      }
    }
    guard status == 0 else {
      FileHandle.standardError.write(errors)
      throw CommandFailure(.badData, "SwiftPM cannot make sense of '\(name)'; see above")
    }
    do {
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      return try decoder.decode(Description.self, from: output)
    } catch {
      throw CommandFailure(.software, "cannot read what SwiftPM says of '\(name)': \(error)")
    }
  }
}
