// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor struct NibWarningTests {
  @Test(arguments: [
    (
      "customClass=\"NoSuchView\"",
      "4: <view> NoSuchView: this program has no class NoSuchView; drawn as a plain UIView"
    ),
    (
      "customClass=\"NoSuchView\" customModule=\"UIKitTests\"",
      "4: <view> NoSuchView: this program has no class NoSuchView in module UIKitTests; drawn as a plain UIView"
    ),
    ("customClass=\"NibSampleObject\"", "4: <view> NibSampleObject: no view class; drawn as a plain UIView"),
    (
      "customClass=\"NibSampleObject\" customModule=\"UIKitTests\"",
      "4: <view> NibSampleObject: no view class; drawn as a plain UIView"
    ),
    ("customClass=\"NibFailingView\"", "4: <view> NibFailingView: init(coder:) gave nil; drawn as a plain UIView"),
    (
      "customClass=\"A&#9;B\" customModule=\"&#10;\"",
      "4: <view> A B: this program has no class A B in module  ; drawn as a plain UIView"
    ),
    ("customClass=\"A.B.C\"", "4: <view> A.B.C: this program has no class A.B.C; drawn as a plain UIView"),
  ])
  func classThatCannotBeMadeIsAPlainView(attributes: String, warning: String) throws {
    let contents = try NibSamples.contents(
      ofObjects: """
        <view id="a" \(attributes)>
        <rect key="frame" x="1" y="2" width="3" height="4"/>
        <subviews><view id="b" tag="2" customClass="NibSampleView"/></subviews>
        </view>
        """)
    let view = try #require(contents.views.first)
    #expect(contents.warnings.map(\.description) == [warning])
    #expect(type(of: view) == UIView.self)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.subviews.map(\.tag) == [2])
    #expect(view.subviews.first is NibSampleView)
  }

  @Test func moduleMayBeUnset() throws {
    let contents = try NibSamples.contents(ofObjects: "<view id=\"a\" customClass=\"NibSampleView\"/>")
    #expect(contents.views.first is NibSampleView)
    #expect(contents.warnings.isEmpty)
  }

  @Test func classOfUIKitMayBeNamed() throws {
    let contents = try NibSamples.contents(ofObjects: "<view id=\"a\" customClass=\"UIView\"/>")
    #expect(contents.views.count == 1)
    #expect(contents.warnings.isEmpty)
  }

  @Test func classOfAModuleThatIsNotHereIsTakenFromAnother() throws {
    let contents = try NibSamples.contents(
      ofObjects: "<view id=\"a\" customClass=\"NibSampleView\" customModule=\"TheApp\"/>")
    #expect(contents.views.first is NibSampleView)
    #expect(
      contents.warnings.map(\.message)
        == ["this program has no module TheApp with such a class; UIKitTests.NibSampleView is drawn"])
  }

  @Test(arguments: ["button", "stackView", "scrollView", "tableViewCell", "somethingNew"])
  func otherElementIsAPlainView(element: String) throws {
    let contents = try NibSamples.contents(
      ofObjects: """
        <\(element) id="a"><rect key="frame" x="1" y="2" width="3" height="4"/>
        <subviews><view id="b" tag="2"/></subviews></\(element)>
        """)
    let view = try #require(contents.views.first)
    #expect(type(of: view) == UIView.self)
    #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.subviews.map(\.tag) == [2])
    #expect(contents.warnings.map(\.description) == ["4: <\(element)>: drawn as a plain UIView"])
  }

  @Test func elementWithAClassOfTheAppIsOfThatClass() throws {
    let contents = try NibSamples.contents(
      ofObjects: """
        <button id="a" customClass="NibSampleView"><rect key="frame" x="1" y="2" width="3" height="4"/></button>
        """)
    #expect(contents.views.first is NibSampleView)
    #expect(contents.warnings.isEmpty)
  }

  @Test func objectThatIsNoViewIsLeftOut() throws {
    let contents = try NibSamples.contents(ofObjects: "<tapGestureRecognizer id=\"a\"/>\n<view id=\"b\"/>")
    #expect(contents.views.count == 1)
    #expect(contents.warnings.map(\.description) == ["4: <tapGestureRecognizer>: no view; left out"])
  }

  @Test(arguments: [
    (
      "type=\"number\" keyPath=\"widht\"", "<integer key=\"value\" value=\"1\"/>",
      "NibSampleView has no attribute 'widht'; the nearest is 'width'"
    ),
    (
      "type=\"string\" keyPath=\"width\" value=\"wide\"", "",
      "NibSampleView.width takes a number, such as 2.5, not 'wide'"
    ),
    (
      "type=\"number\" keyPath=\"count\"", "<real key=\"value\" value=\"1.5\"/>",
      "NibSampleView.count cannot hold 1.5: it takes a whole number, such as 3"
    ),
    (
      "type=\"nil\" keyPath=\"color\"", "",
      "NibSampleView.color takes a colour: #rrggbb, #rrggbbaa or a name of UIKit, such as systemRed, not nil"
    ),
    ("type=\"color\" keyPath=\"color\"", "<color key=\"value\" name=\"Gone\"/>", "color: no colour is named 'Gone'"),
    (
      "type=\"color\" keyPath=\"color\"", "<color key=\"value\" systemColor=\"systemNewColor\"/>",
      "color: no system colour is named 'systemNewColor'"
    ),
    (
      "type=\"color\" keyPath=\"color\"", "<color key=\"value\" white=\"1\" colorSpace=\"Lab\"/>",
      "color: unknown colour space 'Lab'"
    ),
    (
      "type=\"color\" keyPath=\"color\"", "<color key=\"value\" patternImage=\"a\"/>",
      "color: a colour in an unknown form"
    ),
    ("type=\"image\" keyPath=\"stamp\" value=\"gone\"", "", "stamp: there is no PNG file of the image 'gone'"),
    ("type=\"font\" keyPath=\"face\"", "", "face: unknown type 'font'"),
    (
      "type=\"number\" keyPath=\"layer.cornerRadios\"", "<integer key=\"value\" value=\"1\"/>",
      "NibSampleView has no attribute 'layer.cornerRadios'; the nearest is 'layer.cornerRadius'"
    ),
  ])
  func attributeThatCannotBeSetIsLeftAsItWas(attributes: String, child: String, message: String) throws {
    let contents = try NibSamples.contents(
      ofObjects: """
        <view id="a" customClass="NibSampleView"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute \(attributes)>\(child)</userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="name" value="next"/>
        </userDefinedRuntimeAttributes></view>
        """)
    let view = try #require(contents.views.first as? NibSampleView)
    let warning = try #require(contents.warnings.first)
    #expect(contents.warnings.count == 1)
    #expect(warning.message == message)
    #expect(warning.line == 5)
    #expect(warning.className == "NibSampleView")
    #expect(view.width == 1)
    #expect(view.count == 0)
    #expect(view.color == .black)
    #expect(view.name == "next")
  }

  @Test func colorOfALayerIsDrawnButNotOnIOS() throws {
    let contents = try NibSamples.contents(
      ofObjects: """
        <view id="a"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="color" keyPath="layer.borderColor">
        <color key="value" white="1" alpha="1" colorSpace="calibratedWhite"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        """)
    #expect(contents.views.first?.layer.borderColor == UIColor(white: 1, alpha: 1).cgColor)
    #expect(
      contents.warnings.map(\.description)
        == ["5: <view>: layer.borderColor: on iOS a layer does not take a document's colour"])
  }

  @Test func unknownContentModeIsLeftAsItWas() throws {
    let contents = try NibSamples.contents(ofObjects: "<view contentMode=\"sideways\" id=\"a\"/>")
    #expect(contents.views.first?.contentMode == .scaleToFill)
    #expect(contents.warnings.map(\.message) == ["unknown content mode 'sideways'"])
  }

  @Test func unknownColorOfAViewIsLeftAsItWas() throws {
    let contents = try NibSamples.contents(
      ofObjects: "<view id=\"a\"><color key=\"backgroundColor\" name=\"Gone\"/></view>")
    #expect(contents.views.first?.backgroundColor == nil)
    #expect(contents.warnings.map(\.message) == ["backgroundColor: no colour is named 'Gone'"])
  }

  @Test func constraintsAndConnectionsAreTold() throws {
    let contents = try NibSamples.contents(
      ofObjects: """
        <view id="a"><connections>
        <outlet property="line" destination="b" id="c"/></connections>
        <subviews><view id="b"><constraints><constraint/><constraint/></constraints></view></subviews>
        </view>
        """)
    #expect(
      contents.warnings.map(\.description) == [
        "5: <view>: outlet 'line' is not connected",
        "4: <view>: constraints are not laid out; frames stay as the document has them",
      ])
  }

  @Test func ownersConnectionsAreToldOnlyToAnOwner() throws {
    let objects = """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="view" destination="a" id="b"/></connections></placeholder><view id="a"/>
      """
    #expect(try NibSamples.contents(ofObjects: objects).warnings.isEmpty)
    #expect(
      try NibSamples.contents(ofObjects: objects, owner: NibSampleObject()).warnings.map(\.description)
        == ["5: <placeholder>: outlet 'view' is not connected"])
  }

  @Test(arguments: [
    ("NibSampleView", "type=\"number\" keyPath=\"widht\"><integer key=\"value\" value=\"1\"/>", true),
    ("NibSampleView", "type=\"string\" keyPath=\"width\" value=\"wide\">", true),
    ("NibSampleView", "type=\"number\" keyPath=\"layer.shadowDepth\"><integer key=\"value\" value=\"1\"/>", false),
    ("NibSampleView", "type=\"color\" keyPath=\"color\"><color key=\"value\" name=\"Gone\"/>", false),
    ("MissingView", "type=\"number\" keyPath=\"widht\"><integer key=\"value\" value=\"1\"/>", false),
  ])
  func whatWouldStopAnAppIsAnError(className: String, attribute: String, isError: Bool) throws {
    let contents = try NibSamples.contents(
      ofObjects: """
        <view id="a" customClass="\(className)"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute \(attribute)</userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes></view>
        """)
    #expect(contents.warnings.last?.isError == isError)
  }
}
