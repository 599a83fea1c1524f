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
  private let document: NibDocument
  private let bundle: Bundle?
  private(set) var warnings: [NibWarning] = []
  /// What was made, in the document's order: nil while a view is being made.
  private var made: [(view: UIView?, object: NibObject)] = []
  private var constraintCount = 0

  init(_ document: NibDocument, bundle: Bundle?) {
    self.document = document
    self.bundle = bundle
  }

  /// The views at the top of the document.
  ///
  /// - Parameter owner: The object in place of the file's owner; its runtime attributes are set if it is a view.
  func views(owner: Any?) -> [UIView] {
    var views: [UIView] = []
    for object in document.objects {
      switch object {
      case .view(let nib): views.append(view(nib))
      case .other(let object): warn("no view; left out", about: object, line: object.line)
      case .placeholder(let object):
        guard object.placeholderIdentifier == "IBFilesOwner", let owner else { break }
        made.append((owner as? UIView, object))
        warnOfConnections(of: object)
      }
    }
    warnOfConstraints()
    for case (let view?, let object) in made { setAttributes(of: view, object) }
    for case (let view?, let object) in made where object.placeholderIdentifier == nil { view.awakeFromNib() }
    return views
  }

  /// Sets what the document says of a view, and makes the views in it.
  func configure(_ view: UIView, as nib: NibView) {
    if let frame = nib.frame { view.frame = frame }
    if let bounds = nib.bounds { view.bounds = bounds }
    if let mask = nib.autoresizingMask { view.autoresizingMask = UIView.AutoresizingMask(mask) }
    if let name = nib.contentMode {
      if let mode = UIView.ContentMode(documentName: name) {
        view.contentMode = mode
      } else {
        warn("unknown content mode '\(name)'", about: nib.object, line: nib.object.line)
      }
    }
    if let alpha = nib.alpha { view.alpha = alpha }
    if let tag = nib.tag { view.tag = tag }
    setFlags(of: view, nib.flags)
    if let color = color("backgroundColor", of: nib) { view.backgroundColor = color }
    if let color = color("tintColor", of: nib) { view.tintColor = color }
    constraintCount += nib.constraintCount
    for subview in nib.subviews { view.addSubview(self.view(subview)) }
  }

  /// Says what of an object is not as on iOS.
  private func warn(_ message: String, about object: NibObject, line: Int) {
    warnings.append(
      NibWarning(line: line, element: object.element, className: object.customClass, message: message))
  }
}

// MARK: Making

extension NibLoader {
  private func view(_ nib: NibView) -> UIView {
    let object = nib.object
    let viewClass = NibClass(of: object)
    if let problem = viewClass.problem { warn(problem, about: object, line: object.line) }
    warnOfConnections(of: object)
    let index = made.count
    made.append((nil, object))
    let coder = NibCoder(nib, loader: self)
    if let view = viewClass.type.init(coder: coder) {
      made[index].view = view
      return view
    }
    // What the class made before it gave up is made again.
    made.removeSubrange((index + 1)...)
    warn("init(coder:) gave nil; drawn as a plain UIView", about: object, line: object.line)
    let view = UIView(frame: .zero)
    configure(view, as: nib)
    return view
  }

  private func setFlags(of view: UIView, _ flags: [NibFlag: Bool]) {
    for (flag, value) in flags {
      switch flag {
      case .hidden: view.isHidden = value
      case .opaque: view.isOpaque = value
      case .clipsSubviews: view.clipsToBounds = value
      case .clearsContextBeforeDrawing: view.clearsContextBeforeDrawing = value
      case .autoresizesSubviews: view.autoresizesSubviews = value
      case .userInteractionEnabled: view.isUserInteractionEnabled = value
      case .multipleTouchEnabled: view.isMultipleTouchEnabled = value
      case .translatesAutoresizingMaskIntoConstraints: view.translatesAutoresizingMaskIntoConstraints = value
      // A frame that no constraint has replaced: the mask counts, whatever is said of constraints.
      case .fixedFrame: break
      }
    }
    if flags[.fixedFrame] == true { view.translatesAutoresizingMaskIntoConstraints = true }
  }

  private func color(_ key: String, of nib: NibView) -> UIColor? {
    do {
      return try nib.colors[key]?.color(in: document.resources)
    } catch {
      warn("\(key): \(error.message)", about: nib.object, line: nib.object.line)
      return nil
    }
  }

  private func warnOfConnections(of object: NibObject) {
    for connection in object.connections {
      warn("\(connection.kind) '\(connection.name)' is not connected", about: object, line: connection.line)
    }
  }

  private func warnOfConstraints() {
    guard constraintCount > 0, let object = document.views.first?.object else { return }
    warn("constraints are not laid out; frames stay as the document has them", about: object, line: object.line)
  }
}

// MARK: Runtime attributes

extension NibLoader {
  private func setAttributes(of view: UIView, _ object: NibObject) {
    for attribute in object.attributes {
      let value: Any?
      do {
        value = try self.value(of: attribute)
      } catch {
        warn("\(attribute.keyPath): \(error.message)", about: object, line: attribute.line)
        continue
      }
      if case .color = attribute.value, attribute.keyPath.hasPrefix("layer.") {
        // A CGColor is wanted there, and what a document gives is a UIColor.
        let message = "\(attribute.keyPath): on iOS a layer does not take a document's colour"
        warn(message, about: object, line: attribute.line)
      }
      do {
        try view.setAttribute(value, forKeyPath: attribute.keyPath)
      } catch {
        warn("\(error)", about: object, line: attribute.line)
      }
    }
  }

  private func value(of attribute: NibAttribute) throws(NibProblem) -> Any? {
    switch attribute.value {
    case .null: return nil
    case .boolean(let value): return value
    case .integer(let value): return value
    case .real(let value): return value
    case .string(let value), .localizedString(let value): return value
    case .point(let value): return value
    case .size(let value): return value
    case .rect(let value): return value
    case .range(let value): return value
    case .color(let color): return try color.color(in: document.resources)
    case .image(let name): return try image(name)
    case .unknown(let type): throw NibProblem("unknown type '\(type)'")
    }
  }

  /// The image of a name: a PNG file of the bundle's, for the current display scale.
  private func image(_ name: String) throws(NibProblem) -> UIImage {
    guard let image = UIImage(named: name, in: bundle, compatibleWith: nil) else {
      throw NibProblem("there is no PNG file of the image '\(name)'")
    }
    return image
  }
}
