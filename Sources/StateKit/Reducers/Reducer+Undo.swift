extension Reducer {
  /// The same reducer, with undo and redo for one part of the state.
  ///
  ///     let editor = Reducer<EditorState, EditorAction>.editor()
  ///       .undoable(\.text, history: \.history, limit: 50) { action in
  ///         switch action {
  ///         case .typed: .step(group: "typing")
  ///         case .pasted: .step
  ///         case .undone: .undo
  ///         case .redone: .redo
  ///         default: .ignored
  ///         }
  ///       }
  ///
  /// The reducer runs first, for every action. Undo and redo restore values and run no action again, so that no effect starts
  /// twice. Effects of children that they remove end, and properties follow others, as after any action.
  ///
  /// - Parameters:
  ///   - part: What is undone: a property, or the state of a child or of a list of children. Several properties are undone
  ///     together as one struct.
  ///   - history: The property that keeps the steps.
  ///   - limit: The greatest number of steps to keep, at least 1; the oldest ones are forgotten. Traps if it is less.
  ///   - role: The meaning of an action. It is called for each action of the reducer.
  public func undoable<Value: Equatable & Sendable>(
    _ part: any WritableKeyPath<State, Value> & Sendable,
    history: any WritableKeyPath<State, UndoHistory<Value>> & Sendable,
    limit: Int = 100,
    role: @escaping @Sendable (Action) -> UndoRole
  ) -> Reducer {
    precondition(limit > 0, "The limit of an undo history is at least 1")
    let undo = Undo(part: part, history: history, limit: limit, historyDomains: Reducer.domains(of: history))
    let reduce: @Sendable (inout State, Action, inout TouchedDomains) -> Void = {
      [inner = self.body] state, action, touched in
      let role = role(action)
      // A kept value makes the reducer copy what it changes, so it is kept for steps alone.
      guard case .step(let group) = role else {
        inner(&state, action, &touched)
        return undo.apply(role, to: &state, touching: &touched)
      }
      let before = state[keyPath: part]
      inner(&state, action, &touched)
      undo.record(before, in: group, in: &state, touching: &touched)
    }
    return Reducer(body: reduce, following: following)
  }

  /// The part of the state that is undone, and its history.
  private struct Undo<Value: Equatable & Sendable>: Sendable {
    let part: any WritableKeyPath<State, Value> & Sendable
    let history: any WritableKeyPath<State, UndoHistory<Value>> & Sendable
    let limit: Int
    let historyDomains: Range<Int>

    /// Keeps the value before a step that has changed the part.
    func record(
      _ before: Value,
      in group: String?,
      in state: inout State,
      touching touched: inout TouchedDomains
    ) {
      if isSame(before, state[keyPath: part]) { return }
      touched.mark(touched.below(historyDomains))
      state[keyPath: history].record(before, group: group, limit: limit)
    }

    /// Does what an action means besides its change of the state.
    func apply(_ role: UndoRole, to state: inout State, touching touched: inout TouchedDomains) {
      switch role {
      case .step, .ignored: return
      case .undo: if state[keyPath: history].canUndo { move(&state, &touched) { $0.undo(&$1) } }
      case .redo: if state[keyPath: history].canRedo { move(&state, &touched) { $0.redo(&$1) } }
      case .pause: if state[keyPath: history].isInGroup { change(&state, &touched) { $0.endGroup() } }
      case .clear: change(&state, &touched) { $0.clear() }
      }
    }

    private func move(
      _ state: inout State,
      _ touched: inout TouchedDomains,
      _ move: (inout UndoHistory<Value>, inout Value) -> Void
    ) {
      // Children may come back or go.
      touched.markEverythingBelow()
      var value = state[keyPath: part]
      move(&state[keyPath: history], &value)
      state[keyPath: part] = value
    }

    private func change(
      _ state: inout State,
      _ touched: inout TouchedDomains,
      _ change: (inout UndoHistory<Value>) -> Void
    ) {
      touched.mark(touched.below(historyDomains))
      change(&state[keyPath: history])
    }
  }
}
