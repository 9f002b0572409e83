import StateKit

/// The earlier values of a part of the state, and those that were undone.
struct UndoHistory<Value: Equatable & Sendable>: Equatable, Sendable {
  private(set) var past: [Value] = []
  private(set) var future: [Value] = []
  /// The group of the last edit: the next edit is undone with it, if it has the same group.
  private(set) var group: String?

  /// Keeps the value before an edit.
  mutating func record(_ value: Value, in group: String?, limit: Int) {
    future = []
    if group == nil || group != self.group { past.append(value) }
    if past.count > limit { past.removeFirst(past.count - limit) }
    self.group = group
  }

  mutating func endGroup() {
    group = nil
  }

  mutating func undo(_ value: inout Value) {
    group = nil
    guard let last = past.popLast() else { return }
    future.append(value)
    value = last
  }

  mutating func redo(_ value: inout Value) {
    group = nil
    guard let next = future.popLast() else { return }
    past.append(value)
    value = next
  }
}

/// The meaning of an action for an `UndoHistory`.
enum UndoRole: Sendable {
  /// Changes the part. Edits of the same group, one after the other, are undone together.
  case edit(group: String? = nil)
  /// Ends a group: the next edit is undone by itself.
  case pause
  case undo
  case redo
  /// Is not undone, whatever it changes.
  case ignored
}

extension Reducer {
  /// The same reducer with a history of one part of the state.
  func undoable<Value: Equatable & Sendable>(
    _ part: any WritableKeyPath<State, Value> & Sendable,
    history: any WritableKeyPath<State, UndoHistory<Value>> & Sendable,
    limit: Int = 100,
    role: @escaping @Sendable (Action) -> UndoRole
  ) -> Reducer {
    .marking { state, action, touched in
      let (before, known) = (state[keyPath: part], state[keyPath: history])
      reduce(&state, action, touching: &touched)
      var (value, changed) = (state[keyPath: part], known)
      switch role(action) {
      case .edit(let group): if value != before { changed.record(before, in: group, limit: limit) }
      case .pause: changed.endGroup()
      case .undo: changed.undo(&value)
      case .redo: changed.redo(&value)
      case .ignored: return
      }
      if changed == known { return }
      touched.markAll()
      state[keyPath: part] = value
      state[keyPath: history] = changed
    }
  }
}
