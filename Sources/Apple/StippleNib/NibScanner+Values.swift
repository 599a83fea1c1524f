// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Changes of the value of an attribute in its place.
extension NibScanner {
  /// Makes a user defined runtime attribute another one of its key path, by the fewest bytes that say so.
  func changing(_ attribute: Int, to markup: NibMarkup) -> [NibPatch] {
    guard value("type", of: attribute) == markup.value("type"),
      let patches = changingValue(of: attribute, to: markup) ?? changingText(of: attribute, to: markup)
        ?? changingChild(of: attribute, to: markup)
    else {
      return [NibPatch(elements[attribute].range, markup.text(in: layout(at: attribute)))]
    }
    return patches
  }

  /// Changes the value if it is, and was, in the element's own tag.
  private func changingValue(of attribute: Int, to markup: NibMarkup) -> [NibPatch]? {
    guard let value = markup.attributes.first(where: { $0.name == "value" })?.value,
      let written = self.attribute("value", of: attribute)
    else { return nil }
    return [patch(of: written, to: value)]
  }

  /// Changes the text if it is, and was, an element's.
  private func changingText(of attribute: Int, to markup: NibMarkup) -> [NibPatch]? {
    let text = markup.children.first?.text ?? markup.value("value")
    guard let text, markup.children.first?.value("base64-UTF8") == nil, self.attribute("value", of: attribute) == nil,
      let child = onlyChild(of: attribute), ["string", "mutableString"].contains(name(of: child)),
      self.attribute("base64-UTF8", of: child) == nil, !elements[child].isSingleTag, elements[child].children.isEmpty
    else { return nil }
    let layout = layout(at: child)
    let escaped = XMLText.escaping(text, in: .content(newline: layout.newline), isASCII: layout.isASCII)
    return [NibPatch(elements[child].content, escaped)]
  }

  /// Changes the child that holds the value: what differs in it, or the whole of it.
  private func changingChild(of attribute: Int, to markup: NibMarkup) -> [NibPatch]? {
    guard let new = markup.children.first, new.text == nil, let old = onlyChild(of: attribute) else { return nil }
    let written = attributes(of: old)
    guard name(of: old) == new.name, elements[old].children.isEmpty,
      Set(written.map { text($0.name) }) == Set(new.attributes.map(\.name))
    else { return [NibPatch(elements[old].range, new.text(in: layout(at: old)))] }
    return written.compactMap { attribute in
      guard let value = new.attributes.first(where: { $0.name == text(attribute.name) })?.value,
        !value.isRead(from: self.value(of: attribute))
      else { return nil }
      return patch(of: attribute, to: value)
    }
  }

  /// The child that holds the value, if it is the only one and has the key of values.
  private func onlyChild(of attribute: Int) -> Int? {
    let children = elements[attribute].children
    guard let child = children.first, children.count == 1, value("key", of: child) == "value" else { return nil }
    return child
  }

  private func patch(of attribute: Attribute, to value: NibMarkup.Value) -> NibPatch {
    let place = XMLText.Place.attribute(quotationMark: attribute.quotationMark)
    return NibPatch(attribute.value, XMLText.escaping(value.text, in: place, isASCII: isASCII))
  }
}

extension NibMarkup {
  /// The value of an attribute as text, if there is such an attribute.
  fileprivate func value(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value.text
  }
}
