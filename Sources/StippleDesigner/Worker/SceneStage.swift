// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import UIKit

/// Makes the views of scenes, and keeps those of the last.
@MainActor final class SceneStage {
  private struct Document {
    let number: Int
    let data: Data
    let nib: NibDocument
    let folder: Bundle?
  }

  /// Those that can be named, in their order.
  let views: [UIView.Type]
  private var document: Document?
  private var shown: ShownScene?
  private var viewClasses: [ObjectIdentifier: ViewClass] = [:]

  init(views: [UIView.Type]) {
    self.views = views
  }

  /// The size of a view for which none is asked.
  private static let standardSize = CGSize(width: 320, height: 240)

  func viewClass(_ type: UIView.Type) -> ViewClass {
    let id = ObjectIdentifier(type)
    if let known = viewClasses[id] { return known }
    let new = ViewClass(type)
    viewClasses[id] = new
    return new
  }

  /// Reads a document and makes its views once, to know what of it is not shown as iOS would.
  ///
  /// - Returns: Warnings, one line each.
  /// - Throws: Where and why it cannot be shown; the last document stays then.
  func load(_ data: Data, number: Int, folder: String) throws(DocumentProblem) -> [String] {
    let nib: NibDocument
    do throws(NibError) {
      nib = try NibDocument(data: data)
    } catch {
      throw DocumentProblem(line: error.line, reason: error.reason.description)
    }
    guard !nib.views.isEmpty else {
      throw DocumentProblem(line: nil, reason: "the document has no view at its top; add one in Interface Builder")
    }
    let bundle = Bundle(url: URL(fileURLWithPath: folder, isDirectory: true))
    let warnings = NibContents(of: nib, bundle: bundle).warnings
    if let error = warnings.first(where: \.isError) {
      throw DocumentProblem(line: error.line, reason: error.message)
    }
    document = Document(number: number, data: data, nib: nib, folder: bundle)
    shown = nil
    return warnings.map(\.description)
  }

  /// The views of a scene: those of the last one, a step further, or new ones.
  func show(_ scene: DesignScene) throws(SceneError) -> ShownScene {
    if let size = scene.size {
      let limit = Double(Picture.maximumSide)
      guard size.width > 0, size.height > 0, size.width <= limit, size.height <= limit else {
        throw SceneError("a size must be over 0 and at most \(Picture.maximumSide) points in both directions")
      }
    }
    if let shown {
      if shown.scene == scene || shown.step(to: scene) { return shown }
      // What a step has begun is not as a new view would be. The last scene is asked for again if this one is refused.
      self.shown = nil
    }
    let new = try make(scene)
    shown = new
    return new
  }

  /// The changes of a scene that can be made.
  func settle(_ scene: DesignScene) throws(SceneError) -> [DesignScene.Change] {
    var kept = scene
    kept.changes = []
    for change in scene.changes {
      var next = kept
      next.changes.append(change)
      do {
        _ = try show(next)
        kept = next
      } catch {
        _ = try show(kept)
      }
    }
    return kept.changes
  }

  /// The bytes of the document with the changes of a scene.
  ///
  /// What is written is what the changes have made of each attribute, which need not be what was asked for.
  func document(with scene: DesignScene) throws(SceneError) -> Data {
    guard case .document(let number, _) = scene.source, let document, document.number == number else {
      throw SceneError("only a document can be saved")
    }
    let shown = try show(scene)
    var edits: [NibEdit] = []
    for change in scene.changes {
      guard let object = shown.object(change.object), let id = object.nib?.id else {
        throw SceneError("the document has no identifier for object '\(change.object.inMessage)'")
      }
      let value = NibAttribute.Value(object.view.value(forKey: change.key))
      edits.append(NibEdit(id: id, keyPath: change.key, value: change.value == .null ? nil : value))
    }
    do {
      return try NibEditor(data: document.data).setting(edits) { NibColor.resource($0) }
    } catch {
      throw SceneError("\(error)")
    }
  }

  /// New views.
  func make(_ scene: DesignScene) throws(SceneError) -> ShownScene {
    switch scene.source {
    case .view(let name): return try makeView(name, scene)
    case .document(let number, let root): return try makeDocument(number, root, scene)
    }
  }

  private func makeView(_ name: String, _ scene: DesignScene) throws(SceneError) -> ShownScene {
    guard let type = views.first(where: { String(describing: $0) == name }) else {
      throw SceneError("there is no view '\(name.inMessage)'")
    }
    guard let view = ViewClass.makeView(type, size: Self.standardSize) else {
      throw SceneError("cannot make a view of class '\(name)'")
    }
    view.prepareForInterfaceBuilder()
    let object = ShownScene.Object(id: DesignScene.viewID, view: view, viewClass: viewClass(type), nib: nil)
    return try ShownScene(scene, root: view, tops: [view], objects: [object])
  }

  private func makeDocument(_ number: Int, _ rootID: String?, _ scene: DesignScene) throws(SceneError) -> ShownScene {
    guard let document, document.number == number else { throw SceneError("the document is not loaded") }
    let contents = NibContents(of: document.nib, bundle: document.folder)
    let objects = contents.all.map { made in
      ShownScene.Object(
        id: made.object.id ?? "line \(made.object.line)", view: made.view,
        viewClass: viewClass(type(of: made.view)), nib: made.object)
    }
    let named = rootID.flatMap { id in objects.first { $0.id == id }?.view }
    guard let root = named ?? contents.views.first, contents.views.contains(where: { $0 === root }) else {
      throw SceneError("the document has no view at its top")
    }
    return try ShownScene(scene, root: root, tops: contents.views, objects: objects)
  }
}
