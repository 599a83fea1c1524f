// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// What is open, with its edits: what an edit changes, and what stays as it is if the edit is refused.
struct SessionDesk: Hashable, Sendable {
  /// A view or document that is being edited.
  struct Work: Hashable, Sendable {
    /// The class, or the document's file name.
    let name: String
    var scene: DesignScene
    /// As it was opened.
    let original: SessionHistory.Content
    /// The changes that the file on disk has: they are edits of what was read, and can be undone, but need no saving.
    var saved: [DesignScene.Change] = []
    var selection: String?
    var history = SessionHistory()

    /// Whether there is something that the file on disk has not.
    var isChanged: Bool { scene.changes != saved }

    init(name: String, scene: DesignScene) {
      (self.name, self.scene) = (name, scene)
      original = SessionHistory.Content(size: scene.size, changes: scene.changes)
    }

    var content: SessionHistory.Content {
      get { SessionHistory.Content(size: scene.size, changes: scene.changes) }
      set { (scene.size, scene.changes) = (newValue.size, newValue.changes) }
    }

    /// Changes something and records it as a step.
    mutating func edit(
      _ title: String, _ subject: SessionHistory.Subject, gesture: String?, _ change: (inout DesignScene) -> Void
    ) {
      let before = content
      change(&scene)
      history.record(
        SessionHistory.Step(title: title, subject: subject, gesture: gesture, before: before, after: content))
    }
  }

  var kind = DesignState.Source.Kind.none
  var view: Work?
  /// It stays when another view is opened, with its edits. Nil as long as nothing of the document could be shown.
  var document: Work?

  /// What is open.
  var work: Work? {
    get {
      switch kind {
      case .none: nil
      case .view: view
      case .document: document
      }
    }
    set {
      switch kind {
      case .none: break
      case .view: view = newValue
      case .document: document = newValue
      }
    }
  }
}
