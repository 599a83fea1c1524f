// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// Names of Swift as Interface Builder writes them: "gridLineWidth" is "Grid Line Width".
enum AttributeTitle {
  static func title(of key: String) -> String {
    words(of: key).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }

  /// The same of a class, without the letters that stand for UIKit.
  static func title(ofClass name: String) -> String {
    let isOfUIKit = name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    return title(of: isOfUIKit ? String(name.dropFirst(2)) : name)
  }

  /// A word begins with a capital after a small letter or digit, or before a small letter: "URLField" has two.
  private static func words(of key: String) -> [String] {
    let letters = Array(key)
    var words: [String] = []
    for (index, letter) in letters.enumerated() {
      let isFirst =
        letter.isUppercase && index > 0
        && (!letters[index - 1].isUppercase || index + 1 < letters.count && letters[index + 1].isLowercase)
      if letter == "_" {
        words.append("")
      } else if words.isEmpty || isFirst {
        words.append(String(letter))
      } else {
        words[words.count - 1].append(letter)
      }
    }
    return words.filter { !$0.isEmpty }
  }
}
