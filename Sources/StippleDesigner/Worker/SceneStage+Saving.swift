// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import Foundation
import StippleNib
import UIKit

extension SceneStage {
  /// How the changes of an object are written.
  ///
  /// A scene makes them behind all that the document sets, but an attribute that the document has keeps its place. Where
  /// attributes are parts of the same that is not as good: what comes behind it in the document counts then.
  private enum Manner: Int, CaseIterable {
    /// Each in its place, nothing else.
    case alone
    /// Those of the document that would be others are written too.
    case withOthers
    /// Behind all others, in the order in which they were made.
    case last
    /// So, and what was taken back is written as what it is then.
    case lastWithStandards

    var next: Manner? { Manner(rawValue: rawValue + 1) }
  }

  /// The document with the changes of a scene, which is shown as the scene is.
  ///
  /// What is written is what the changes have made of each attribute, which need not be what was asked for.
  ///
  /// - Returns: Its bytes, and what it sets then.
  /// - Throws: If what is shown cannot be written so that it is shown again.
  func document(with scene: DesignScene) throws(SceneError) -> (Data, attributes: NibValues) {
    guard case .document(let number, let root) = scene.source, let document, document.number == number else {
      throw SceneError("only a document can be saved")
    }
    let shown = try show(scene)
    var manners: [String: Manner] = [:]
    for change in scene.changes { manners[change.object] = .alone }
    var others: [String: Set<String>] = [:]
    while true {
      let data = try write(shown, to: document.data, manners, others)
      let made = try views(of: data, in: document, root, size: scene.size)
      let differences = manners.keys.sorted().compactMap { Self.difference(of: $0, in: made, from: shown) }
      if differences.isEmpty { return (data, made.objects.values) }
      for difference in differences {
        guard let next = manners[difference.object]?.next else { throw SceneError(difference.message) }
        manners[difference.object] = next
        others[difference.object, default: []].formUnion(difference.keys)
      }
    }
  }

  private func write(
    _ shown: ShownScene, to data: Data, _ manners: [String: Manner], _ others: [String: Set<String>]
  ) throws(SceneError) -> Data {
    var removals: [NibEdit] = []
    var edits: [NibEdit] = []
    for change in shown.scene.changes {
      guard let manner = manners[change.object] else { continue }
      let isLast = manner == .last || manner == .lastWithStandards
      if isLast { removals.append(NibEdit(id: change.object, keyPath: change.key, value: nil)) }
      if change.value == .null, manner != .lastWithStandards {
        edits.append(NibEdit(id: change.object, keyPath: change.key, value: nil))
      } else {
        edits.append(try Self.edit(change.key, of: change.object, in: shown))
      }
    }
    let places = Set(edits.map { NibEdit(id: $0.id, keyPath: $0.keyPath, value: nil) })
    for (id, manner) in manners.sorted(by: { $0.key < $1.key }) where manner == .withOthers {
      let set = Set(shown.object(id)?.nib?.attributes.map(\.keyPath) ?? [])
      for key in set.intersection(others[id] ?? []).sorted()
      where !places.contains(NibEdit(id: id, keyPath: key, value: nil)) {
        edits.append(try Self.edit(key, of: id, in: shown))
      }
    }
    do {
      let bare = removals.isEmpty ? data : try NibEditor(data: data).setting(removals)
      return try NibEditor(data: bare).setting(edits) { NibColor.resource($0) }
    } catch {
      throw SceneError("\(error)")
    }
  }

  /// An attribute as it is shown.
  private static func edit(_ key: String, of id: String, in shown: ShownScene) throws(SceneError) -> NibEdit {
    guard let object = shown.object(id), object.nib?.id != nil else {
      throw SceneError("the document has no identifier for object '\(id.inMessage)'")
    }
    let held = object.viewClass.index(of: key).map { index in
      let attribute = object.viewClass.attributes[index]
      return shown.named(attribute.read(object.view), of: attribute, of: object)
    }
    guard let held, let value = NibAttribute.Value(held) else {
      throw SceneError("\(object.viewClass.name).\(key) has a value that no document holds")
    }
    return NibEdit(id: id, keyPath: key, value: value)
  }

  /// The views of bytes in place of those of a document.
  private func views(
    of data: Data, in document: Document, _ root: String?, size: DesignSize?
  ) throws(SceneError) -> ShownScene {
    let nib: NibDocument
    do throws(NibError) {
      nib = try NibDocument(data: data)
    } catch {
      throw SceneError("\(error)")
    }
    let saved = Document(number: document.number, data: data, nib: nib, folder: document.folder)
    let scene = DesignScene(source: .document(number: document.number, root: root), size: size, changes: [])
    return try makeDocument(saved, root, scene)
  }

  /// The attributes of an object that are not as they are shown, and why that is so.
  private static func difference(
    of id: String, in made: ShownScene, from shown: ShownScene
  ) -> (object: String, keys: [String], message: String)? {
    guard let old = shown.object(id), let new = made.object(id), old.viewClass === new.viewClass else {
      return (id, [], "what is shown cannot be written: the document has no object '\(id.inMessage)'")
    }
    let (oldValues, newValues) = (old.viewClass.values(of: old.view), new.viewClass.values(of: new.view))
    let places = oldValues.indices.filter { index in
      // A picture is one by its name; a colour may have another form that is shown alike.
      !ViewClass.isSame(oldValues[index], newValues[index])
        && AttributeValue(oldValues[index]) != AttributeValue(newValues[index])
    }
    guard let first = places.first else { return nil }
    let key = old.viewClass.attributes[first].name
    let (value, written) = (AttributeValue(oldValues[first]), AttributeValue(newValues[first]))
    return (
      id, places.map { old.viewClass.attributes[$0].name },
      "what is shown cannot be written: \(old.viewClass.name).\(key) would be '\(written.text.inMessage)' instead of "
        + "'\(value.text.inMessage)'"
    )
  }
}

extension [ShownScene.Object] {
  /// What the document sets, as its views have it then.
  @MainActor var values: NibValues {
    var values: NibValues = [:]
    for object in self {
      guard let nib = object.nib, let id = nib.id, values[id] == nil else { continue }
      for key in nib.attributes.map(\.keyPath) {
        guard let index = object.viewClass.index(of: key) else { continue }
        values[id, default: [:]][key] = AttributeValue(object.viewClass.attributes[index].read(object.view))
      }
    }
    return values
  }
}
