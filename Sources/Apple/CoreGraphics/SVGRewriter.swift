// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import Foundation

/// Mends SVG documents from Cairo 1.16, line by line: its writer keeps to one element a line.
enum SVGRewriter {
  /// The document with even-odd clips that readers understand, with plain opacity in place of masks of one alpha, and
  /// with identifiers that depend on the document alone.
  static func rewritten(_ document: [UInt8]) -> [UInt8] {
    var lines = document.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
    moveClipRules(&lines)
    replaceUniformMasks(&lines)
    return SVGIdentifiers.renumbered(Array(lines.joined(separator: "\n").utf8))
  }

  /// Moves `clip-rule` from the group that is clipped, where it means nothing, to the clip's own path.
  private static func moveClipRules(_ lines: inout [String]) {
    let rule = " clip-rule=\"evenodd\""
    var names: Set<String> = []
    for index in lines.indices where lines[index].hasPrefix("<g clip-path=") {
      guard lines[index].hasSuffix(rule + ">"), let name = name(in: lines[index], after: "clip-path=\"url(#") else {
        continue
      }
      names.insert(name)
      lines[index] = String(lines[index].dropLast(rule.count + 1)) + ">"
    }
    guard !names.isEmpty else { return }
    for index in lines.indices.dropLast() where lines[index].hasPrefix("<clipPath id=") {
      guard let name = name(in: lines[index], after: "id=\""), names.contains(name) else { continue }
      lines[index + 1] = lines[index + 1].replacing("<path ", with: "<path\(rule) ", maxReplacements: 1)
    }
  }

  /// Replaces masks that are of one alpha all over by opacity, and drops the filter that only they need.
  private static func replaceUniformMasks(_ lines: inout [String]) {
    var opacities: [String: String] = [:]
    var kept: [String] = []
    var index = 0
    while index < lines.count {
      if let mask = uniformMask(at: index, of: lines) {
        opacities[mask.name] = mask.opacity
        index += 5
      } else {
        kept.append(lines[index])
        index += 1
      }
    }
    guard !opacities.isEmpty else { return }
    lines = kept
    for index in lines.indices where lines[index].hasPrefix("<use ") || lines[index].hasPrefix("<g ") {
      guard let name = name(in: lines[index], after: "mask=\"url(#"), let opacity = opacities[name] else { continue }
      lines[index] = lines[index].replacing("mask=\"url(#\(name))\"", with: "opacity=\"\(opacity)\"")
    }
    dropUnusedFilter(&lines)
  }

  /// The name and alpha of a mask, if that is what the five lines from an index are.
  private static func uniformMask(at index: Int, of lines: [String]) -> (name: String, opacity: String)? {
    guard lines[index].hasPrefix("<mask id=\""), index + 4 < lines.count else { return nil }
    let paint = lines[index + 2]
    guard
      lines[index + 1] == "  <g filter=\"url(#alpha)\">", paint.hasPrefix("<rect x=\"0\" y=\"0\""),
      paint.contains("fill:rgb(0%,0%,0%);"), lines[index + 3] == "  </g>", lines[index + 4] == "</mask>",
      let name = name(in: lines[index], after: "id=\""), let place = paint.firstRange(of: "fill-opacity:")
    else { return nil }
    return (name, String(paint[place.upperBound...].prefix { $0 != ";" }))
  }

  /// Drops the filter from colours to alpha if nothing refers to it, and definitions that have become empty.
  private static func dropUnusedFilter(_ lines: inout [String]) {
    guard
      !lines.contains(where: { $0.hasPrefix("  <g filter=") || $0.hasPrefix("<g filter=") }),
      let start = lines.firstIndex(where: { $0.hasPrefix("<filter id=\"alpha\"") }), start + 2 < lines.count,
      lines[start + 2] == "</filter>"
    else { return }
    lines.removeSubrange(start...start + 2)
    if lines[start - 1] == "<defs>", lines[start] == "</defs>" { lines.removeSubrange(start - 1...start) }
  }

  /// The name that stands after a text in a line, up to a quote or a parenthesis.
  private static func name(in line: String, after text: String) -> String? {
    line.firstRange(of: text).map { String(line[$0.upperBound...].prefix { $0 != "\"" && $0 != ")" }) }
  }
}
