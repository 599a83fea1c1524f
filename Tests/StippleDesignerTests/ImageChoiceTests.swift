// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

@testable import StippleDesigner

/// Images of a document's views are chosen by their names.
@MainActor struct ImageChoiceTests {
  private let folder: TemporaryFolder
  private let stage = SceneStage(views: [ImageSampleView.self])

  init() throws {
    folder = try TemporaryFolder()
    for (path, width) in [("star.png", 8.0), ("star@2x.png", 8), ("sun@2x.png", 10)] {
      try Self.png(width, scale: path.contains("@2x") ? 2 : 1).write(to: folder.url.appending(path: path))
    }
    let set = folder.url.appending(path: "Art.xcassets/Sky/moon.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Self.png(16, scale: 1).write(to: set.appending(path: "m.png"))
    try Data(#"{"images": [{"idiom": "universal", "scale": "1x", "filename": "m.png"}]}"#.utf8)
      .write(to: set.appending(path: "Contents.json"))
    try Data("no image".utf8).write(to: folder.url.appending(path: "note.txt"))
    try load(Self.document())
  }

  private static func png(_ width: CGFloat, scale: CGFloat) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: width, height: 4), format: format)
    return try #require(renderer.image { $0.fill(CGRect(x: 0, y: 0, width: 3, height: 3)) }.pngData())
  }

  private static func document(_ attributes: String? = nil) -> String {
    let attributes =
      attributes ?? #"<userDefinedRuntimeAttribute type="image" keyPath="badge" value="star"/>"#
    return InterfaceDocument.text(
      objects: """
                <view id="it" customClass="ImageSampleView" customModule="StippleDesignerTests">
                    <rect key="frame" x="0.0" y="0.0" width="60" height="40"/>
                    <userDefinedRuntimeAttributes>
                        \(attributes)
                    </userDefinedRuntimeAttributes>
                </view>
        """)
  }

  private func load(_ text: String) throws {
    #expect(try stage.load(Data(text.utf8), number: 1, folder: folder.url.path).warnings.isEmpty)
  }

  private func scene(_ changes: (String, AttributeValue)...) -> DesignScene {
    DesignScene(
      source: .document(number: 1, root: nil), size: nil,
      changes: changes.map { .init(object: "it", key: $0.0, value: $0.1) })
  }

  private func attribute(_ key: String, _ scene: DesignScene) throws -> DesignAttribute {
    let inspection = SceneInspector(try stage.show(scene)).inspection(of: "it")
    return try #require(inspection.groups.flatMap(\.attributes).first { $0.key == key })
  }

  private func view(_ scene: DesignScene) throws -> ImageSampleView {
    try #require(try stage.show(scene).root as? ImageSampleView)
  }

  @Test func theImagesBesideTheDocumentCanBeChosen() throws {
    let badge = try attribute("badge", scene())
    #expect(badge.control == .image)
    #expect(badge.choices == ["moon", "star", "sun"])
    #expect(badge.value == .text("star"))
    #expect(badge.isOptional && badge.isSet)
    #expect(badge.standard == .null)
    let icon = try attribute("icon", scene(("icon", .text("sun"))))
    #expect(icon.value == .text("sun"))
    #expect(!icon.isOptional && icon.isSet)
  }

  @Test func aChosenImageIsShown() throws {
    #expect(try view(scene()).badge?.size.width == 8)
    #expect(try view(scene(("badge", .text("moon")))).badge?.size.width == 16)
    #expect(try view(scene(("badge", .text("sun")))).badge?.size.width == 10)
    #expect(try attribute("badge", scene(("badge", .text("sun")))).value == .text("sun"))
    for value in [AttributeValue.null, .text("nil")] {
      #expect(try view(scene(("badge", value))).badge == nil)
      #expect(try attribute("badge", scene(("badge", value))).value == .null)
    }
    #expect(try view(scene()).badge?.size.width == 8)
  }

  @Test(arguments: [
    ("badge", "son", "ImageSampleView.badge: there is no PNG image 'son' beside the document; the nearest is 'sun'"),
    ("badge", "../star", "ImageSampleView.badge: there is no PNG image '../star' beside the document"),
    ("badge", "note.txt", "ImageSampleView.badge: there is no PNG image 'note.txt' beside the document"),
    ("icon", "nil", "ImageSampleView.icon: there is no PNG image 'nil' beside the document"),
  ])
  func whatIsNoChoiceIsRefused(key: String, name: String, message: String) {
    let error = #expect(throws: SceneError.self) { try stage.show(scene((key, .text(name)))) }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
  }

  @Test func aChosenImageIsWrittenAsInterfaceBuilderDoes() throws {
    let scene = scene(("badge", .text("moon")), ("icon", .text("sun")))
    let text = String(decoding: try stage.document(with: scene).0, as: UTF8.self)
    #expect(text.contains(#"<userDefinedRuntimeAttribute type="image" keyPath="badge" value="moon"/>"#))
    #expect(text.contains(#"<userDefinedRuntimeAttribute type="image" keyPath="icon" value="sun"/>"#))
    let shown = try [attribute("badge", scene), attribute("icon", scene)]
    try load(text)
    #expect(try [attribute("badge", self.scene()), attribute("icon", self.scene())] == shown)
  }

  @Test func noImageIsWrittenAsNilAndAResetAsNothing() throws {
    let none = String(decoding: try stage.document(with: scene(("badge", .text("nil")))).0, as: UTF8.self)
    #expect(none.contains(#"<userDefinedRuntimeAttribute type="nil" keyPath="badge"/>"#))
    let reset = String(decoding: try stage.document(with: scene(("badge", .null))).0, as: UTF8.self)
    #expect(!reset.contains("badge"))
  }

  @Test func textNamesTheImages() throws {
    let inspector = SceneInspector(try stage.show(scene(("icon", .text("sun")))))
    let swift = try inspector.text(of: "it", .swift)
    #expect(swift.contains("view.badge = UIImage(named: \"star\")\n"))
    #expect(swift.contains("view.icon = UIImage(named: \"sun\") ?? UIImage()\n"))
    #expect(
      try inspector.text(of: "it", .xml).contains(
        #"<userDefinedRuntimeAttribute type="image" keyPath="badge" value="star"/>"#))
  }
}
