// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import CoreGraphics
import Foundation
import StippleNib

/// Makes the views of one document, once.
///
/// All objects are made by `init(coder:)`, subviews within it; then all runtime attributes are set; then all objects are
/// told `awakeFromNib()`. The last two go in the document's order; which order Apple keeps is not documented.
/// Source: Apple, Resource Programming Guide, "The Nib Object Life Cycle".
@MainActor final class NibLoader {
  let document: NibDocument
  let bundle: Bundle?
  private(set) var warnings: [NibWarning] = []
  /// What was made, in the document's order: nil while a view is being made.
  private var made: [(view: UIView?, object: NibObject)] = []
  private var constraintCount = 0

  init(_ document: NibDocument, bundle: Bundle?) {
    self.document = document
    self.bundle = bundle
  }

  /// The views at the top of the document, and all views of it with what it says of each, in its order.
  ///
  /// - Parameter owner: The object in place of the file's owner; its runtime attributes are set if it is a view.
  func load(owner: Any?) -> (views: [UIView], all: [NibContents.Made]) {
    var views: [UIView] = []
    for object in document.objects {
      switch object {
      case .view(let nib): views.append(view(nib))
      case .other(let object): warn("no view; left out", about: object)
      case .placeholder(let object):
        guard object.placeholderIdentifier == "IBFilesOwner", let owner else { break }
        made.append((owner as? UIView, object))
        warnOfConnections(of: object)
      }
    }
    warnOfConstraints()
    for case (let view?, let object) in made { setAttributes(of: view, object) }
    for case (let view?, let object) in made where object.placeholderIdentifier == nil { view.awakeFromNib() }
    // A view that keeps its coder would keep all views by way of this.
    defer { made = [] }
    return (views, made.compactMap { view, object in view.map { NibContents.Made(view: $0, object: object) } })
  }

  /// Sets what the document says of a view, and makes the views in it.
  func configure(_ view: UIView, as nib: NibView) {
    if let frame = nib.frame { view.frame = frame }
    if let bounds = nib.bounds { view.bounds = bounds }
    if let mask = nib.autoresizingMask { view.autoresizingMask = UIView.AutoresizingMask(mask) }
    if let alpha = nib.alpha { view.alpha = alpha }
    if let tag = nib.tag { view.tag = tag }
    setChoices(of: view, nib)
    setFlags(of: view, nib.flags)
    if let color = color("backgroundColor", of: nib) { view.backgroundColor = color }
    if let color = color("tintColor", of: nib) { view.tintColor = color }
    if let label = view as? UILabel, let nibLabel = nib.label { configure(label, as: nibLabel, of: nib) }
    if let imageView = view as? UIImageView { setImages(of: imageView, nib) }
    constraintCount += nib.constraintCount
    for subview in nib.subviews { view.addSubview(self.view(subview)) }
  }

  /// Says what of an object is not as on iOS.
  func warn(_ message: String, about object: NibObject, line: Int? = nil, isError: Bool = false) {
    warnings.append(
      NibWarning(
        line: line ?? object.line, element: object.element, className: object.customClass, message: message,
        isError: isError))
  }
}

// MARK: Making

extension NibLoader {
  private func view(_ nib: NibView) -> UIView {
    let object = nib.object
    let viewClass = NibClass(of: object)
    if let problem = viewClass.problem { warn(problem, about: object) }
    warnOfConnections(of: object)
    let (index, warningCount) = (made.count, warnings.count)
    made.append((nil, object))
    let coder = NibCoder(nib, loader: self)
    if let view = viewClass.type.init(coder: coder) {
      made[index].view = view
      return view
    }
    // What the class made before it gave up is made again.
    made.removeSubrange((index + 1)...)
    warnings.removeSubrange(warningCount...)
    warn("init(coder:) gave nil; drawn as a plain UIView", about: object)
    let view = UIView(frame: .zero)
    configure(view, as: nib)
    return view
  }

  private func setChoices(of view: UIView, _ nib: NibView) {
    if let name = nib.contentMode {
      if let mode = UIView.ContentMode(documentName: name) {
        view.contentMode = mode
      } else {
        warn("unknown content mode '\(name.inMessage)'", about: nib.object)
      }
    }
    if let name = nib.semanticContentAttribute {
      if let attribute = UISemanticContentAttribute(documentName: name) {
        view.semanticContentAttribute = attribute
      } else {
        warn("unknown semantic content attribute '\(name.inMessage)'", about: nib.object)
      }
    }
  }

  private func setFlags(of view: UIView, _ flags: [NibFlag: Bool]) {
    for flag in NibFlag.allCases {
      guard let value = flags[flag] else { continue }
      switch flag {
      case .hidden: view.isHidden = value
      case .opaque: view.isOpaque = value
      case .clipsSubviews: view.clipsToBounds = value
      case .clearsContextBeforeDrawing: view.clearsContextBeforeDrawing = value
      case .autoresizesSubviews: view.autoresizesSubviews = value
      case .userInteractionEnabled: view.isUserInteractionEnabled = value
      case .multipleTouchEnabled: view.isMultipleTouchEnabled = value
      case .translatesAutoresizingMaskIntoConstraints: view.translatesAutoresizingMaskIntoConstraints = value
      // After the flag before, which such a frame says NO to: no constraint has taken its place, so the mask counts.
      case .fixedFrame: view.translatesAutoresizingMaskIntoConstraints = value
      }
    }
  }

  func color(_ key: String, of nib: NibView) -> UIColor? {
    do {
      return try nib.colors[key]?.color(in: document.resources)
    } catch {
      warn("\(key): \(error.message)", about: nib.object)
      return nil
    }
  }

  private func warnOfConnections(of object: NibObject) {
    for connection in object.connections {
      let name = "\(connection.kind) '\(connection.name)'".inMessage
      warn("\(name) is not connected", about: object, line: connection.line)
    }
  }

  private func warnOfConstraints() {
    guard constraintCount > 0, let object = document.views.first?.object else { return }
    warn("constraints are not laid out; frames stay as the document has them", about: object)
  }
}
