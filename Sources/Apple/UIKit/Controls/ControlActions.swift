// Copyright (c) 2026 the Stipple authors
// SPDX-License-Identifier: MIT

/// The actions of a control, in the order in which they were added, and the events that each is for.
///
/// No two have the same identifier, and none is for no event.
@MainActor struct ControlActions {
  private(set) var list: [(action: UIAction, events: UIControl.Event)] = []

  nonisolated init() {}

  /// All events that an action is for.
  var events: UIControl.Event {
    list.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Adds an action for some events; one of the same identifier is replaced in its place, for the events of both.
  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    guard !events.isEmpty else { return }
    if let index = list.firstIndex(where: { $0.action.identifier == action.identifier }) {
      list[index] = (action, list[index].events.union(events))
    } else {
      list.append((action, events))
    }
  }

  /// Takes the action of an identifier away from some events.
  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    guard let index = list.firstIndex(where: { $0.action.identifier == identifier }) else { return }
    list[index].events.subtract(events)
    if list[index].events.isEmpty { list.remove(at: index) }
  }

  /// The actions that are for any of some events.
  func actions(for events: UIControl.Event) -> [UIAction] {
    list.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
  }
}
