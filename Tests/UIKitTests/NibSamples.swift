// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import StippleNib
import Testing
import UIKit

/// Documents for the tests of making views from them.
@MainActor enum NibSamples {
  /// What a document in this test's own folder gives.
  static func contents(ofFile name: String, owner: Any? = nil) throws -> NibContents {
    let url = try #require(folder.url(forResource: name, withExtension: "xib"))
    return NibContents(of: try NibDocument(data: Data(contentsOf: url)), bundle: folder, owner: owner)
  }

  /// What a document of a few objects gives.
  static func contents(ofObjects objects: String, resources: String = "", owner: Any? = nil) throws -> NibContents {
    let document = try NibDocument(data: Data(text(objects: objects, resources: resources).utf8))
    return NibContents(of: document, bundle: folder, owner: owner)
  }

  /// A document as Xcode writes it around a few objects, which begin on line 4.
  static func text(objects: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
    \(objects)
        </objects>
        <resources>\(resources)</resources>
    </document>
    """
  }

  /// The tests' documents and images.
  static var folder: Bundle {
    Bundle(url: Bundle.module.bundleURL.appending(path: "Documents")) ?? .module
  }
}

/// A view of documents that writes down what happens to it.
final class NibSampleView: UIView {
  var name = "" { didSet { record("name \(name)") } }
  var width: CGFloat = 1
  var count = 0
  var isVertical = false
  var color = UIColor.black
  var anchor = CGPoint.zero
  var extent = CGSize.zero
  var area = CGRect.zero
  var stamp: UIImage?
  var caption = ""
  var limit: Int? = 5

  /// What happened, first the initializer; the top view of a document has what happened to all.
  private(set) var events: [String] = []
  /// What the initializer found.
  private(set) var frameAtInit = CGRect.null
  private(set) var subviewCountAtInit = -1

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    frameAtInit = frame
    subviewCountAtInit = subviews.count
    record("init")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    record("awake \(name)")
  }

  override func prepareForInterfaceBuilder() {
    super.prepareForInterfaceBuilder()
    record("prepare")
  }

  private func record(_ event: String) {
    var top: UIView = self
    while let superview = top.superview { top = superview }
    (top as? NibSampleView)?.events.append(event)
  }
}

final class NibSampleView__Inspectables: InspectableTable {
  override var attributes: [InspectableAttribute] {
    [
      InspectableAttribute("name", \NibSampleView.name), InspectableAttribute("width", \NibSampleView.width),
      InspectableAttribute("count", \NibSampleView.count),
      InspectableAttribute("isVertical", \NibSampleView.isVertical),
      InspectableAttribute("color", \NibSampleView.color), InspectableAttribute("anchor", \NibSampleView.anchor),
      InspectableAttribute("extent", \NibSampleView.extent), InspectableAttribute("area", \NibSampleView.area),
      InspectableAttribute("stamp", \NibSampleView.stamp), InspectableAttribute("caption", \NibSampleView.caption),
      InspectableAttribute("limit", \NibSampleView.limit),
    ]
  }
}

/// A class that is no view.
final class NibSampleObject: NSObject {}

/// A view that no document can make.
final class NibFailingView: UIView {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    return nil
  }
}

/// A view that reads what other documents' coders hold.
final class NibReadingView: UIView {
  private(set) var found: [Any?] = []

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    found = [
      coder.containsValue(forKey: "a"), coder.decodeObject(forKey: "a"), coder.decodeBool(forKey: "a"),
      coder.decodeInteger(forKey: "a"), coder.decodeInt32(forKey: "a"), coder.decodeInt64(forKey: "a"),
      coder.decodeFloat(forKey: "a"), coder.decodeDouble(forKey: "a"),
      coder.decodeObject(of: [NSArray.self], forKey: "a"),
      coder.decodeObject(of: NSNumber.self, forKey: "a"), coder.decodePropertyList(forKey: "a"), coder.decodeObject(),
      coder.decodeData(), coder.version(forClassName: "a"),
    ]
  }
}

/// A view that makes itself without the document, and so has nothing of it.
final class NibIgnoringView: UIView {
  required init?(coder: NSCoder) {
    super.init(frame: CGRect(x: 1, y: 1, width: 1, height: 1))
  }
}
