// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The one change that leads from a list of changes to another.
enum SceneStep: Hashable {
  /// It is made last, whether or not the attribute was changed before.
  case make(DesignScene.Change)
  /// It was made, and is not.
  case takeBack(DesignScene.Change)

  var change: DesignScene.Change {
    switch self {
    case .make(let change), .takeBack(let change): change
    }
  }

  /// Nil where it takes more than one.
  init?(from old: [DesignScene.Change], to new: [DesignScene.Change]) {
    if let last = new.last, old.filter({ !$0.hasPlace(of: last) }).elementsEqual(new.dropLast()) {
      self = .make(last)
      return
    }
    guard old.count == new.count + 1 else { return nil }
    let index = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? new.count
    var rest = old
    let removed = rest.remove(at: index)
    guard rest == new else { return nil }
    self = .takeBack(removed)
  }
}

extension DesignScene.Change {
  /// Whether it is of the same attribute.
  func hasPlace(of other: DesignScene.Change) -> Bool {
    object == other.object && key == other.key
  }
}
