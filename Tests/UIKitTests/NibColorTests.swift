// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor struct NibColorTests {
  @Test(arguments: [
    (#"red="1" green="0.5" blue="0" alpha="0.2" colorSpace="calibratedRGB""#, [1, 0.5, 0, 0.2]),
    (#"red="1" green="0.5" blue="0" alpha="1" colorSpace="deviceRGB""#, [1, 0.5, 0, 1]),
    (#"red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#, [1, 0.5, 0, 1]),
    (#"red="1" green="0.5" blue="0""#, [1, 0.5, 0, 1]),
    (#"white="1" alpha="0.5" colorSpace="calibratedWhite""#, [1, 1, 1, 0.5]),
    (#"white="0" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#, [0, 0, 0, 1]),
    (#"white="0.0" alpha="0.0" colorSpace="deviceWhite""#, [0, 0, 0, 0]),
    (#"red="2" green="-1" blue="0" alpha="3" colorSpace="custom" customColorSpace="extendedSRGB""#, [1, 0, 0, 1]),
  ])
  func componentsAreTheColor(attributes: String, components: [Double]) throws {
    let color = try #require(try Self.color(attributes))
    let rgba = color.cgColor.rgba
    #expect([rgba.red, rgba.green, rgba.blue, rgba.alpha] == components)
  }

  @Test func displayP3IsWiderThanSRGB() throws {
    let color = try Self.color(
      #"red="0.5" green="0.25" blue="0.75" alpha="1" colorSpace="custom" customColorSpace="displayP3""#)
    #expect(color == UIColor(displayP3Red: 0.5, green: 0.25, blue: 0.75, alpha: 1))
    let rgba = try #require(color).cgColor.rgba
    #expect((rgba.red, rgba.green, rgba.blue) != (0.5, 0.25, 0.75))
  }

  @Test func grayIsUIKitsGray() throws {
    let color = try Self.color(#"white="0.66666666666666663" alpha="1" colorSpace="calibratedWhite""#)
    #expect(color?.cgColor == UIColor(white: 2.0 / 3, alpha: 1).cgColor)
  }

  @Test func inksAreCoreGraphicsInks() throws {
    let color = try Self.color(
      #"cyan="1" magenta="0.5" yellow="0.25" black="0.125" alpha="0.5" colorSpace="custom" customColorSpace="genericCMYKColorSpace""#
    )
    let expected = CGColor(genericCMYKCyan: 1, magenta: 0.5, yellow: 0.25, black: 0.125, alpha: 0.5)
    #expect(color?.cgColor == expected)
  }

  @Test(arguments: [
    ("systemColor=\"systemRedColor\"", UIColor.systemRed), ("systemColor=\"labelColor\"", .label),
    ("systemColor=\"secondarySystemGroupedBackgroundColor\"", .secondarySystemGroupedBackground),
    ("systemColor=\"tintColor\"", .tintColor), ("systemColor=\"systemGray6Color\"", .systemGray6),
    ("cocoaTouchSystemColor=\"darkTextColor\"", .darkText), ("cocoaTouchSystemColor=\"whiteColor\"", .white),
    ("cocoaTouchSystemColor=\"groupTableViewBackgroundColor\"", .systemGroupedBackground),
    ("systemColor=\"systemBackgroundColor\" cocoaTouchSystemColor=\"whiteColor\"", .systemBackground),
  ])
  func systemColorFollowsTheAppearance(attributes: String, color: UIColor) throws {
    #expect(try Self.color(attributes) == color)
  }

  @Test func systemColorThatIsNotKnownIsAsTheDocumentWasSaved() throws {
    let color = try Self.color(
      "systemColor=\"systemNewColor\"",
      resources:
        "<systemColor name=\"systemNewColor\"><color red=\"1\" green=\"0\" blue=\"1\" alpha=\"1\"/></systemColor>")
    #expect(color == UIColor(red: 1, green: 0, blue: 1, alpha: 1))
  }

  @Test func namedColorIsAsTheDocumentWasSaved() throws {
    let color = try Self.color(
      "name=\"Accent\"",
      resources: "<namedColor name=\"Accent\"><color red=\"0\" green=\"1\" blue=\"1\" alpha=\"1\"/></namedColor>")
    #expect(color == UIColor(red: 0, green: 1, blue: 1, alpha: 1))
  }

  @Test func resourceThatNamesAnotherIsNotFollowed() throws {
    let color = try Self.color(
      "name=\"A\"", resources: "<namedColor name=\"A\"><color key=\"x\" name=\"A\"/></namedColor>")
    #expect(color == nil)
  }

  /// The background of a view with a colour of some attributes.
  private static func color(_ attributes: String, resources: String = "") throws -> UIColor? {
    let contents = try NibSamples.contents(
      ofObjects: "<view id=\"a\"><color key=\"backgroundColor\" \(attributes)/></view>", resources: resources)
    return contents.views.first?.backgroundColor
  }
}
