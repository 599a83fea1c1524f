// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import StippleTestSupport
import Testing

struct NibViewTests {
  @Test func viewSaysWhatTheDocumentSays() throws {
    let ticket = try #require(Documents.named("Everything").views.first)
    let line = try #require(ticket.subviews.first)
    #expect(ticket.frame == CGRect(x: 0, y: 0, width: 375, height: 180.5))
    #expect(line.frame == CGRect(x: 16, y: -2.5, width: 343, height: 4))
    #expect(line.object.element == "view")
    #expect(line.object.id == "tEa-r0-Ln1")
    #expect(line.object.userLabel == "Tear line")
    #expect(line.object.customClass == "DottedLineView")
    #expect(line.object.customModule == "Stipple")
    #expect(line.object.customModuleProvider == nil)
    #expect(line.object.line == 28)
    #expect(line.alpha == 0.25)
    #expect(line.tag == 7)
    #expect(line.contentMode == "redraw")
    #expect(line.colors == ["backgroundColor": .system("systemBackgroundColor"), "tintColor": .named("Brand/Accent")])
  }

  @Test func flagsAreThoseThatAreWritten() throws {
    let ticket = try #require(Documents.named("Everything").views.first)
    let line = try #require(ticket.subviews.first)
    #expect(ticket.flags == [.opaque: false, .clearsContextBeforeDrawing: false])
    #expect(
      line.flags == [
        .hidden: true, .clipsSubviews: true, .multipleTouchEnabled: true, .userInteractionEnabled: false,
        .autoresizesSubviews: false, .fixedFrame: true, .translatesAutoresizingMaskIntoConstraints: false,
      ])
  }

  @Test func whatIsNotWrittenIsNil() throws {
    let view = try Documents.view("")
    #expect(view.frame == nil)
    #expect(view.bounds == nil)
    #expect(view.autoresizingMask == nil)
    #expect(view.contentMode == nil)
    #expect(view.alpha == nil)
    #expect(view.tag == nil)
    #expect(view.flags.isEmpty)
    #expect(view.colors.isEmpty)
    #expect(view.subviews.isEmpty)
    #expect(view.object.userLabel == nil)
    #expect(view.object.customClass == nil)
    #expect(view.object.attributes.isEmpty)
    #expect(view.constraintCount == 0)
  }

  @Test func emptyClassIsNone() throws {
    let text = InterfaceDocument.text(objects: "<view id=\"a\" customClass=\"\"/>")
    #expect(try NibDocument(data: Data(text.utf8)).views.first?.object.customClass == nil)
    #expect(try NibDocument(data: Data(text.utf8)).views.count == 1)
  }

  @Test func boundsAreApartFromTheFrame() throws {
    let view = try Documents.view(
      """
      <rect key="frame" x="1" y="2" width="3" height="4"/><rect key="bounds" x="5" y="6" width="7" height="8"/>
      """)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.bounds == CGRect(x: 5, y: 6, width: 7, height: 8))
  }

  @Test(arguments: [
    ("flexibleMinX", NibAutoresizingMask.flexibleMinX), ("widthSizable", .widthSizable),
    ("flexibleMaxX", .flexibleMaxX), ("flexibleMinY", .flexibleMinY), ("heightSizable", .heightSizable),
    ("flexibleMaxY", .flexibleMaxY),
  ])
  func autoresizingMaskHasTheBitThatIsWritten(name: String, bit: NibAutoresizingMask) throws {
    let view = try Documents.view("<autoresizingMask key=\"autoresizingMask\" \(name)=\"YES\"/>")
    #expect(view.autoresizingMask == bit)
  }

  @Test func emptyAutoresizingMaskIsNotNone() throws {
    #expect(try Documents.view("<autoresizingMask key=\"autoresizingMask\"/>").autoresizingMask == [])
  }

  @Test func everyElementAmongSubviewsIsAView() throws {
    let ticket = try #require(Documents.named("Everything").views.first)
    #expect(ticket.subviews.map(\.object.element) == ["view", "label", "visualEffectView"])
    #expect(ticket.subviews.map(\.object.line) == [28, 82, 91])
  }

  @Test func contentViewIsASubview() throws {
    let views = try Documents.named("Everything").views
    let effect = try #require(views.first?.subviews.last)
    let cell = try #require(views.last)
    #expect(effect.subviews.map(\.object.id) == ["cOn-t3-nt1"])
    #expect(cell.subviews.map(\.object.element) == ["tableViewCellContentView"])
    #expect(cell.subviews.first?.subviews.map(\.object.id) == ["c3L-l0-003"])
  }

  @Test func constraintsAreCounted() throws {
    #expect(try Documents.named("Everything").views.first?.constraintCount == 2)
  }
}
