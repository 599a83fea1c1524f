// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing

/// How `#if` around a declaration goes on around what is generated of it.
struct ConditionTests {
  @Test(
    arguments: [
      ("canImport(Darwin)", nil), ("canImport(ObjectiveC) && DEBUG", nil), ("os(iOS) || os(tvOS)", nil),
      ("targetEnvironment(simulator)", nil), ("!os(Linux)", nil), ("false", nil), ("(DEBUG) && false", nil),
      ("os(Linux)", ""), ("!canImport(Darwin)", ""), ("true || DEBUG", ""), ("!(os(iOS))", ""),
      ("DEBUG", "#if DEBUG"), ("os(iOS) || DEBUG", "#if os(iOS) || DEBUG"),
      ("swift(>=5.9)", "#if swift(>=5.9)"), ("canImport(UIKit)", "#if canImport(UIKit)"),
      ("(DEBUG &&\n  !FAST)", "#if (DEBUG && !FAST)"), ("os(iOS) && A || B", "#if os(iOS) && A || B"),
    ] as [(String, String?)])
  func theCompilerDecidesAllButWhatIsSureOnLinux(condition: String, expected: String?) async throws {
    let result = try await SourceTool.read(members: "#if \(condition)\n@IBInspectable var x: Int = 1\n#endif")
    #expect(result.attributes == (expected == nil ? [] : ["\"x\", \\Sample.x"]))
    #expect(
      result.generated.split(separator: "\n").filter { $0.hasPrefix("#if") } == (expected ?? "").split(separator: "\n"))
  }

  @Test func laterBranchesHoldWhereEarlierOnesDoNot() async throws {
    let result = try await SourceTool.read(
      members: """
        #if canImport(Darwin)
          @IBInspectable private var a: Int = 1
        #elseif DEBUG
          @IBInspectable var b: Int = 1
          @IBInspectable var c: Int = 1
          #if FAST
            @IBInspectable var d: Int = 1
          #endif
        #else
          @IBInspectable var e: Int = 1
        #endif
        """)
    #expect(result.warnings == [])
    let body = result.generated.split(separator: "\n").filter { $0.hasPrefix("#") || $0.contains("\\Sample") }
      .map { $0.hasPrefix("#") ? String($0) : String($0.suffix(3).prefix(1)) }
    #expect(
      body == [
        "#if DEBUG", "b", "c", "#endif", "#if (DEBUG) && (FAST)", "d", "#endif", "#if !(DEBUG)", "e", "#endif",
      ])
  }

  @Test func aConditionalClassHasAConditionalTable() async throws {
    let result = try await SourceTool.read(
      """
      #if os(iOS)
        class A: UIView { @IBInspectable private var x: Int = 1 }
      #elseif FANCY
        class A: UIView { @IBInspectable var x: Int = 1 }
      #endif
      """)
    #expect(result.warnings == [])
    #expect(result.generated.contains("#if FANCY\nfinal class A__Inspectables"))
    #expect(result.generated.contains("#if FANCY\n    classes.append(A.self)\n#endif"))
  }

  @Test func attributesUnderAConditionCount() async throws {
    let result = try await SourceTool.read(
      """
      #if canImport(Darwin)
      @objc(StippleA)
      #endif
      @IBDesignable class A: UIView {
        #if !canImport(Darwin)
        @IBInspectable
        #endif
        var x: Int = 1
        #if canImport(Darwin)
        @IBInspectable
        #endif
        var y: Int = 1
      }
      """)
    #expect(result.attributes == ["\"x\", \\A.x"])
  }
}
