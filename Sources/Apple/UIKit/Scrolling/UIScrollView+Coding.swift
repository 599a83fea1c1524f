// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation

/// Archives of scroll views. Apple's archives have other keys.
extension UIScrollView {
  func encodeScrolling(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    let inset = contentInset
    coder.encodeNumbers(
      [
        contentSize.width, contentSize.height, inset.top, inset.left, inset.bottom, inset.right, minimumZoomScale,
        maximumZoomScale, decelerationRate.rawValue, contentOffset.x, contentOffset.y,
      ], forKey: "scrollNumbers")
    for (key, flag) in Self.scrollFlags { coder.encode(self[keyPath: flag], forKey: key) }
  }

  func decodeScrolling(with coder: NSCoder) {
    guard coder.allowsKeyedCoding, let numbers = coder.decodeNumbers(forKey: "scrollNumbers"), numbers.count == 11
    else { return }
    contentInset = UIEdgeInsets(top: numbers[2], left: numbers[3], bottom: numbers[4], right: numbers[5])
    contentSize = CGSize(width: numbers[0], height: numbers[1])
    (minimumZoomScale, maximumZoomScale) = (numbers[6], numbers[7])
    decelerationRate = DecelerationRate(rawValue: numbers[8])
    for (key, flag) in Self.scrollFlags where coder.containsValue(forKey: key) {
      self[keyPath: flag] = coder.decodeBool(forKey: key)
    }
    contentOffset = CGPoint(x: numbers[9], y: numbers[10])
  }

  private static var scrollFlags: [(String, ReferenceWritableKeyPath<UIScrollView, Bool>)] {
    [
      ("scrollEnabled", \.isScrollEnabled), ("bounces", \.bounces), ("bouncesZoom", \.bouncesZoom),
      ("alwaysBounceVertical", \.alwaysBounceVertical), ("alwaysBounceHorizontal", \.alwaysBounceHorizontal),
      ("pagingEnabled", \.isPagingEnabled), ("directionalLockEnabled", \.isDirectionalLockEnabled),
      ("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator),
      ("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator),
      ("delaysContentTouches", \.delaysContentTouches), ("canCancelContentTouches", \.canCancelContentTouches),
    ]
  }
}
