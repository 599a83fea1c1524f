// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import Stipple
import StippleTestSupport
import Testing
import UIKit

@testable import StippleDesigner

/// The views that a worker keeps from scene to scene.
@MainActor struct SceneStageTests {
  private let stage = SceneStage(views: [DottedBorderView.self, DottedLineView.self, GridView.self])

  private func pixels(_ shown: ShownScene, _ canvas: DesignCanvas) throws -> [UInt32] {
    let picture = try shown.picture(canvas)
    let (width, height) = picture.sides
    var pixels = [UInt32](repeating: 0x5555_5555, count: width * height)
    try pixels.withUnsafeMutableBytes { try picture.draw(into: $0) }
    return pixels
  }

  // MARK: Steps

  /// Values of an attribute: those that a page sends, and others.
  private func values(_ attribute: InspectableAttribute) -> [String] {
    switch attribute.type?.kind {
    case .bool: ["true", "false"]
    case .int: ["0", "1", "2", "4", "7", "-3"]
    case .color: ["systemRed", "#12345680", "label", "clear"]
    case .point: ["{0, 0}", "{3.5, -2}", "{20, 10}", "{nan, 0}"]
    case .string where !attribute.choices.isEmpty: attribute.choices
    case .string: ["", "4 2", "none", "6 3 0 3"]
    default: ["0", "0.5", "1", "2", "3.25", "9", "17", "-4", "nan", "inf", "1e9"]
    }
  }

  /// Random edits, sizes and canvases: what is kept looks as what is new.
  @Test(arguments: ["GridView", "DottedLineView", "DottedBorderView"], 1...2)
  func aViewThatIsKeptIsAsANewOne(view: String, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let type = try #require(stage.views.first { String(describing: $0) == view })
    let attributes = stage.viewClass(type).attributes
    var scene = DesignScene(source: .view(name: view), size: DesignSize(width: 40, height: 30), changes: [])
    for round in 0..<50 {
      let attribute = try #require(attributes.randomElement(using: &random))
      let before = scene
      scene.changes.removeAll { $0.key == attribute.name }
      if Int.random(in: 0..<4, using: &random) > 0 {
        let value = try #require(values(attribute).randomElement(using: &random))
        scene.changes.append(.init(object: "view", key: attribute.name, value: .text(value)))
      }
      if Int.random(in: 0..<8, using: &random) == 0 {
        scene.size = DesignSize(width: .random(in: 1...60, using: &random), height: .random(in: 1...60, using: &random))
      }
      let canvas = DesignCanvas(
        scale: [1, 1.5, 2].randomElement(using: &random) ?? 1,
        appearance: Bool.random(using: &random) ? .dark : .light,
        direction: Int.random(in: 0..<4, using: &random) == 0 ? .rightToLeft : .leftToRight,
        background: Bool.random(using: &random) ? "systemBackground" : nil)
      let kept: ShownScene
      do throws(SceneError) {
        kept = try stage.show(scene)
      } catch {
        // A text that a setter takes nothing of, such as a pattern that it writes otherwise.
        #expect(throws: error) { try stage.make(scene) }
        scene = before
        continue
      }
      let new = try stage.make(scene)
      #expect(try pixels(kept, canvas).elementsEqual(pixels(new, canvas)), "round \(round): \(scene), \(canvas)")
      if round % 4 == 0 { #expect(try inspection(kept) == inspection(new), "round \(round): \(scene)") }
    }
  }

  /// As text, in which numbers that are none are equal.
  private func inspection(_ shown: ShownScene) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(SceneInspector(shown).inspection(of: "view")), as: UTF8.self)
  }

  @Test func aStepKeepsTheView() throws {
    let first = try stage.show(.grid("dot", ["gridWidth": .number(9)])).root
    #expect(try stage.show(.grid("dot", ["gridWidth": .number(10)])).root === first)
    #expect(try stage.show(.grid("dot")).root === first)
    #expect(try stage.show(.grid("dot", ["gridWidth": .number(8), "dotRadius": .number(2)])).root !== first)
  }

  /// `isVertical` says of an angled line that it is not vertical, and leaves it; of a vertical one, that it is horizontal.
  @Test func attributesThatArePartsOfTheSameCountInTheOrderOfTheirChanges() throws {
    func scene(_ changes: (String, String)...) -> DesignScene {
      DesignScene(
        source: .view(name: "DottedLineView"), size: DesignSize(width: 40, height: 30),
        changes: changes.map { .init(object: "view", key: $0.0, value: .text($0.1)) })
    }
    func axis(_ scene: DesignScene) throws -> AttributeValue? {
      let inspection = SceneInspector(try stage.show(scene)).inspection(of: nil)
      return inspection.groups.flatMap(\.attributes).first { $0.key == "axisName" }?.value
    }
    #expect(try axis(scene(("axisName", "angled"))) == .text("angled"))
    #expect(try axis(scene(("axisName", "angled"), ("isVertical", "true"))) == .text("vertical"))
    #expect(try axis(scene(("axisName", "angled"), ("isVertical", "false"))) == .text("angled"))
    #expect(try axis(scene(("isVertical", "false"), ("axisName", "vertical"))) == .text("vertical"))
    #expect(try axis(scene(("isVertical", "false"))) == .text("horizontal"))
    // What one has hidden of another comes out when it is taken back.
    #expect(try axis(scene(("isVertical", "true"))) == .text("vertical"))
    #expect(try axis(scene(("isVertical", "true"), ("axisName", "leading"))) == .text("leading"))
    #expect(try axis(scene(("isVertical", "true"))) == .text("vertical"))
  }

  // MARK: Refusals

  @Test(arguments: [
    ("gridWdth", "2", "GridView has no attribute 'gridWdth' to inspect; the nearest is 'gridWidth'"),
    ("hidden", "true", "GridView has no attribute 'hidden' to inspect"),
    ("layer.cornerRadius", "2", "GridView has no attribute 'layer.cornerRadius' to inspect"),
    ("gridWidth", "wide", "GridView.gridWidth takes a number, such as 2.5, not 'wide'"),
    ("patternName", "stars", "GridView.patternName does not take 'stars': it is still 'dot'"),
    ("gridColor", "#12", "GridView.gridColor takes a colour"),
    ("spokeCount", "2.5", "GridView.spokeCount takes a whole"),
    ("gridOrigin", "{1}", "GridView.gridOrigin takes a point"),
    ("isCentered", "maybe", "GridView.isCentered takes true"),
  ])
  func aChangeThatCannotBeMadeIsTold(key: String, value: String, message: String) throws {
    let before = try pixels(stage.show(.dots), DesignCanvas())
    var scene = DesignScene.dots
    scene.changes.append(.init(object: "view", key: key, value: .text(value)))
    let error = #expect(throws: SceneError.self) { try stage.show(scene) }
    #expect(error?.message.hasPrefix(message) == true, "\(error?.message ?? "")")
    #expect(try pixels(stage.show(.dots), DesignCanvas()).elementsEqual(before))
  }

  @Test(arguments: [
    (DesignScene(source: .view(name: "NoView"), size: nil, changes: []), "there is no view 'NoView'"),
    (DesignScene(source: .document(number: 3, root: nil), size: nil, changes: []), "the document is not loaded"),
    (
      DesignScene(
        source: .view(name: "GridView"), size: nil, changes: [.init(object: "x", key: "gridWidth", value: .null)]),
      "there is no object 'x'"
    ),
  ])
  func whatThereIsNotCannotBeShown(scene: DesignScene, message: String) {
    #expect(throws: SceneError(message)) { try stage.show(scene) }
  }

  @Test(arguments: [0, -1, .nan, .infinity, 1e300, 16_385] as [Double])
  func aSizeOutOfRangeIsRefused(side: Double) {
    for size in [DesignSize(width: side, height: 10), DesignSize(width: 10, height: side)] {
      var scene = DesignScene.dots
      scene.size = size
      #expect(throws: SceneError.self) { try stage.show(scene) }
      _ = try? stage.show(.dots)
      #expect(throws: SceneError.self) { try stage.show(scene) }
    }
  }

  @Test(arguments: [
    DesignCanvas(scale: 0.4), DesignCanvas(scale: 9), DesignCanvas(scale: .nan), DesignCanvas(background: "mauve"),
  ])
  func aCanvasOutOfRangeIsRefused(canvas: DesignCanvas) throws {
    let shown = try stage.show(.dots)
    #expect(throws: SceneError.self) { try shown.picture(canvas) }
  }

  // MARK: What is told

  @Test func attributesAreGroupedByTheirClassAndDescribed() throws {
    let scene = DesignScene(
      source: .view(name: "DottedLineView"), size: DesignSize(width: 40, height: 30),
      changes: [.init(object: "view", key: "lineWidth", value: .number(3))])
    let inspection = SceneInspector(try stage.show(scene)).inspection(of: nil)
    #expect(inspection.object == "view")
    #expect(
      inspection.outline == [
        OutlineItem(
          id: "view", label: "Dotted Line View", className: "DottedLineView", depth: 0,
          frame: DesignRect(x: 0, y: 0, width: 40, height: 30), hasAttributes: true, canBeSaved: true)
      ])
    #expect(inspection.groups.map(\.title) == ["Dotted Line View", "Dotted Stroke View"])
    let attributes = inspection.groups.flatMap(\.attributes)
    let width = try #require(attributes.first { $0.key == "lineWidth" })
    #expect(
      width
        == DesignAttribute(
          key: "lineWidth", label: "Line Width", type: "CGFloat", isOptional: false, control: .slider, unit: "pt",
          documentation: "The diameter of a dot, across the line. 0 or less draws nothing.", choices: [],
          range: .init(minimum: 0, maximum: 10, step: 0.1), value: .number(3), standard: .number(2), isSet: true))
    let mark = try #require(attributes.first { $0.key == "markName" })
    #expect(mark.control == .popup)
    #expect(mark.choices == DotMark.all.map(\.name))
    #expect(!mark.isSet)
  }

  /// The comments of the properties list them; the lists of the types count.
  @Test func everyChoiceIsTaken() throws {
    var lists: [String: [String]] = [:]
    for view in stage.views {
      for attribute in stage.viewClass(view).attributes where !attribute.choices.isEmpty {
        lists[attribute.name] = attribute.choices
        for choice in attribute.choices {
          let made = try #require(ViewClass.makeView(view, size: CGSize(width: 10, height: 10)))
          try made.setAttribute(parsing: choice, forKey: attribute.name)
          #expect(made.value(forKey: attribute.name) as? String == choice)
        }
      }
    }
    #expect(lists["patternName"].map(Set.init) == Set(GridPattern.all.map(\.name)))
    #expect(lists["markName"].map(Set.init) == Set(DotMark.all.map(\.name)))
    #expect(lists["fitName"].map(Set.init) == Set(DotFit.all.map(\.name)))
    #expect(
      Set(lists.keys).isSuperset(of: [
        "gridStyleName", "edgeName", "markUnitName", "axisName", "capName", "spacingMeaningName", "borderCurveName",
      ]))
  }

  @Test func aViewIsTextWithWhatIsSet() throws {
    let inspector = SceneInspector(
      try stage.show(.grid("dot", ["gridColor": .text("#ff0080"), "gridWidth": .number(12), "gridHeight": .null])))
    let swift = try inspector.text(of: nil, .swift)
    #expect(
      swift == """
        let view = GridView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        view.gridWidth = 12
        view.gridColor = UIColor(red: 1, green: 0, blue: 0.502, alpha: 1)
        view.patternName = "dot"

        """)
    let xml = try inspector.text(of: "view", .xml)
    #expect(xml.hasPrefix("<userDefinedRuntimeAttributes>\n"))
    #expect(xml.contains("<real key=\"value\" value=\"12\"/>"))
    #expect(xml.contains("type=\"string\" keyPath=\"patternName\" value=\"dot\"/>"))
    #expect(xml.hasSuffix("</userDefinedRuntimeAttributes>\n"))
  }
}
