// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// Archives of colours: lists of a kind and its values. Apple's archives have other keys.
extension UIColor {
  /// The colour as a property list; one whose colour a closure gives is resolved under the current traits.
  var archived: NSArray {
    switch source {
    case .plain(let color): Self.archive(color)
    case .system(let color): NSArray(objects: NSString("system"), NSString(string: color.rawValue))
    case .faded(let color, let alpha):
      NSArray(objects: NSString("faded"), NSNumber(value: alpha.native), color.archived)
    case .provider: Self.archive(cgColor)
    case .pattern(let image, let color):
      NSArray(
        objects: NSString("pattern"), NSNumber(value: color.alpha.native),
        NSData(data: image.prepared(tint: image.model.tint?.cgColor)?.pngData() ?? Data()),
        NSNumber(value: image.scale.native))
    }
  }

  private static func archive(_ color: CGColor) -> NSArray {
    let list = NSMutableArray(object: NSString("plain"))
    list.add(NSString(string: color.colorSpace?.name.map { String(describing: $0) } ?? ""))
    for component in color.components ?? [] { list.add(NSNumber(value: component.native)) }
    return list
  }

  /// The colour of a property list; nil if it is none that `archived` gives.
  convenience init?(archived list: NSArray) {
    guard let source = Self.source(archived: list, depth: 0) else { return nil }
    self.init(source: source)
  }

  private static func source(archived list: NSArray, depth: Int) -> Source? {
    guard list.count >= 2, depth < 16, let kind = list[0] as? String else { return nil }
    switch kind {
    case "plain":
      guard
        let name = list[1] as? String, let space = CGColorSpace(name: name as CFString),
        list.count == space.numberOfComponents + 3
      else { return nil }
      let components = (2..<list.count).compactMap { (list[$0] as? NSNumber).map { CGFloat($0.doubleValue) } }
      guard components.count == space.numberOfComponents + 1 else { return nil }
      return CGColor(colorSpace: space, components: components).map { .plain($0) }
    case "system":
      return (list[1] as? String).flatMap { SystemColor(rawValue: $0) }.map { .system($0) }
    case "faded":
      guard list.count == 3, let alpha = list[1] as? NSNumber, let base = list[2] as? NSArray,
        let color = source(archived: base, depth: depth + 1)
      else { return nil }
      return .faded(UIColor(source: color), alpha: CGFloat(alpha.doubleValue))
    case "pattern":
      guard list.count == 4, let alpha = list[1] as? NSNumber, let data = list[2] as? NSData,
        let scale = list[3] as? NSNumber,
        let image = UIImage(data: Data(copying: data), scale: CGFloat(scale.doubleValue))
      else { return nil }
      return UIColor(patternImage: image).withAlphaComponent(CGFloat(alpha.doubleValue)).source
    default: return nil
    }
  }
}
