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
    for (key, path) in Self.numbers { coder.encode(self[keyPath: path] as NSNumber, forKey: key) }
    coder.encode(isCentered as NSNumber, forKey: "isCentered")
    guard !sheets.isEmpty else { return }
    coder.encode(sheets.count as NSNumber, forKey: "sheets")
    for (index, sheet) in sheets.enumerated() { sheet.encode(with: coder, prefix: "sheets.\(index).") }
  }

  func decodeGrid(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    if let name: NSString = coder.value(forKey: "gridStyleName") { gridStyleName = name as String }
    var next = look
    next.decode(with: coder, prefix: "")
    look = next
    if let color: UIColor = coder.value(forKey: "gridColor") { gridColor = color }
    ownMajorColor = coder.value(forKey: "majorColor")
    for (key, path) in Self.numbers {
      if let number: NSNumber = coder.value(forKey: key) { self[keyPath: path] = CGFloat(number.doubleValue) }
    }
    if let flag: NSNumber = coder.value(forKey: "isCentered") { isCentered = flag.boolValue }
    guard let count: NSNumber = coder.value(forKey: "sheets") else { return }
    // As many as there are, whatever the archive says there were.
    let indices = 0..<min(max(count.intValue, 0), 1 << 16)
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
    if let color: UIColor = coder.value(forKey: prefix + "gridColor") { self.color = color }
    majorColor = coder.value(forKey: prefix + "majorColor")
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
    for (key, path) in Self.numbers { coder.encode(self[keyPath: path] as NSNumber, forKey: prefix + key) }
    for (key, path) in Self.counts { coder.encode(self[keyPath: path] as NSNumber, forKey: prefix + key) }
    for (key, path) in Self.flags { coder.encode(self[keyPath: path] as NSNumber, forKey: prefix + key) }
    for (key, path) in Self.points {
      let point = self[keyPath: path]
      coder.encode(NSArray(array: [point.x as NSNumber, point.y as NSNumber]), forKey: prefix + key)
    }
    for (key, name) in [
      ("patternName", pattern.name), ("edgeName", edge.rawValue), ("markUnitName", markUnit.rawValue),
    ] {
      coder.encode(name as NSString, forKey: prefix + key)
    }
  }

  fileprivate mutating func decode(with coder: NSCoder, prefix: String) {
    for (key, path) in Self.numbers {
      if let number: NSNumber = coder.value(forKey: prefix + key) { self[keyPath: path] = CGFloat(number.doubleValue) }
    }
    for (key, path) in Self.counts {
      if let number: NSNumber = coder.value(forKey: prefix + key) { self[keyPath: path] = number.intValue }
    }
    for (key, path) in Self.flags {
      if let number: NSNumber = coder.value(forKey: prefix + key) { self[keyPath: path] = number.boolValue }
    }
    for (key, path) in Self.points {
      guard let list: NSArray = coder.value(forKey: prefix + key), list.count == 2, let x = list[0] as? NSNumber,
        let y = list[1] as? NSNumber
      else { continue }
      self[keyPath: path] = CGPoint(x: x.doubleValue, y: y.doubleValue)
    }
    func name(_ key: String) -> String { (coder.value(forKey: prefix + key) as NSString?) as String? ?? "" }
    pattern = GridPattern(name: name("patternName")) ?? pattern
    edge = GridEdge(rawValue: name("edgeName")) ?? edge
    markUnit = GridMarkUnit(rawValue: name("markUnitName")) ?? markUnit
  }
}

extension NSCoder {
  /// A value of an archive; nil if it has none, or one of another type.
  fileprivate func value<Value: NSObject>(forKey key: String) -> Value? {
    guard containsValue(forKey: key) else { return nil }
    return decodeObject(of: [NSNumber.self, NSString.self, NSArray.self, UIColor.self], forKey: key) as? Value
  }
}
