// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The keys of a keyboard of the United States.
extension HostKey {
  /// The keys that type, by usage from 4 on; "\0" stands where a key types nothing.
  private static let plain = Array("abcdefghijklmnopqrstuvwxyz1234567890\0\0\0\0 -=[]\\\0;'`,./")
  /// What they type with shift.
  private static let shifted = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ!@#$%^&*()\0\0\0\0 _+{}|\0:\"~<>?")

  /// The key that types a character, with shift where that is needed; nil if there is none.
  init?(typing character: Character) {
    guard character != "\0" else { return nil }
    if let index = Self.plain.firstIndex(of: character) {
      self.init(usage: index + 4, characters: String(character))
    } else if let index = Self.shifted.firstIndex(of: character) {
      self.init(usage: index + 4, characters: String(character), modifiers: .shift)
    } else {
      return nil
    }
  }
}
