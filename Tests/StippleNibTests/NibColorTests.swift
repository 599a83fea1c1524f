// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleNib
import StippleTestSupport
import Testing

struct NibColorTests {
  @Test(arguments: [
    (
      #"red="0.5" green="0.25" blue="0.125" alpha="0.75" colorSpace="calibratedRGB""#,
      NibColor.rgb(red: 0.5, green: 0.25, blue: 0.125, alpha: 0.75, space: "calibratedRGB")
    ),
    (
      #"red="0" green="1" blue="-0.1" alpha="1" colorSpace="custom" customColorSpace="displayP3""#,
      .rgb(red: 0, green: 1, blue: -0.1, alpha: 1, space: "displayP3")
    ),
    (#"red="1" green="0" blue="0""#, .rgb(red: 1, green: 0, blue: 0, alpha: 1, space: "")),
    (
      #"white="0.66666666666666663" alpha="1" colorSpace="calibratedWhite""#,
      .gray(white: 2.0 / 3, alpha: 1, space: "calibratedWhite")
    ),
    (
      #"white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#,
      .gray(white: 0, alpha: 0, space: "genericGamma22GrayColorSpace")
    ),
    (
      #"cyan="1" magenta="0.5" yellow="0.25" black="0.125" alpha="1" colorSpace="custom" "#
        + #"customColorSpace="genericCMYKColorSpace""#,
      .cmyk(cyan: 1, magenta: 0.5, yellow: 0.25, black: 0.125, alpha: 1, space: "genericCMYKColorSpace")
    ),
    (#"name="Accent""#, .named("Accent")),
    (#"systemColor="labelColor""#, .system("labelColor")),
    (#"cocoaTouchSystemColor="darkTextColor""#, .system("darkTextColor")),
    (#"systemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#, .system("systemBackgroundColor")),
    (#"patternImage="paper""#, .unknown),
    ("", .unknown),
  ])
  func formIsRead(attributes: String, color: NibColor) throws {
    let view = try Documents.view("<color key=\"backgroundColor\" \(attributes)/>")
    #expect(view.colors == ["backgroundColor": color])
  }

  @Test(arguments: [
    (#"red="1" green="0" colorSpace="calibratedRGB""#, NibError.Reason.missing(element: "color", part: "blue")),
    (#"cyan="1" magenta="0" yellow="0""#, .missing(element: "color", part: "black")),
    (#"white="pale""#, .badValue(element: "color", part: "white", value: "pale", expected: "a number")),
    (#"white="nan""#, .badValue(element: "color", part: "white", value: "nan", expected: "a number")),
    (
      #"red="1" green="0" blue="0" alpha="inf""#,
      .badValue(element: "color", part: "alpha", value: "inf", expected: "a number")
    ),
  ])
  func brokenFormIsRefused(attributes: String, reason: NibError.Reason) {
    let text = InterfaceDocument.text(objects: "<view id=\"a\">\n<color key=\"c\" \(attributes)/></view>")
    let error = Documents.error(of: text)
    #expect(error?.reason == reason)
    #expect(error?.line == 5)
  }
}
