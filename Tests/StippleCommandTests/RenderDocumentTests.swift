// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing

/// Documents of Interface Builder drawn from the command line.
struct RenderDocumentTests {
  /// A document with the objects given.
  private static func document(_ objects: String) -> String {
    InterfaceDocument.text(
      objects: """
                <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
        \(objects)
        """)
  }

  private static func view(width: Double, height: Double, custom: String = "", content: String = "") -> String {
    """
            <view contentMode="scaleToFill" id="a-b-c"\(custom)>
                <rect key="frame" x="7" y="9" width="\(width)" height="\(height)"/>
    \(content)
            </view>
    """
  }

  private static let line = view(
    width: 60, height: 20, custom: " customClass=\"DottedLineView\" customModule=\"Stipple\"",
    content: """
                  <userDefinedRuntimeAttributes>
                      <userDefinedRuntimeAttribute type="number" keyPath="lineWidth">
                          <real key="value" value="4"/>
                      </userDefinedRuntimeAttribute>
                  </userDefinedRuntimeAttributes>
      """)

  @Test func theDemoIsDrawnInEveryForm() async throws {
    let stipple = try Stipple()
    let demo = Checkout.root.appending(path: "Examples/Demo/Demo.xib").path
    let run = try await stipple("render", demo, "-o", "a.png", "-o", "a.pdf", "-o", "a.svg")
    #expect(run.status == 0)
    #expect(run.errorText == "")
    #expect(try stipple.data("a.png").sizeOfPNG == [1200, 800])
    #expect(try stipple.data("a.pdf").isPDF)
    #expect(try stipple.data("a.svg").isSVG)
  }

  @Test func theFirstViewIsDrawnAtItsOwnSizeWithoutItsPlace() async throws {
    let stipple = try Stipple()
    try stipple.folder.write(Self.document(Self.line + Self.view(width: 5, height: 5)), to: "a.xib")
    #expect(try await stipple("render", "a.xib", "-o", "a.png").status == 0)
    #expect(try stipple.data("a.png").sizeOfPNG == [120, 40])
    let same = try await stipple(
      "render", "--view", "DottedLineView", "--set", "lineWidth=4", "--size", "60x20", "-o", "b.png")
    #expect(same.status == 0)
    #expect(try stipple.data("a.png") == stipple.data("b.png"))
  }

  @Test func aSizeLaysTheDocumentOutAnew() async throws {
    let stipple = try Stipple()
    try stipple.folder.write(Self.document(Self.line), to: "a.xib")
    #expect(try await stipple("render", "--size=90x30", "-o", "a.png", "--", "a.xib").status == 0)
    let same = try await stipple(
      "render", "--view", "DottedLineView", "--set", "lineWidth=4", "--size", "90x30", "-o", "b.png")
    #expect(same.status == 0)
    #expect(try stipple.data("a.png") == stipple.data("b.png"))
  }

  @Test func appearanceReachesTheViewsOfADocument() async throws {
    let stipple = try Stipple()
    let color = "            <color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>"
    try stipple.folder.write(Self.document(Self.view(width: 4, height: 4, content: color)), to: "a.xib")
    for (appearance, background) in [("light", "#ffffff"), ("dark", "#000000")] {
      let run = try await stipple("render", "a.xib", "--appearance", appearance, "-o", "a.png")
      #expect(run.status == 0)
      let plain = try await stipple(
        "render", "--view", "GridView", "--background", background, "--size", "4x4", "-o", "b.png")
      #expect(plain.status == 0)
      #expect(try stipple.data("a.png") == stipple.data("b.png"))
    }
  }

  @Test func anUnknownClassIsDrawnPlainWithAWarning() async throws {
    let stipple = try Stipple()
    try stipple.folder.write(
      Self.document(Self.view(width: 10, height: 10, custom: " customClass=\"FancyView\"")), to: "a.xib")
    let run = try await stipple("render", "a.xib", "-o", "a.png")
    #expect(run.status == 0)
    #expect(run.errorText.hasPrefix("stipple: warning: a.xib:5: <view> FancyView: "))
    #expect(run.errorText.filter(\.isNewline).count == 1)
    #expect(try stipple.data("a.png").sizeOfPNG == [20, 20])
  }

  @Test func aDocumentFromAPipeIsRead() async throws {
    let stipple = try Stipple()
    try stipple.folder.write(Self.document(Self.line), to: "a.xib")
    let run = try await stipple.shell("cat a.xib | \"$stipple\" render /dev/stdin -o a.png")
    #expect(run.status == 0)
    #expect(try stipple.data("a.png").sizeOfPNG == [120, 40])
  }

  @Test(arguments: [
    ("", "a.xib: the document is empty"),
    ("hello", "a.xib"),
    ("<?xml version=\"1.0\"?>\n<document><objects></document>", "a.xib:2:"),
    ("<plist version=\"1.0\"/>", "this is no document of Interface Builder: it begins with <plist>"),
    (document(""), "a.xib: the document has no view at its top; add one in Interface Builder"),
    (document(view(width: 0, height: 10)), "a.xib: a picture of 0.0 x 10.0 points is empty"),
    (document(view(width: 9000, height: 10)), "a.xib: a picture of 18000.0 x 20.0 pixels is too large"),
  ])
  func aDocumentThatIsWrongIsRefusedWithItsPlace(text: String, message: String) async throws {
    let stipple = try Stipple()
    try stipple.folder.write(text, to: "a.xib")
    let run = try await stipple("render", "a.xib", "-o", "a.png")
    stipple.expectFailure(run, 65, message)
    #expect(try stipple.folder.names == ["a.xib"])
  }

  @Test(arguments: [
    ("type=\"string\" keyPath=\"linWidth\"", "DottedLineView has no attribute 'linWidth'; the nearest is 'lineWidth'"),
    ("type=\"string\" keyPath=\"lineWidth\"", "DottedLineView.lineWidth takes a number, such as 2.5, not 'x'"),
  ])
  func aKeyOrValueThatTheClassRefusesIsRefused(attribute: String, message: String) async throws {
    let stipple = try Stipple()
    let document = Self.document(
      """
      <view id="a" customClass="DottedLineView"><rect key="frame" x="0" y="0" width="20" height="4"/>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute \(attribute) value="x"/>
      </userDefinedRuntimeAttributes></view>
      """)
    try stipple.folder.write(document, to: "a.xib")
    let run = try await stipple("render", "a.xib", "-o", "a.png")
    stipple.expectFailure(run, 65, "<view> DottedLineView: \(message)")
    #expect(try stipple.folder.names == ["a.xib"])
  }

  @Test func theMendForADocumentWithoutSizeWorks() async throws {
    let stipple = try Stipple()
    try stipple.folder.write(Self.document(Self.view(width: 0, height: 0)), to: "a.xib")
    let refused = try await stipple("render", "a.xib", "-o", "a.png")
    stipple.expectFailure(refused, 65, "give --size")
    #expect(try await stipple("render", "a.xib", "-o", "a.png", "--size", "10x10").status == 0)
  }

  @Test(arguments: [
    ("missing.xib", "cannot read 'missing.xib': no such file or directory"),
    ("folder.xib", "cannot read 'folder.xib': it is a folder"),
    ("loop.xib", "cannot read 'loop.xib'"),
    ("file/a.xib", "cannot read 'file/a.xib': not a directory"),
    ("", "cannot read ''"),
  ])
  func aFileThatCannotBeReadIsNamed(path: String, message: String) async throws {
    let stipple = try Stipple()
    let folder = stipple.folder.url
    try FileManager.default.createDirectory(at: folder.appending(path: "folder.xib"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.appending(path: "loop.xib").path, withDestinationPath: "loop.xib")
    try stipple.folder.write("", to: "file")
    let run = try await stipple("render", path, "-o", "a.png")
    stipple.expectFailure(run, 66, message)
    #expect(try stipple.folder.names == ["file", "folder.xib", "loop.xib"])
  }

  @Test func theDocumentIsNeverOverwritten() async throws {
    let stipple = try Stipple()
    let text = Self.document(Self.line)
    try stipple.folder.write(text, to: "a.svg")
    try FileManager.default.createSymbolicLink(
      atPath: stipple.folder.url.appending(path: "b.png").path, withDestinationPath: "a.svg")
    for output in ["a.svg", "./a.svg", "b.png"] {
      let run = try await stipple("render", "a.svg", "-o", output)
      stipple.expectFailure(run, 64, "'-o \(output)' would overwrite the document")
    }
    #expect(try stipple.data("a.svg") == Data(text.utf8))
  }
}
