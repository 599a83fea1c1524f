// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// Which classes get a table and a place in the index.
struct ClassTests {
  @Test(arguments: [
    ("class A: UIView {}", ["A"]),
    ("public final class A: UIView {}", ["A"]),
    ("@IBDesignable open class A: UIKit.UIControl, Codable {}", ["A"]),
    ("class B: A {}\nclass A: UIView {}", ["B", "A"]),
    ("typealias Base = UIView\nclass A: Base {}", ["A"]),
    ("enum Views { class A: UIView { class B: A {} } }", ["Views.A", "Views.A.B"]),
    ("extension Outer { class A: UIView {} }\nclass Outer {}", ["Outer.A"]),
    ("class UIView: UIKit.UIView {}", ["UIView"]),
    ("class `default`: UIView {}", ["`default`"]),
    ("class A {}", []),
    ("protocol P {}\nclass A: P {}", []),
    ("class A: B {}\nclass B: A {}", []),
    ("class A: @unchecked Sendable {}", []),
    ("class G<T>: UIView {}", []),
    ("class G<T>: UIView {}\nclass A: G<Int> {}", ["A"]),
    ("private class A: UIView {}\nfileprivate class B: UIView {}", []),
    ("private enum E { class A: UIView {} }", []),
    ("private enum E {}\nextension E { class A: UIView {} }", []),
    ("class G<T> {}\nextension G { class A: UIView {} }", []),
    ("@available(*, unavailable) class A: UIView {}", []),
    ("struct S {}\nactor C {}", []),
    // A base of designable classes that is not designable itself.
    ("class A: UIView {}\n@IBDesignable class B: A {}", ["B"]),
    ("class A: UIView {}\nclass B: A {}\n@IBDesignable class C: B {}\n@IBDesignable class D: B {}", ["C", "D"]),
    ("@IBDesignable class A: UIView {}\n@IBDesignable class B: A {}", ["A", "B"]),
    ("class A: UIView {}\n@IBDesignable class B: A {}\nclass C: B {}\nclass D: A {}", ["B", "C", "D"]),
  ])
  func theIndexListsWhatMayBeAViewInSourceOrder(source: String, expected: [String]) async throws {
    let result = try await SourceTool.read("import UIKit\n" + source)
    #expect(result.classes == expected)
    #expect(result.warnings == [])
  }

  @Test func classesThatInheritFromEachOtherAreNone() async throws {
    let result = try await SourceTool.read("import UIKit\n@IBDesignable class A: B {}\n@IBDesignable class B: A {}")
    #expect(result.classes == [])
    #expect(result.warnings.count == 2)
  }

  /// It is left out of the index alone: what it declares is inherited.
  @Test func aBaseHasATableOfItsOwn() async throws {
    let result = try await SourceTool.read(
      "class A: UIView { @IBInspectable var x: Int = 1 }\n@IBDesignable class B: A { @IBInspectable var y: Int = 1 }")
    #expect(result.classes == ["B"])
    #expect(result.attributes == ["\"x\", \\A.x", "\"y\", \\B.y"])
    #expect(result.warnings == [])
  }

  @Test func aModuleWithoutClassesGetsNoCodeAndNoImport() async throws {
    let result = try await SourceTool.read("struct Layout { var pitch = 1.0 }")
    #expect(
      result.generated
        == "// Written by stipple-source from the sources of Sample: attributes by name. Do not edit.\n")
  }

  @Test(arguments: [
    ("private class V: UIView", "view 'V' is left out: 'V' is private; make it internal at least"),
    (
      "class V<T>: UIView",
      "view 'V' is left out: 'V' is generic, and a name stands for one class; move it to a class that is not"
    ),
    ("class V", "'V' is left out: it is no view, since it has no superclass"),
  ])
  func aClassThatCannotBeNamedIsLeftOutWithAWarning(header: String, message: String) async throws {
    let result = try await SourceTool.read("import UIKit\n\(header) { @IBInspectable var x: Int = 1 }")
    #expect(result.warnings.count == 1)
    #expect(result.warnings.first?.hasSuffix(": warning: " + message) == true)
    #expect(result.attributes == [] && result.classes == [])
  }

  @Test func nestedClassesHaveTablesAtTheTop() async throws {
    let result = try await SourceTool.read("enum Views { class A: UIView { @IBInspectable var x: Int = 1 } }")
    #expect(result.generated.contains("\nfinal class Views_A__Inspectables: UIKit.InspectableTable {\n"))
    #expect(result.attributes == ["\"x\", \\Views.A.x"])
  }

  @Test func extensionsAddToTheTableOfTheirClassInWhateverFileTheyStand() async throws {
    let result = try await SourceTool.read(
      "extension Sample.V { @IBInspectable var a: Int { get { 1 } set {} } }",
      "class V: UIView { @IBInspectable var b: Int = 1 }",
      "extension W { @IBInspectable var c: Int { get { 1 } set {} } }\ntypealias W = V")
    #expect(result.attributes == ["\"b\", \\V.b", "\"a\", \\V.a", "\"c\", \\V.c"])
    #expect(result.generated.components(separatedBy: "final class V__Inspectables").count == 2)
  }

  @Test(arguments: ["UIView", "UIKit.UIView"])
  func extensionsOfClassesFromElsewhereHaveATableHere(name: String) async throws {
    let result = try await SourceTool.read(
      "import UIKit\nextension \(name) { @IBInspectable var radius: CGFloat { get { 1 } set {} } }")
    #expect(result.generated.contains("\nfinal class UIView__Inspectables: UIKit.InspectableTable {\n"))
    #expect(result.attributes == ["\"radius\", \\\(name).radius"])
    #expect(result.classes == [])
  }

  @Test(arguments: [
    ("private extension V", "the extension is private; make it internal at least"),
    (
      "extension V where Self: P",
      "the extension is generic, and a name stands for one class; move it to a class that is not"
    ),
    ("protocol P {}\nextension P", "it is no class"),
  ])
  func extensionsThatNoNameReachesAreLeftOutWithAWarning(header: String, reason: String) async throws {
    let result = try await SourceTool.read(
      "class V: UIView {}\n\(header) { @IBInspectable var x: Int { get { 1 } set {} } }")
    #expect(result.warnings.count == 1)
    #expect(result.warnings.first?.hasSuffix(" here are left out: " + reason) == true)
    #expect(result.attributes == [])
  }

  @Test func whatIsDeprecatedIsListedByWhatIsDeprecated() async throws {
    let result = try await SourceTool.read(
      """
      @available(*, deprecated, message: "old") class A: UIView { @IBInspectable var x: Int = 1 }
      class B: UIView { @available(*, deprecated) @IBInspectable var x: Int = 1 }
      class C: UIView { @available(iOS 17, *) @IBInspectable var x: Int = 1 }
      """)
    #expect(result.generated.contains("@available(*, deprecated)\nfinal class A__Inspectables"))
    #expect(result.generated.contains("@available(*, deprecated)\nfinal class B__Inspectables"))
    #expect(result.generated.contains("\n\nfinal class C__Inspectables"))
    #expect(result.generated.contains("@available(*, deprecated)\nfinal class Inspectables__Index"))
  }
}
