// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// The generated code as the compiler sees it, beside the sources that it was generated from.
struct CompilationTests {
  /// A module's settings: arguments of the compiler, and how its sources import UIKit.
  struct Settings: CustomTestStringConvertible {
    let flags: [String]
    let header: String

    var testDescription: String { (flags + [header]).joined(separator: " ") }
  }

  static let settings = [
    Settings(flags: ["-swift-version", "5"], header: "import UIKit"),
    Settings(flags: ["-swift-version", "5"], header: "public import UIKit"),
    Settings(flags: ["-swift-version", "6"], header: "import UIKit"),
    Settings(flags: ["-swift-version", "6"], header: "@preconcurrency import UIKit"),
    Settings(
      flags: [
        "-swift-version", "6", "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
        "MemberImportVisibility", "-enable-upcoming-feature", "ExistentialAny",
      ], header: "public import UIKit"),
    Settings(flags: ["-swift-version", "6", "-default-isolation", "MainActor"], header: "import UIKit"),
  ]

  @Test(arguments: settings)
  func generatedCodeCompilesWithoutWarnings(settings: Settings) async throws {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let source = try folder.write(settings.header + "\n" + Self.views, to: "Views.swift")
    let generated = folder.url.appending(path: "Generated.swift")
    let tool = try await ProgramRun.product(
      "stipple-source", ["inspectables", "--module", "Sample", "--output", generated.path, source.path])
    #expect(tool.status == 0)
    #expect(tool.errorText.isEmpty)
    let compiler = try await ProgramRun.run(
      "swiftc",
      ["-typecheck", "-warnings-as-errors", "-module-name", "Sample", "-D", "FANCY"] + settings.flags + Self.modules
        + [source.path, generated.path], timeLimit: 300)
    #expect(compiler.errorText == "")
    #expect(compiler.status == 0)
  }

  /// Where the built modules are, and those of C beneath them.
  private static var modules: [String] {
    let products = ProgramRun.products
    let maps =
      [products.appending(path: "CStippleRuntime.build/module.modulemap")]
      + ["CCairo", "CPango"].map { Checkout.root.appending(path: "Sources/\($0)/module.modulemap") }
    return ["-I", products.appending(path: "Modules").path]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
  }

  /// What people write, as far as it bears on the generated code.
  private static let views = """
    @IBDesignable open class Line: UIView {
      /// The diameter of a "dot". - Unit: pt
      /// - Unit: pt
      @IBInspectable open var lineWidth: CGFloat = 2 { didSet { setNeedsLayout() } }
      @IBInspectable public internal(set) var color = UIColor.systemGray
      @IBInspectable var inferred = 1, other: Bool = true
      @IBInspectable lazy var late: Double = 3
      @IBInspectable var `default`: String? = nil
      @IBInspectable var image: UIImage!
      @IBInspectable var kind = Kind.round
      @available(*, deprecated) @IBInspectable var old: Points = 1
      #if FANCY
        @IBInspectable var fancy: CGPoint = .zero
      #elseif PLAIN
        @IBInspectable var plain: CGPoint = .zero
      #endif
    }
    public enum Kind { case round }
    typealias Points = CGFloat
    extension Line {
      @IBInspectable var area: CGSize {
        get { bounds.size }
        set { bounds.size = newValue }
      }
      @available(*, deprecated, message: "as it was")
      final class Old: Line { @IBInspectable var frameBefore: CGRect = .zero }
    }
    extension UIView {
      @IBInspectable var radius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
      }
    }
    @available(*, deprecated)
    extension Concrete {
      @IBInspectable var total: Int {
        get { count }
        set { count = newValue }
      }
    }
    extension UIKit.UIView {
      @IBInspectable var edge: CGFloat {
        get { layer.borderWidth }
        set { layer.borderWidth = newValue }
      }
    }
    private enum Hidden {}
    extension Hidden { final class Secret: UIView {} }
    class Generic<Value>: UIView {}
    final class Concrete: Generic<Int> { @IBInspectable var count: Int = 0 }
    final class `class`: UIView { @IBInspectable var `let`: Float = 0 }
    // No views, but classes that look as if they might be.
    class Settings: NSObject { @IBInspectable var scale: CGFloat = 1 }
    final class Model: Codable {}
    #if os(iOS)
      final class Elsewhere: UIView { @IBInspectable var here: Int = 1 }
    #endif
    """
}
