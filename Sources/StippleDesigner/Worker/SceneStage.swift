// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import UIKit

/// Makes the views of scenes, and keeps those of the last.
@MainActor final class SceneStage {
  struct Document {
    let number: Int
    let data: Data
    let nib: NibDocument
    let folder: Bundle?
  }

  /// Those that can be named, in their order.
  let views: [UIView.Type]
  private(set) var document: Document?
  private var shown: ShownScene?
  private var viewClasses: [ObjectIdentifier: ViewClass] = [:]

  init(views: [UIView.Type]) {
    self.views = views
  }

  /// The views that a document may have: what there is to tell of them, for each edit, still goes through the pipe.
  nonisolated static let mostViews = 10_000

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
  /// - Returns: Warnings, one line each, and what the document sets.
  /// - Throws: Where and why it cannot be shown; the last document stays then.
  func load(
    _ data: Data, number: Int, folder: String
  ) throws(DocumentProblem) -> (warnings: [String], attributes: NibValues) {
    let nib: NibDocument
    do throws(NibError) {
      nib = try NibDocument(data: data)
    } catch {
      throw DocumentProblem(line: error.line, reason: error.reason.description)
    }
    guard !nib.views.isEmpty else {
      throw DocumentProblem(line: nil, reason: "the document has no view at its top; add one in Interface Builder")
    }
    var views = nib.views
    var count = 0
    while let view = views.popLast() {
      count += 1
      views += view.subviews
    }
    guard count <= Self.mostViews else {
      throw DocumentProblem(
        line: nil, reason: "the document has \(count) views; the designer shows \(Self.mostViews) at most")
    }
    let bundle = Bundle(url: URL(fileURLWithPath: folder, isDirectory: true))
    let contents = NibContents(of: nib, bundle: bundle)
    let warnings = contents.warnings
    if let error = warnings.first(where: \.isError) {
      throw DocumentProblem(line: error.line, reason: error.message)
    }
    document = Document(number: number, data: data, nib: nib, folder: bundle)
    shown = nil
    return (warnings.map(\.description), objects(of: contents).values)
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

  /// New views.
  func make(_ scene: DesignScene) throws(SceneError) -> ShownScene {
    switch scene.source {
    case .view(let name): return try makeView(name, scene)
    case .document(let number, let root):
      guard let document, document.number == number else { throw SceneError("the document is not loaded") }
      return try makeDocument(document, root, scene)
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

  func makeDocument(_ document: Document, _ rootID: String?, _ scene: DesignScene) throws(SceneError) -> ShownScene {
    let contents = NibContents(of: document.nib, bundle: document.folder)
    let objects = objects(of: contents)
    let named = rootID.flatMap { id in objects.first { $0.id == id }?.view }
    guard let root = named ?? contents.views.first, contents.views.contains(where: { $0 === root }) else {
      throw SceneError("the document has no view at its top")
    }
    return try ShownScene(
      scene, root: root, tops: contents.views, objects: objects, images: document.folder)
  }

  private func objects(of contents: NibContents) -> [ShownScene.Object] {
    contents.all.map { made in
      ShownScene.Object(
        id: made.object.id ?? "line \(made.object.line)", view: made.view,
        viewClass: viewClass(type(of: made.view)), nib: made.object)
    }
  }
}
