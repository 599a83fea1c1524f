// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleNib

/// The coder that a view of a document is made with.
///
/// It holds nothing under any key. `UIView.init(coder:)` hands itself to `configure(_:)`, which sets what the document
/// says of the view and makes the views in it, so that a subclass's initializer finds all that there, as on Apple.
final class NibCoder: NSCoder {
  private let nib: NibView
  private let loader: NibLoader

  init(_ nib: NibView, loader: NibLoader) {
    self.nib = nib
    self.loader = loader
    super.init()
  }

  /// Makes a view what the document says.
  @MainActor func configure(_ view: UIView) {
    loader.configure(view, as: nib)
  }

  // Foundation's own methods stop the program unless they are overridden.
  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { false }
  override func decodeObject(forKey key: String) -> Any? { nil }
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { nil }
  override func decodeObject<Object: NSObject & NSCoding>(of cls: Object.Type, forKey key: String) -> Object? { nil }
  override func decodeBool(forKey key: String) -> Bool { false }
  override func decodeInteger(forKey key: String) -> Int { 0 }
  override func decodeInt32(forKey key: String) -> Int32 { 0 }
  override func decodeInt64(forKey key: String) -> Int64 { 0 }
  override func decodeFloat(forKey key: String) -> Float { 0 }
  override func decodeDouble(forKey key: String) -> Double { 0 }
  override func decodePropertyList(forKey key: String) -> Any? { nil }
  override func decodeObject() -> Any? { nil }
  override func decodeData() -> Data? { nil }
  override func version(forClassName className: String) -> Int { 0 }
}
