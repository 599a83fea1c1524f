// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

import UIKit

/// What is open, with its edits: what an edit changes, and what stays as it is if the edit is refused.
struct SessionDesk: Hashable, Sendable {
  /// A view or document that is being edited.
  struct Work: Hashable, Sendable {
    /// The class, or the document's file name.
    let name: String
    /// The item of the gallery that it was opened as; nil for a view of no item, and for a document.
    let item: String?
    var scene: DesignScene
    /// As it was opened.
    let original: SessionHistory.Content
    /// The changes that the file on disk has: they are edits of what was read, and can be undone, but need no saving.
    var saved: [DesignScene.Change] = []
    /// Edits for which the document has no place as it is: an object that is gone, or is of another class.
    var aside: [DesignScene.Change] = []
    /// What was in the file, as far as it set it, where another program has changed an attribute that was changed here.
    var foreign: [SessionHistory.Place: AttributeValue?] = [:]
    var selection: String?
    var history = SessionHistory()

    /// Whether there is something that the file on disk has not.
    var isChanged: Bool { scene.changes != saved || !aside.isEmpty }

    /// What it is taken back to: as it was opened, with what has been saved since.
    var standard: SessionHistory.Content {
      SessionHistory.Content(size: original.size, changes: original.changes + saved)
    }

    var canRevert: Bool { content != standard }

    init(name: String, item: String? = nil, scene: DesignScene) {
      (self.name, self.item, self.scene) = (name, item, scene)
      original = SessionHistory.Content(size: scene.size, changes: scene.changes)
    }

    /// With what is set aside. Once it is set, nothing is, until the document refuses it.
    var content: SessionHistory.Content {
      get { SessionHistory.Content(size: scene.size, changes: aside + scene.changes) }
      set { (scene.size, scene.changes, aside) = (newValue.size, newValue.changes, []) }
    }

    /// Has the document asked again for what is set aside.
    mutating func takeUpAside() {
      (scene.changes, aside) = (aside + scene.changes, [])
    }

    /// Takes those of the changes that the document has a place for.
    mutating func settle(_ changes: [DesignScene.Change]) {
      let places = Set(changes.map { SessionHistory.Place($0) })
      aside += scene.changes.filter { !places.contains(SessionHistory.Place($0)) }
      scene.changes.removeAll { !places.contains(SessionHistory.Place($0)) }
    }

    /// Changes something and records it as a step.
    mutating func edit(
      _ title: String, _ subject: SessionHistory.Subject, gesture: String?, _ change: (inout Work) -> Void
    ) {
      let before = content
      change(&self)
      aside.removeAll { old in scene.changes.contains { $0.hasPlace(of: old) } }
      history.record(
        SessionHistory.Step(title: title, subject: subject, gesture: gesture, before: before, after: content))
    }
  }

  var kind = DesignState.Source.Kind.none
  /// The views that have been opened, each as it was left; the one opened last is the last.
  private(set) var views: [Work] = []
  /// It stays when another view is opened, with its edits. Nil as long as nothing of the document could be shown.
  var document: Work?

  /// What is open.
  var work: Work? {
    get {
      switch kind {
      case .none: nil
      case .view: views.last
      case .document: document
      }
    }
    set {
      switch kind {
      case .none: break
      case .view: if let newValue, !views.isEmpty { views[views.count - 1] = newValue }
      case .document: document = newValue
      }
    }
  }

  /// So many views are kept; those opened longest ago are forgotten.
  static let viewLimit = 64
  /// So many steps of all views are kept; those of views opened longest ago are forgotten.
  static let stepLimit = 4 * SessionHistory.limit

  /// Shows a view: as it was left, if it has been opened before, else as it is given.
  mutating func show(_ view: Work) {
    let index = views.firstIndex { $0.name == view.name && $0.item == view.item }
    guard kind != .view || index == nil || index != views.count - 1 else { return }
    kind = .view
    var view = index.map { views.remove(at: $0) } ?? view
    // Whoever goes on with it begins a step of his own.
    view.history.endGesture()
    views.append(view)
    views.removeFirst(max(views.count - Self.viewLimit, 0))
    var excess = views.map(\.history.count).reduce(0, +) - Self.stepLimit
    for index in views.indices where excess > 0 { excess -= views[index].history.forget(excess) }
  }
}
