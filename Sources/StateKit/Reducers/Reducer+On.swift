extension Reducer {
  /// A reducer for the actions at a key path, such as any action of a child, that changes one property of the state.
  ///
  ///     let app: Reducer<AppState, AppAction> = .app(users: .users(), posts: .posts())
  ///       <> .on(\.users, changing: \.lastAction) { action, last in last = "\(action)" }
  ///
  /// Only the domain of that property is marked as changed, and only by these actions. It runs at its place among the
  /// composed reducers. Like the reactions of a schema, it does not run for an action that missed an absent child.
  ///
  /// - Parameters:
  ///   - path: The key path to the child's action, or to the payload of one action.
  ///   - part: The property to change: an own one, or the state of a child.
  ///   - body: Gets the action, and changes `part`.
  public static func on<Payload, Part>(
    _ path: any KeyPath<Action, Payload?> & Sendable,
    changing part: any WritableKeyPath<State, Part> & Sendable,
    _ body: @escaping @Sendable (_ action: Payload, _ part: inout Part) -> Void
  ) -> Reducer {
    let domains = domains(of: part)
    return on(path) { action, state, touched in
      touched.markPart(domains)
      body(action, &state[keyPath: part])
    }
  }

  /// A reducer for the actions at a key path, such as any action of a child, that may change the whole state.
  ///
  ///     .on(\.users) { action, state in state.log.append("\(action)") }
  ///
  /// Only these actions mark domains as changed, but they mark all domains of this reducer. With `changing`, or with a
  /// third parameter, fewer are marked.
  ///
  /// - Parameters:
  ///   - path: The key path to the child's action, or to the payload of one action.
  ///   - body: Gets the action, and changes the state.
  public static func on<Payload>(
    _ path: any KeyPath<Action, Payload?> & Sendable,
    _ body: @escaping @Sendable (_ action: Payload, _ state: inout State) -> Void
  ) -> Reducer {
    on(path) { action, state, touched in
      touched.markAll()
      body(action, &state)
    }
  }

  /// A reducer for the actions at a key path, such as any action of a child, that marks what it changes.
  ///
  ///     .on(\.users) { action, state, touched in
  ///       guard case .renamed = action else { return }
  ///       touched.markOwnProperties()
  ///       state.renamingCount += 1
  ///     }
  ///
  /// - Parameters:
  ///   - path: The key path to the child's action, or to the payload of one action.
  ///   - body: Gets the action, changes the state, and marks at least what it changes, as in ``marking(_:)``.
  public static func on<Payload>(
    _ path: any KeyPath<Action, Payload?> & Sendable,
    _ body:
      @escaping @Sendable (
        _ action: Payload, _ state: inout State, _ touched: inout TouchedDomains
      ) -> Void
  ) -> Reducer {
    let index = ActionIndex<Action>()
    let leaves = index.leaves(path)
    return .marking { state, action, touched in
      // Reading a key path costs more than finding the leaf.
      if let leaves, let leaf = index.leafIndex(of: action), !leaves.contains(leaf) { return }
      guard !touched.hasMissedChild, let payload = action[keyPath: path] else { return }
      body(payload, &state, &touched)
    }
  }
}
