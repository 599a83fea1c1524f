// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleNib

extension NibLoader {
  /// Sets what the document says of a label.
  func configure(_ label: UILabel, as nib: NibLabel, of view: NibView) {
    if let font = nib.font { label.font = self.font(font, of: view) }
    if let color = color("textColor", of: view) { label.textColor = color }
    if let color = color("highlightedColor", of: view) { label.highlightedTextColor = color }
    if let color = color("shadowColor", of: view) { label.shadowColor = color }
    if let offset = nib.shadowOffset { label.shadowOffset = offset }
    if let lines = nib.numberOfLines { label.numberOfLines = lines }
    if let adjusts = nib.adjustsFontSizeToFit { label.adjustsFontSizeToFitWidth = adjusts }
    if let factor = nib.minimumScaleFactor {
      label.minimumScaleFactor = factor
    } else if let size = nib.minimumFontSize, label.font.pointSize > 0 {
      label.minimumScaleFactor = min(1, size / label.font.pointSize)
    }
    if let width = nib.preferredMaxLayoutWidth { label.preferredMaxLayoutWidth = width }
    if let isHighlighted = nib.isHighlighted { label.isHighlighted = isHighlighted }
    if let isEnabled = nib.isEnabled { label.isEnabled = isEnabled }
    setChoices(of: label, nib, of: view)
    if let text = nib.text { label.text = text }
    if !nib.fragments.isEmpty { label.attributedText = attributedText(nib, of: view, in: label) }
  }

  private func setChoices(of label: UILabel, _ nib: NibLabel, of view: NibView) {
    if let name = nib.textAlignment {
      choose(NSTextAlignment(documentName: name), name, "text alignment", of: view) { label.textAlignment = $0 }
    }
    if let name = nib.lineBreakMode {
      choose(NSLineBreakMode(documentName: name), name, "line break mode", of: view) { label.lineBreakMode = $0 }
    }
    if let name = nib.baselineAdjustment {
      choose(UIBaselineAdjustment(documentName: name), name, "baseline adjustment", of: view) {
        label.baselineAdjustment = $0
      }
    }
  }

  private func choose<Choice>(
    _ choice: Choice?, _ name: String, _ kind: String, of view: NibView, set: (Choice) -> Void
  ) {
    guard let choice else { return warn("unknown \(kind) '\(name.inMessage)'", about: view.object) }
    set(choice)
  }

  private func attributedText(_ nib: NibLabel, of view: NibView, in label: UILabel) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for fragment in nib.fragments {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font = fragment.font { attributes[.font] = self.font(font, of: view) }
      for (key, attribute) in [
        ("NSColor", NSAttributedString.Key.foregroundColor), ("NSBackgroundColor", .backgroundColor),
      ] {
        guard let color = fragment.colors[key] else { continue }
        do {
          attributes[attribute] = try color.color(in: document.resources)
        } catch {
          warn("\(key): \(error.message)", about: view.object)
        }
      }
      let style = NSMutableParagraphStyle()
      style.alignment = fragment.alignment.flatMap(NSTextAlignment.init(documentName:)) ?? label.textAlignment
      style.lineBreakMode = fragment.lineBreakMode.flatMap(NSLineBreakMode.init(documentName:)) ?? label.lineBreakMode
      attributes[.paragraphStyle] = style
      text.append(NSAttributedString(string: fragment.text, attributes: attributes))
    }
    return text
  }

  /// The font of a document; the system's in its size, with a warning, for one that is not installed.
  func font(_ nib: NibFont, of view: NibView) -> UIFont {
    if let style = nib.style { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
    let size = nib.size ?? UIFont.labelFontSize
    if let name = nib.name, !name.hasPrefix(".") {
      if let font = UIFont(name: name, size: size) { return font }
      warn("the font '\(name.inMessage)' is not installed; drawn in the system's", about: view.object)
    }
    switch nib.type {
    case "boldSystem": return .boldSystemFont(ofSize: size)
    case "italicSystem": return .italicSystemFont(ofSize: size)
    default: return .systemFont(ofSize: size, weight: weight(nib.weight))
    }
  }

  private func weight(_ name: String?) -> UIFont.Weight {
    let weights: [String: UIFont.Weight] = [
      "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
      "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
    ]
    return name.flatMap { weights[$0] } ?? .regular
  }
}

extension NSTextAlignment {
  /// The alignment that documents call by a name.
  init?(documentName name: String) {
    switch name {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    case "natural": self = .natural
    default: return nil
    }
  }
}

extension NSLineBreakMode {
  /// The mode that documents call by a name.
  init?(documentName name: String) {
    switch name {
    case "wordWrap", "wordWrapping": self = .byWordWrapping
    case "characterWrap", "charWrapping": self = .byCharWrapping
    case "clip", "clipping": self = .byClipping
    case "headTruncation", "truncatingHead": self = .byTruncatingHead
    case "tailTruncation", "truncatingTail": self = .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": self = .byTruncatingMiddle
    default: return nil
    }
  }
}

extension UIBaselineAdjustment {
  /// The adjustment that documents call by a name.
  init?(documentName name: String) {
    switch name {
    case "alignBaselines": self = .alignBaselines
    case "alignCenters": self = .alignCenters
    case "none": self = .none
    default: return nil
    }
  }
}
