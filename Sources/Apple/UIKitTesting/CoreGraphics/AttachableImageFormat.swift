// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The file format that an image is attached in.
///
/// PNG is the one that can be written. JPEG can be named, as on Apple's platforms, so that a test compiles unchanged;
/// writing it is refused by an error that says so.
public struct AttachableImageFormat: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case png
    case jpeg
  }

  package let kind: Kind

  /// How well the picture is kept, from 0 (small) to 1 (best); PNG keeps everything and ignores it.
  public let encodingQuality: Float

  private init(_ kind: Kind, encodingQuality: Float) {
    self.kind = kind
    self.encodingQuality = encodingQuality
  }

  /// PNG, which loses nothing.
  public static var png: AttachableImageFormat { AttachableImageFormat(.png, encodingQuality: 1) }

  /// JPEG at its best quality.
  public static var jpeg: AttachableImageFormat { jpeg(withEncodingQuality: 1) }

  /// JPEG at a quality from 0 to 1.
  public static func jpeg(withEncodingQuality encodingQuality: Float) -> AttachableImageFormat {
    AttachableImageFormat(.jpeg, encodingQuality: encodingQuality)
  }

  /// The format that a file name asks for by its ending; PNG where it has no ending that names a format.
  package init(forFileNamed name: String) {
    let ending = name.lowercased()
    self = ending.hasSuffix(".jpg") || ending.hasSuffix(".jpeg") ? .jpeg : .png
  }

  /// A file name with this format's ending, which is added where it is not there yet.
  package func fileName(for name: String) -> String {
    let endings = kind == .png ? [".png"] : [".jpeg", ".jpg"]
    let lowercased = name.lowercased()
    return endings.contains { lowercased.hasSuffix($0) } ? name : name + endings[0]
  }
}

extension AttachableImageFormat: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .png: "PNG"
    case .jpeg: "JPEG (quality \(encodingQuality))"
    }
  }
}
