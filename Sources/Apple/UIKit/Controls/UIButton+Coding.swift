// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation

/// Archives of buttons: what is set for the eight states of highlighted, disabled and selected. Apple's have other keys.
extension UIButton {
  private static var archivedStates: [UIControl.State] { (0..<8).map { UIControl.State(rawValue: $0) } }

  func encodeButton(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(ownType.rawValue, forKey: "buttonType")
    for state in Self.archivedStates {
      let key = "\(state.rawValue)"
      if content.titles.has(state), let title = content.titles[state] {
        coder.encode(NSString(string: title), forKey: "title" + key)
      }
      if content.titleColors.has(state) {
        coder.encodeList(content.titleColors[state]?.archived, forKey: "titleColor" + key)
      }
      if content.titleShadowColors.has(state) {
        coder.encodeList(content.titleShadowColors[state]?.archived, forKey: "titleShadowColor" + key)
      }
      if content.images.has(state) { coder.encode(content.images[state], forKey: "image" + key) }
      if content.backgroundImages.has(state) {
        coder.encode(content.backgroundImages[state], forKey: "backgroundImage" + key)
      }
    }
    for (key, insets) in Self.archivedInsets {
      let value = self[keyPath: insets]
      coder.encodeNumbers([value.top, value.left, value.bottom, value.right], forKey: key)
    }
    coder.encode(parts.title?.font, forKey: "titleFont")
  }

  func decodeButton(with coder: NSCoder) {
    // The views in the archive are the button's own: they are made anew.
    for view in subviews { view.removeFromSuperview() }
    ownType = ButtonType(rawValue: coder.decodeInteger(forKey: "buttonType")) ?? .custom
    for state in Self.archivedStates {
      let key = "\(state.rawValue)"
      content.titles.set(coder.archivedText(forKey: "title" + key), for: state)
      let color = { (name: String) in coder.decodeList(forKey: name + key).flatMap { UIColor(archived: $0) } }
      content.titleColors.set(color("titleColor"), for: state)
      content.titleShadowColors.set(color("titleShadowColor"), for: state)
      content.images.set(image(of: coder, "image" + key), for: state)
      content.backgroundImages.set(image(of: coder, "backgroundImage" + key), for: state)
    }
    for (key, insets) in Self.archivedInsets {
      guard let numbers = coder.decodeNumbers(forKey: key), numbers.count == 4 else { continue }
      self[keyPath: insets] = UIEdgeInsets(
        top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
    if let font = coder.decodeObject(of: UIFont.self, forKey: "titleFont") { titlePart.font = font }
    showContent()
  }

  private func image(of coder: NSCoder, _ key: String) -> UIImage? {
    coder.containsValue(forKey: key) ? coder.decodeObject(of: UIImage.self, forKey: key) : nil
  }

  private static var archivedInsets: [(String, ReferenceWritableKeyPath<UIButton, UIEdgeInsets>)] {
    [
      ("contentEdgeInsets", \.contentEdgeInsets), ("titleEdgeInsets", \.titleEdgeInsets),
      ("imageEdgeInsets", \.imageEdgeInsets),
    ]
  }
}
