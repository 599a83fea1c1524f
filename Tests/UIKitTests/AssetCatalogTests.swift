// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleTestSupport
import Testing
import UIKit

struct AssetCatalogTests {
  private let folder: TemporaryFolder
  private let bundle: Bundle

  init() throws {
    folder = try TemporaryFolder()
    bundle = try #require(Bundle(url: folder.url))
  }

  private func write(_ json: String, to set: String) throws {
    let url = folder.url.appending(path: "Assets.xcassets/\(set)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try Data(json.utf8).write(to: url.appending(path: "Contents.json"))
  }

  private func color(_ components: String, space: String = "srgb", appearance: String? = nil) -> String {
    let appearances = appearance.map { "\"appearances\":[{\"appearance\":\"luminosity\",\"value\":\"\($0)\"}]," } ?? ""
    return """
      {"idiom":"universal",\(appearances)"color":{"color-space":"\(space)","components":{\(components)}}}
      """
  }

  @Test(arguments: [
    (
      "\"red\":\"0.5\",\"green\":\"1.000\",\"blue\":\"0\",\"alpha\":\"0.25\"", "srgb",
      UIColor(red: 0.5, green: 1, blue: 0, alpha: 0.25)
    ),
    (
      "\"red\":\"0xFF\",\"green\":\"0x00\",\"blue\":\"0x80\",\"alpha\":\"1.000\"", "srgb",
      UIColor(red: 1, green: 0, blue: 128 / 255, alpha: 1)
    ),
    (
      "\"red\":\"255\",\"green\":\"51\",\"blue\":\"0\",\"alpha\":\"1.000\"", "srgb",
      UIColor(red: 1, green: 0.2, blue: 0, alpha: 1)
    ),
    (
      "\"red\":\"1.000\",\"green\":\"0.0\",\"blue\":\"0.0\",\"alpha\":\"1.000\"", "display-p3",
      UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    ),
    ("\"white\":\"0.75\",\"alpha\":\"1.000\"", "gray-gamma-22", UIColor(white: 0.75, alpha: 1)),
  ])
  func coloursAreReadAsXcodeWritesThem(components: String, space: String, expected: UIColor) throws {
    try write("{\"colors\":[\(color(components, space: space))]}", to: "Dots.colorset")
    #expect(UIColor(named: "Dots", in: bundle, compatibleWith: nil) == expected)
  }

  @Test func coloursFollowTheAppearance() throws {
    let (light, dark) = ("\"red\":\"1.0\",\"green\":\"0.0\",\"blue\":\"0.0\"", "\"white\":\"1.0\"")
    try write("{\"colors\":[\(color(light)),\(color(dark, appearance: "dark"))]}", to: "Theme/Line.colorset")
    let line = try #require(UIColor(named: "Line", in: bundle, compatibleWith: nil))
    #expect(line.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)) == .red)
    #expect(line.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .white)
    #expect(UIColor(named: "Theme/Line", in: bundle, compatibleWith: nil) != nil)
    let fixed = UIColor(named: "Line", in: bundle, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
    #expect(fixed == .white)
  }

  @Test func systemColoursMayBeReferredTo() throws {
    try write(
      "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"platform\":\"ios\",\"reference\":\"systemRedColor\"}}]}",
      to: "Accent.colorset")
    #expect(UIColor(named: "Accent", in: bundle, compatibleWith: nil) == .systemRed)
  }

  @Test(arguments: ["", "{", "{\"colors\":[]}", "{\"colors\":[{\"idiom\":\"mac\"}]}", "[1]"])
  func brokenSetsAreRefused(json: String) throws {
    try write(json, to: "Broken.colorset")
    try write(json, to: "Broken.imageset")
    #expect(UIColor(named: "Broken", in: bundle, compatibleWith: nil) == nil)
    #expect(UIImage(named: "Broken", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "../Broken", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "there is none") == nil)
  }

  /// A PNG file of a number of pixels a side.
  private func writeImage(_ side: Int, to name: String) throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
    try #require(image.pngData()).write(to: folder.url.appending(path: "Assets.xcassets/Stamp.imageset/\(name)"))
  }

  @Test func imagesAreReadForScaleAndAppearance() throws {
    try write(
      """
      {"images":[{"filename":"a.png","idiom":"universal","scale":"1x"},{"filename":"b.png","idiom":"universal",\
      "scale":"2x"},{"idiom":"universal","scale":"3x"},{"filename":"d.png","idiom":"universal","scale":"1x",\
      "appearances":[{"appearance":"luminosity","value":"dark"}]}],\
      "properties":{"template-rendering-intent":"template"}}
      """, to: "Stamp.imageset")
    try writeImage(4, to: "a.png")
    try writeImage(8, to: "b.png")
    try writeImage(5, to: "d.png")
    func image(scale: CGFloat, _ style: UIUserInterfaceStyle = .light) -> UIImage? {
      let traits = UITraitCollection {
        $0.displayScale = scale
        $0.userInterfaceStyle = style
      }
      return UIImage(named: "Stamp", in: bundle, compatibleWith: traits)
    }
    #expect(image(scale: 1)?.size == CGSize(width: 4, height: 4))
    #expect(image(scale: 2)?.scale == 2)
    #expect(image(scale: 2)?.size == CGSize(width: 4, height: 4))
    #expect(image(scale: 3)?.scale == 2)
    #expect(image(scale: 1, .dark)?.size == CGSize(width: 5, height: 5))
    #expect(image(scale: 1)?.renderingMode == .alwaysTemplate)
  }

  @Test func filesOutsideOfTheSetAreNotRead() throws {
    try write("{\"images\":[{\"filename\":\"../secret.png\",\"idiom\":\"universal\"}]}", to: "Stamp.imageset")
    try writeImage(4, to: "../secret.png")
    #expect(UIImage(named: "Stamp", in: bundle, compatibleWith: nil) == nil)
  }
}
