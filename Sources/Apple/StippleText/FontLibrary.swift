// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

internal import CPango
internal import Foundation

/// The fonts in some folders, whatever the user's and the system's fontconfig rules say.
///
/// Bitmap fonts and fonts of colour pictures are left out. Fontconfig's cache of the folders is used where there is
/// one, for speed alone.
package final class FontLibrary {
  let config: OpaquePointer
  /// All faces, by family, weight and slant.
  package let faces: [FontFace]

  /// Where distributions and administrators put fonts.
  package static let standardFolders = ["/usr/share/fonts", "/usr/local/share/fonts"]

  /// Lists the fonts in folders and in the folders within them; nil if fontconfig has no memory.
  package init?(folders: [String] = standardFolders) {
    guard let config = FcConfigCreate() else { return nil }
    let rules = Self.rules(folders: folders)
    guard FcConfigParseAndLoadFromMemory(config, rules, FcFalse) == FcTrue, FcConfigBuildFonts(config) == FcTrue else {
      FcConfigDestroy(config)
      return nil
    }
    self.config = config
    faces = Self.faces(of: config)
  }

  deinit {
    FcConfigDestroy(config)
  }

  private static func rules(folders: [String]) -> String {
    let escaped = folders.map { $0.replacing("&", with: "&amp;").replacing("<", with: "&lt;") }
    return """
      <?xml version="1.0"?>
      <fontconfig>
      \(escaped.map { "<dir>\($0)</dir>" }.joined())
      <cachedir>/var/cache/fontconfig</cachedir>
      <cachedir prefix="xdg">fontconfig</cachedir>
      <selectfont>
        <rejectfont><pattern><patelt name="scalable"><bool>false</bool></patelt></pattern></rejectfont>
        <rejectfont><pattern><patelt name="color"><bool>true</bool></patelt></pattern></rejectfont>
      </selectfont>
      </fontconfig>
      """
  }

  private static func faces(of config: OpaquePointer) -> [FontFace] {
    guard let set = FcConfigGetFonts(config, FcSetSystem)?.pointee, let fonts = set.fonts else { return [] }
    let faces = Set((0..<Int(set.nfont)).compactMap { fonts[$0].flatMap(FontFace.init(pattern:)) })
    return faces.sorted {
      ($0.family, $0.weight, $0.isItalic ? 1 : 0, $0.width, $0.postScriptName)
        < ($1.family, $1.weight, $1.isItalic ? 1 : 0, $1.width, $1.postScriptName)
    }
  }
}

extension FontFace {
  /// Reads what fontconfig found of a face; nil if it has no name.
  fileprivate init?(pattern: OpaquePointer) {
    guard let family = Self.text(FC_FAMILY, of: pattern), let name = Self.text(FC_POSTSCRIPT_NAME, of: pattern) else {
      return nil
    }
    self.init(
      postScriptName: name, family: family, style: Self.text(FC_STYLE, of: pattern) ?? "Regular",
      weight: Int(FcWeightToOpenType(Self.number(FC_WEIGHT, of: pattern) ?? FC_WEIGHT_REGULAR)),
      isItalic: (Self.number(FC_SLANT, of: pattern) ?? 0) > 0,
      width: Int(Self.number(FC_WIDTH, of: pattern) ?? FC_WIDTH_NORMAL),
      isMonospaced: (Self.number(FC_SPACING, of: pattern) ?? 0) >= FC_MONO)
  }

  private static func text(_ key: String, of pattern: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, key, 0, &text) == FcResultMatch, let text else { return nil }
    return String(cString: text)
  }

  private static func number(_ key: String, of pattern: OpaquePointer) -> Int32? {
    var number: Int32 = 0
    return FcPatternGetInteger(pattern, key, 0, &number) == FcResultMatch ? number : nil
  }
}
