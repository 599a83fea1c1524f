// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import UIKit

/// The views of a scene, and what is kept of it to show one that is a step away.
@MainActor final class ShownScene {
  /// A view that can be named.
  struct Object {
    let id: String
    let view: UIView
    let viewClass: ViewClass
    /// What the document says of it; nil for a view of no document.
    let nib: NibObject?
  }

  private(set) var scene: DesignScene
  /// The view that is shown.
  let root: UIView
  /// All at the top, the one that is shown among them.
  let tops: [UIView]
  /// Each before those in it.
  let objects: [Object]
  /// Where its images are; nil for the program's own.
  let images: Bundle?
  /// In points: the size that the source has of itself.
  let ownSize: CGSize
  /// What objects that have been changed had before, in the order of their attributes.
  private var originals: [String: [Any?]] = [:]
  /// What each change made of its attribute, by object and the attribute's place.
  private var results: [String: [Int: Any?]] = [:]

  /// Takes views as their source has them and makes the scene's changes.
  init(
    _ scene: DesignScene, root: UIView, tops: [UIView], objects: [Object], images: Bundle? = nil
  ) throws(SceneError) {
    (self.scene, self.root, self.tops, self.objects, self.images) = (scene, root, tops, objects, images)
    ownSize = root.bounds.size
    for change in scene.changes { try make(change) }
    resize()
  }

  var size: CGSize { scene.size.map { CGSize(width: $0.width, height: $0.height) } ?? ownSize }

  func object(_ id: String) -> Object? { objects.first { $0.id == id } }

  /// Whether a document tells an object from all others. A view of no document is one by itself.
  func canBeSaved(_ object: Object) -> Bool {
    guard let nib = object.nib else { return true }
    return nib.id != nil && objects.count { $0.id == object.id } == 1
  }

  /// Takes the steps to another scene of the same source, if the views are then sure to be as new ones would be.
  ///
  /// That is so for one attribute with which no other changes, if each that was changed is what its change made of it,
  /// and for a size that nothing in the view follows.
  /// - Returns: Whether that is so; if not, the views are of no use any more.
  func step(to next: DesignScene) -> Bool {
    guard next.source == scene.source else { return false }
    if next.size != scene.size, !root.subviews.isEmpty { return false }
    if next.changes != scene.changes {
      guard let step = SceneStep(from: scene.changes, to: next.changes), take(step) else { return false }
    }
    scene = next
    resize()
    return true
  }

  private func take(_ step: SceneStep) -> Bool {
    let change = step.change
    guard let object = object(change.object), let index = object.viewClass.index(of: change.key) else { return false }
    let before = object.viewClass.values(of: object.view)
    let isEachAsMade = (results[object.id] ?? [:]).allSatisfy { place, result in
      place == index || ViewClass.isSame(result, before[place])
    }
    guard isEachAsMade else { return false }
    do {
      switch step {
      case .make: try make(change)
      case .takeBack:
        guard let original = originals[object.id] else { return false }
        try object.view.setAttribute(original[index], forKeyPath: change.key)
        results[object.id]?[index] = nil
      }
    } catch {
      return false
    }
    let after = object.viewClass.values(of: object.view)
    return before.indices.allSatisfy { $0 == index || ViewClass.isSame(before[$0], after[$0]) }
  }

  private func make(_ change: DesignScene.Change) throws(SceneError) {
    guard let object = object(change.object) else {
      throw SceneError("there is no object '\(change.object.inMessage)'")
    }
    guard canBeSaved(object) else {
      let reason = object.nib?.id == nil ? "the document gives it no identifier" : "others have its identifier"
      throw SceneError("'\(change.object.inMessage)' cannot be saved, so it cannot be changed: \(reason)")
    }
    let viewClass = object.viewClass
    guard let index = viewClass.index(of: change.key) else {
      let nearest = change.key.nearest(in: viewClass.attributes.map(\.name)).map { "; the nearest is '\($0)'" } ?? ""
      throw SceneError("\(viewClass.name) has no attribute '\(change.key.inMessage)' to inspect\(nearest)")
    }
    if let type = viewClass.attributes[index].type, !type.hasFiniteNumbers(change.value.text) {
      throw SceneError(
        "\(viewClass.name).\(change.key) takes \(type.expectation), not '\(change.value.text.inMessage)'; a document "
          + "holds finite numbers only")
    }
    let image = try image(of: change, viewClass.attributes[index], viewClass)
    if originals[object.id] == nil { originals[object.id] = viewClass.values(of: object.view) }
    do {
      if change.value == .null {
        try object.view.setAttribute(viewClass.standards[index], forKeyPath: change.key)
      } else if let image {
        try object.view.setAttribute(image, forKeyPath: change.key)
      } else {
        try object.view.setAttribute(parsing: change.value.text, forKey: change.key)
      }
    } catch {
      throw SceneError("\(error)")
    }
    results[object.id, default: [:]].updateValue(viewClass.attributes[index].read(object.view), forKey: index)
  }

  private func resize() {
    guard root.bounds.size != size else { return }
    // A view grows about its middle; this one's corner stays.
    let origin = root.frame.origin
    root.bounds.size = size
    root.frame.origin = origin
  }

  /// The picture on a canvas, in one appearance.
  func picture(_ canvas: DesignCanvas) throws(SceneError) -> Picture {
    adopt(canvas)
    do {
      let background = try canvas.background.map { text throws(ColorTextError) in try UIColor.parse(text) }
      return try Picture(of: root, size: size, scale: canvas.scale, background: background)
    } catch {
      throw SceneError("\(error)")
    }
  }

  /// Gives the view the traits of a canvas.
  func adopt(_ canvas: DesignCanvas) {
    let style: UIUserInterfaceStyle = canvas.appearance == .dark ? .dark : .light
    let direction: UITraitEnvironmentLayoutDirection =
      canvas.direction == .rightToLeft ? .rightToLeft : .leftToRight
    if root.traitOverrides.userInterfaceStyle != style { root.traitOverrides.userInterfaceStyle = style }
    if root.traitOverrides.layoutDirection != direction { root.traitOverrides.layoutDirection = direction }
  }
}
