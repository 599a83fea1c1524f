// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The steps that can be undone and redone.
struct SessionHistory: Hashable, Sendable {
  /// What edits change.
  struct Content: Hashable, Sendable {
    var size: DesignSize?
    var changes: [DesignScene.Change]
  }

  /// An attribute of an object.
  struct Place: Hashable, Sendable {
    let object: String
    let key: String

    init(_ change: DesignScene.Change) {
      (object, key) = (change.object, change.key)
    }
  }

  /// What an edit is of: those of one gesture and one subject are one step.
  enum Subject: Hashable, Sendable {
    case attribute(object: String, key: String)
    case size
    case all
  }

  struct Step: Hashable, Sendable {
    let title: String
    let subject: Subject
    var gesture: String?
    var before: Content
    var after: Content
  }

  /// So many steps are kept; older ones are forgotten.
  static let limit = 500

  /// How many steps there are.
  var count: Int { done.count + undone.count }

  private(set) var done: [Step] = []
  private(set) var undone: [Step] = []

  /// Adds what has been done, to the last step if it is of the same gesture. What could be redone is forgotten.
  ///
  /// What changes nothing has not been done.
  mutating func record(_ step: Step) {
    guard step.before != step.after else { return }
    let isMore = undone.isEmpty && step.gesture != nil && done.last?.gesture == step.gesture
    undone = []
    if isMore, let last = done.last, last.subject == step.subject {
      done[done.count - 1].after = step.after
      // A gesture that has come back to where it began is none.
      if last.before == step.after { done.removeLast() }
    } else {
      done.append(step)
      if done.count > Self.limit { done.removeFirst(done.count - Self.limit) }
    }
  }

  /// Has the next edit be a step of its own, even if it is of the same gesture.
  mutating func endGesture() {
    if !done.isEmpty { done[done.count - 1].gesture = nil }
  }

  /// Takes the last step back.
  /// - Returns: What is there then; nil where there is nothing to undo.
  mutating func undo() -> Content? {
    guard let step = done.popLast() else { return nil }
    undone.append(step)
    return step.before
  }

  mutating func redo() -> Content? {
    guard let step = undone.popLast() else { return nil }
    done.append(step)
    return step.after
  }

  /// Forgets so many steps, or all: those made longest ago first, then what would be redone last.
  /// - Returns: How many have been forgotten.
  mutating func forget(_ number: Int) -> Int {
    let old = min(max(number, 0), done.count)
    let far = min(max(number, 0) - old, undone.count)
    done.removeFirst(old)
    undone.removeFirst(far)
    return old + far
  }

  /// Changes what there was at each step; those that have come to change nothing are forgotten.
  mutating func change(_ body: (inout Content) -> Void) {
    func changed(_ steps: [Step]) -> [Step] {
      steps.compactMap { step in
        var step = step
        body(&step.before)
        body(&step.after)
        return step.before == step.after ? nil : step
      }
    }
    (done, undone) = (changed(done), changed(undone))
  }
}
