// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import StippleTestSupport
import Testing

struct NibDocumentTests {
  @Test func objectsKeepTheDocumentsOrder() throws {
    let objects = try Documents.named("Everything").objects.map { object -> String in
      switch object {
      case .placeholder(let object): "placeholder \(object.id ?? "")"
      case .view(let view): "view \(view.object.id ?? "")"
      case .other(let object): "other \(object.id ?? "")"
      }
    }
    #expect(
      objects == ["placeholder -1", "placeholder -2", "view iN0-l3-epB", "other tAp-g3-st1", "view c3L-l0-001"])
  }

  @Test func placeholderTellsWhatItStandsFor() throws {
    guard case .placeholder(let owner)? = try Documents.named("Everything").objects.first else {
      Issue.record("The first object is no placeholder.")
      return
    }
    #expect(owner.placeholderIdentifier == "IBFilesOwner")
    #expect(owner.customClass == "TicketView")
    #expect(owner.customModule == "Tickets")
    #expect(owner.customModuleProvider == "target")
    #expect(owner.connections.map(\.kind) == ["outlet"])
    #expect(owner.connections.first?.name == "contentView")
    #expect(owner.connections.first?.destination == "iN0-l3-epB")
    #expect(owner.connections.first?.line == 20)
  }

  @Test func actionIsNamedByItsSelector() throws {
    guard case .other(let gesture) = try Documents.named("Everything").objects[3] else {
      Issue.record("The fourth object is no gesture.")
      return
    }
    #expect(gesture.element == "tapGestureRecognizer")
    #expect(gesture.connections.first?.kind == "action")
    #expect(gesture.connections.first?.name == "flip:")
  }

  @Test func resourcesAreReadByName() throws {
    let resources = try Documents.named("Everything").resources
    #expect(
      resources.namedColors == ["Brand/Accent": .rgb(red: 0.9, green: 0.1, blue: 0.2, alpha: 1, space: "sRGB")])
    #expect(
      resources.systemColors
        == ["systemBackgroundColor": .gray(white: 1, alpha: 1, space: "genericGamma22GrayColorSpace")])
    #expect(resources.images["stamp"]?.size == CGSize(width: 24, height: 32))
    #expect(resources.images["stamp"]?.isSystem == false)
    #expect(resources.images["star.fill"]?.isSystem == true)
  }

  @Test func emptyDocumentHasNoViews() throws {
    let document = try NibDocument(data: Data(InterfaceDocument.text(objects: "").utf8))
    #expect(document.objects.isEmpty)
    #expect(document.views.isEmpty)
  }

  @Test func documentForTelevisionIsRead() throws {
    let text = InterfaceDocument.text(objects: "<view id=\"a\"/>")
      .replacing("com.apple.InterfaceBuilder3.CocoaTouch.XIB", with: "com.apple.InterfaceBuilder.AppleTV.XIB")
    #expect(try NibDocument(data: Data(text.utf8)).views.count == 1)
  }

  @Test func byteOrderMarkCommentsAndInstructionsAreSkipped() throws {
    let text = InterfaceDocument.text(objects: "<!-- <view/> --><view id=\"a\"/>")
      .replacing("?>\n", with: "?>\n<!-- <!DOCTYPE a> -->\n<?note <!DOCTYPE b> ?>\n", maxReplacements: 1)
    #expect(try NibDocument(data: Data(("\u{FEFF}" + text).utf8)).views.count == 1)
  }

  @Test func sameDataGivesTheSameDocument() throws {
    #expect(try Documents.named("Everything") == Documents.named("Everything"))
  }
}
