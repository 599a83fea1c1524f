// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleNib

/// How a command is written: its name, and its values by the names that messages call them.
///
/// Numbers are plain decimals. The rest of the line after a text's or a file's command is one value.
struct EventCommandForm: Sendable {
  let name: String
  /// The values in order, as the form shows them.
  let values: [String]
  private let make: @Sendable (inout EventCommandValues) throws(EventCommandProblem) -> EventCommand

  private init(
    _ name: String, _ values: String...,
    make: @escaping @Sendable (inout EventCommandValues) throws(EventCommandProblem) -> EventCommand
  ) {
    self.name = name
    self.values = values
    self.make = make
  }

  /// The form as messages show it: `wait SECONDS`.
  var text: String { ([name] + values).joined(separator: " ") }

  /// All commands, in the order of the documentation.
  static let all: [EventCommandForm] = [
    EventCommandForm("tap", "X", "Y") { values throws(EventCommandProblem) in
      .tap(try values.point())
    },
    EventCommandForm("drag", "X1", "Y1", "X2", "Y2", "SECONDS") { values throws(EventCommandProblem) in
      .drag(from: try values.point(), to: try values.point(), seconds: try values.seconds())
    },
    EventCommandForm("wheel", "X", "Y", "DX", "DY") { values throws(EventCommandProblem) in
      let place = try values.point()
      return .wheel(at: place, delta: CGVector(dx: try values.distance(), dy: try values.distance()))
    },
    EventCommandForm("pinch", "X", "Y", "SCALE", "SECONDS") { values throws(EventCommandProblem) in
      .pinch(at: try values.point(), scale: try values.number(in: EventScript.scales), seconds: try values.seconds())
    },
    EventCommandForm("type", "TEXT") { values throws(EventCommandProblem) in
      .type(try values.text())
    },
    EventCommandForm("resize", "WxH") { values throws(EventCommandProblem) in
      .resize(try values.size())
    },
    EventCommandForm("appearance", "dark|light") { values throws(EventCommandProblem) in
      .appearance(try values.choice(of: ["dark": .dark, "light": .light]))
    },
    EventCommandForm("wait", "SECONDS") { values throws(EventCommandProblem) in
      .wait(seconds: try values.seconds())
    },
    EventCommandForm("frame", "FILE.png") { values throws(EventCommandProblem) in
      .frame(file: try values.file(ending: "png"))
    },
  ]

  /// Reads one line of a script.
  ///
  /// - Returns: nil for a line that says nothing: a blank one, or a comment.
  static func command(of line: Substring, scale: CGFloat) throws(EventCommandProblem) -> EventCommand? {
    let line = line.drop(while: \.isBlank)
    let name = line.prefix { !$0.isBlank }
    guard let first = name.first, first != "#" else { return nil }
    guard let form = all.first(where: { $0.name == name }) else { throw .unknownCommand(String(name)) }
    var values = EventCommandValues(line.dropFirst(name.count), form: form, scale: scale)
    return try form.make(&values)
  }
}

extension Character {
  /// Whether it parts words within a line.
  var isBlank: Bool { self == " " || self == "\t" }
}
