// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// Archives of grids: values by the names of the attributes. What is missing or of another type leaves the default.
extension GridView {
  private static var numbers: [(String, ReferenceWritableKeyPath<GridView, CGFloat>)] {
    [
      ("marginTop", \.marginTop), ("marginLeft", \.marginLeft), ("marginBottom", \.marginBottom),
      ("marginRight", \.marginRight),
    ]
  }

  func encodeGrid(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    look.encode(with: coder, prefix: "")
    coder.encode(gridStyleName as NSString, forKey: "gridStyleName")
    coder.encode(gridColor, forKey: "gridColor")
    if let ownMajorColor { coder.encode(ownMajorColor, forKey: "majorColor") }
    for (key, path) in Self.numbers { coder.encode(number: self[keyPath: path], forKey: key) }
    coder.encode(number: isCentered ? 1 : 0, forKey: "isCentered")
    guard !sheets.isEmpty else { return }
    coder.encode(number: CGFloat(sheets.count), forKey: "sheets")
    for (index, sheet) in sheets.enumerated() { sheet.encode(with: coder, prefix: "sheets.\(index).") }
  }

  func decodeGrid(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    gridStyleName = coder.name("gridStyleName") ?? gridStyleName
    var next = look
    next.decode(with: coder, prefix: "")
    look = next
    gridColor = coder.attribute("gridColor") ?? gridColor
    ownMajorColor = coder.attribute("majorColor")
    for (key, path) in Self.numbers {
      if let number = coder.number(key) { self[keyPath: path] = number }
    }
    isCentered = coder.flag("isCentered") ?? isCentered
    guard let count = coder.number("sheets"), count > 0 else { return }
    // As many as there are, whatever the archive says there were.
    let indices = 0..<Int(min(count, 0x1p16))
    sheets = indices.lazy.map { GridSheet(coder: coder, prefix: "sheets.\($0).") }.prefix { $0 != nil }.compactMap(
      \.self)
  }
}

extension GridSheet {
  fileprivate func encode(with coder: NSCoder, prefix: String) {
    layout.encode(with: coder, prefix: prefix)
    coder.encode(color, forKey: prefix + "gridColor")
    if let majorColor { coder.encode(majorColor, forKey: prefix + "majorColor") }
  }

  /// Nil if there is none of that name.
  fileprivate init?(coder: NSCoder, prefix: String) {
    guard coder.containsValue(forKey: prefix + "patternName") else { return nil }
    self.init(layout: GridLayout(pattern: .none))
    layout.decode(with: coder, prefix: prefix)
    color = coder.attribute(prefix + "gridColor") ?? color
    majorColor = coder.attribute(prefix + "majorColor")
  }
}

extension GridLayout {
  private static var numbers: [(String, WritableKeyPath<GridLayout, CGFloat>)] {
    [
      ("gridWidth", \.pitch.width), ("gridHeight", \.pitch.height), ("gridLineWidth", \.lineWidth),
      ("dotRadius", \.dotRadius), ("markSize", \.markSize), ("majorLineWidth", \.majorLineWidth),
      ("majorDotRadius", \.majorDotRadius), ("minimumMarkDistance", \.minimumMarkDistance),
      ("zoomScale", \.zoomScale),
    ]
  }

  private static var points: [(String, WritableKeyPath<GridLayout, CGPoint>)] {
    [("gridOrigin", \.origin), ("contentOffset", \.contentOffset)]
  }

  private static var counts: [(String, WritableKeyPath<GridLayout, Int>)] {
    [("majorInterval", \.majorInterval), ("ladderFactor", \.ladderFactor), ("spokeCount", \.spokeCount)]
  }

  private static var flags: [(String, WritableKeyPath<GridLayout, Bool>)] {
    [("snapsToPixels", \.snapsToPixels), ("mergesDenseMarks", \.mergesDenseMarks), ("hasLadder", \.hasLadder)]
  }

  fileprivate func encode(with coder: NSCoder, prefix: String) {
    for (key, path) in Self.numbers { coder.encode(number: self[keyPath: path], forKey: prefix + key) }
    for (key, path) in Self.counts { coder.encode(number: CGFloat(self[keyPath: path]), forKey: prefix + key) }
    for (key, path) in Self.flags { coder.encode(number: self[keyPath: path] ? 1 : 0, forKey: prefix + key) }
    for (key, path) in Self.points {
      coder.encode(number: self[keyPath: path].x, forKey: prefix + key + ".x")
      coder.encode(number: self[keyPath: path].y, forKey: prefix + key + ".y")
    }
    for (key, name) in [
      ("patternName", pattern.name), ("edgeName", edge.rawValue), ("markUnitName", markUnit.rawValue),
    ] {
      coder.encode(name as NSString, forKey: prefix + key)
    }
  }

  fileprivate mutating func decode(with coder: NSCoder, prefix: String) {
    for (key, path) in Self.numbers {
      if let number = coder.number(prefix + key) { self[keyPath: path] = number }
    }
    for (key, path) in Self.counts {
      if let count = coder.number(prefix + key).flatMap({ Int(exactly: $0) }) { self[keyPath: path] = count }
    }
    for (key, path) in Self.flags {
      if let flag = coder.flag(prefix + key) { self[keyPath: path] = flag }
    }
    for (key, path) in Self.points {
      guard let x = coder.number(prefix + key + ".x"), let y = coder.number(prefix + key + ".y") else { continue }
      self[keyPath: path] = CGPoint(x: x, y: y)
    }
    func name(_ key: String) -> String { coder.name(prefix + key) ?? "" }
    pattern = GridPattern(name: name("patternName")) ?? pattern
    edge = GridEdge(rawValue: name("edgeName")) ?? edge
    markUnit = GridMarkUnit(rawValue: name("markUnitName")) ?? markUnit
  }
}
