// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import UIKit

extension SessionCore {
  /// A page asks for a few at a time; many of them ask the worker, one after the other.
  private static let mostEdits = 500
  /// In bytes; steps that can be undone keep all values that there were.
  private static let longestText = 1 << 16

  /// Makes all edits, or none.
  mutating func apply(_ edits: [DesignEdit]) throws(DesignError) {
    var next = try made(edits)
    if let work = next.desk.work { _ = try next.inspect(work) }
    commit(next)
  }

  /// Makes all edits, or none, and draws what is open then.
  mutating func picture(_ request: PictureRequest) throws(DesignError) -> DesignPicture {
    let edits = request.edits ?? []
    var next = try made(edits)
    let scene = try next.openScene()
    // The drawing finds out whether attributes can be set; what else there may be, only an inspection does.
    if !edits.allSatisfy(Self.isOfContent), let work = next.desk.work { _ = try next.inspect(work) }
    let (width, height, pixels) = try worker.pixels(of: scene, on: request.canvas, with: next.file(for: scene))
    commit(next)
    return DesignPicture(revision: revision, width: width, height: height, pixels: pixels)
  }

  /// All that is known after edits; whether the view takes them is not known yet.
  private func made(_ edits: [DesignEdit]) throws(DesignError) -> SessionCore {
    guard edits.count <= Self.mostEdits else {
      throw DesignError(.refused, "a request may have no more than \(Self.mostEdits) edits")
    }
    var next = self
    for edit in edits { try next.make(edit) }
    return next
  }

  /// Whether an edit changes no more than attributes and sizes, and what they are known to have been.
  private static func isOfContent(_ edit: DesignEdit) -> Bool {
    switch edit {
    case .set, .reset, .resize: true
    case .select, .openItem, .openView, .openDocument, .undo, .redo, .revert, .reload: false
    }
  }

  private mutating func commit(_ next: SessionCore) {
    let isNew = next.desk != desk
    let old = revision
    self = next
    if isNew, revision == old { revision += 1 }
  }

  /// Makes an edit; whether the view takes it is not known then.
  private mutating func make(_ edit: DesignEdit) throws(DesignError) {
    switch edit {
    case .openItem(let id): desk.show(try item(id))
    case .openView(let name): desk.show(try view(name))
    case .openDocument:
      guard file != nil else { throw DesignError(.refused, "there is no document; start the designer with one") }
      desk.kind = .document
    case .reload:
      guard file != nil else { throw DesignError(.refused, "there is no document to read") }
      try reloadDocument()
    case .set, .reset, .resize, .select, .undo, .redo, .revert:
      _ = try openScene()
      guard var work = desk.work else { return }
      try make(edit, &work)
      desk.work = work
    }
  }

  /// Makes an edit of what is open.
  private mutating func make(_ edit: DesignEdit, _ work: inout SessionDesk.Work) throws(DesignError) {
    switch edit {
    case .set(let object, let key, let value, let gesture):
      guard key.utf8.count + value.text.utf8.count <= Self.longestText else {
        throw DesignError(.refused, "a value may have no more than \(Self.longestText) bytes")
      }
      let place = DesignScene.Change(
        object: try self.object(object, of: work), key: key, value: value == .null ? .text("nil") : value)
      // It is so already, and no other attribute of the object has come behind it.
      guard work.scene.changes.last(where: { $0.object == place.object }) != place else { return }
      work.edit(
        AttributeTitle.title(of: key).inMessage, .attribute(object: place.object, key: key), gesture: gesture
      ) { work in
        work.scene.changes.removeAll { $0.hasPlace(of: place) }
        work.scene.changes.append(place)
      }
    case .reset(let object, let key):
      let place = DesignScene.Change(object: try self.object(object, of: work), key: key, value: .null)
      // What the document does not set is as a new view has it without any change.
      let isWritten = file(for: work.scene)?.attributes[place.object]?[key] != nil
      let isKnown = isWritten || work.scene.changes.contains { $0.hasPlace(of: place) }
      work.edit(
        "Reset \(AttributeTitle.title(of: key).inMessage)", .attribute(object: place.object, key: key), gesture: nil
      ) { work in
        work.scene.changes.removeAll { $0.hasPlace(of: place) }
        if isWritten { work.scene.changes.append(place) }
      }
      if !isKnown { try checkKey(place, work) }
    case .resize(let size, let gesture):
      work.edit("Size", .size, gesture: gesture) { $0.scene.size = size }
    case .select(let id): try select(id, &work)
    case .undo:
      guard let content = work.history.undo() else { throw DesignError(.refused, "there is nothing to undo") }
      try take(content, &work)
    case .redo:
      guard let content = work.history.redo() else { throw DesignError(.refused, "there is nothing to redo") }
      try take(content, &work)
    case .revert:
      let standard = work.standard
      work.edit("Revert", .all, gesture: nil) { $0.content = standard }
    case .openItem, .openView, .openDocument, .reload: break
    }
  }

  /// Goes to what was there before; what the document has no place for any more is left out.
  private mutating func take(_ content: SessionHistory.Content, _ work: inout SessionDesk.Work) throws(DesignError) {
    work.content = content
    if file(for: work.scene) != nil { try settle(&work) }
  }

  /// The object that an edit is of: the one that is selected if it does not say.
  private mutating func object(_ id: String?, of work: SessionDesk.Work) throws(DesignError) -> String {
    if let id = id ?? work.selection { return id }
    if case .view = work.scene.source { return DesignScene.viewID }
    guard let selected = try inspect(work).object else { throw DesignError(.refused, "no object is selected") }
    return selected
  }

  /// Refuses to reset what there is not.
  private mutating func checkKey(_ place: DesignScene.Change, _ work: SessionDesk.Work) throws(DesignError) {
    var other = work
    other.selection = place.object
    let inspection = try inspect(other)
    guard inspection.object == place.object else {
      throw DesignError(.refused, "there is no object '\(place.object.inMessage)'")
    }
    guard inspection.groups.contains(where: { $0.attributes.contains { $0.key == place.key } }) else {
      throw DesignError(.refused, "there is no attribute '\(place.key.inMessage)' to reset")
    }
  }

  private mutating func select(_ id: String, _ work: inout SessionDesk.Work) throws(DesignError) {
    let outline = try inspect(work).outline
    guard let index = outline.firstIndex(where: { $0.id == id }) else {
      throw DesignError(.refused, "there is no object '\(id.inMessage)'")
    }
    work.selection = id
    // Of several views at the top of a document the one is shown that the object is in.
    guard case .document(let number, let root) = work.scene.source,
      let top = outline[...index].last(where: { $0.depth == 0 })?.id
    else { return }
    let shown = root ?? outline.first?.id
    guard top != shown else { return }
    work.scene.source = .document(number: number, root: top)
    work.scene.size = nil
  }
}

// MARK: - Opening

extension SessionCore {
  private func item(_ id: String) throws(DesignError) -> SessionDesk.Work {
    guard let item = try gallery.catalog().items.first(where: { $0.id == id }) else {
      throw DesignError(.refused, "the gallery has no item '\(id.inMessage)'")
    }
    return SessionDesk.Work(name: item.view, item: id, scene: DesignScene(item))
  }

  /// A view of no item: as it comes it is as large as its first item in the gallery.
  private func view(_ name: String) throws(DesignError) -> SessionDesk.Work {
    let catalog = try gallery.catalog()
    guard catalog.views.contains(where: { $0.name == name }) else {
      let nearest = name.nearest(in: catalog.views.map(\.name)).map { "; the nearest is '\($0)'" } ?? ""
      throw DesignError(.refused, "there is no view '\(name.inMessage)'\(nearest)")
    }
    let size = catalog.items.first { $0.view == name }?.size ?? DesignSize(width: 320, height: 240)
    return SessionDesk.Work(
      name: name, scene: DesignScene(source: .view(name: name), size: size, changes: []))
  }
}
