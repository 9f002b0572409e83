extension Reducer {
  /// The reducer with a function that runs after it, if an action has changed a property.
  ///
  ///     let search: Reducer<SearchState, SearchAction> = .search(SearchReducer())
  ///       .onChange(of: \.query, changing: \.page) { _, _, page in page = 1 }
  ///
  /// The function changes one property of the state, or the state of a child, so that only the domain of that property
  /// is marked as changed, and only for actions that changed the observed one. It runs once for an action, even if it
  /// changes the observed property itself; functions of outer `onChange` see its changes. The idea comes from
  /// `onChange(of:)` of Point-Free's Composable Architecture.
  ///
  /// The property is compared for each action of the reducer, so observe a small one. A property that follows another
  /// (`follows` in the schema) is copied after all reducers; observe the one that it follows.
  ///
  /// - Parameters:
  ///   - path: The property to observe.
  ///   - part: The property to change.
  ///   - body: Gets the value before and after the action, and changes `part`.
  public func onChange<Value: Equatable & Sendable, Part>(
    of path: any KeyPath<State, Value> & Sendable,
    changing part: any WritableKeyPath<State, Part> & Sendable,
    _ body: @escaping @Sendable (_ old: Value, _ new: Value, _ part: inout Part) -> Void
  ) -> Reducer {
    let domains = Reducer.domains(of: part)
    return onChange(of: path) { old, new, state, touched in
      touched.markPart(domains)
      body(old, new, &state[keyPath: part])
    }
  }

  /// The reducer with a function that runs after it, if an action has changed a property, and that may change the whole state.
  ///
  ///     .onChange(of: \.query) { old, new, state in state.reset(from: old, to: new) }
  ///
  /// When it runs, all domains of this reducer are marked as changed. With `changing`, or with a fourth parameter,
  /// fewer are marked.
  ///
  /// - Parameters:
  ///   - path: The property to observe.
  ///   - body: Gets the value before and after the action, and changes the state.
  public func onChange<Value: Equatable & Sendable>(
    of path: any KeyPath<State, Value> & Sendable,
    _ body: @escaping @Sendable (_ old: Value, _ new: Value, _ state: inout State) -> Void
  ) -> Reducer {
    onChange(of: path) { old, new, state, touched in
      touched.markAll()
      body(old, new, &state)
    }
  }

  /// The reducer with a function that runs after it, if an action has changed a property, and that marks what it changes.
  ///
  ///     .onChange(of: \.query) { _, _, state, touched in
  ///       touched.markOwnProperties()
  ///       (state.page, state.isAtEnd) = (1, false)
  ///     }
  ///
  /// - Parameters:
  ///   - path: The property to observe.
  ///   - body: Gets the value before and after the action, changes the state, and marks at least what it changes, as in
  ///     ``marking(_:)``.
  public func onChange<Value: Equatable & Sendable>(
    of path: any KeyPath<State, Value> & Sendable,
    _ body:
      @escaping @Sendable (
        _ old: Value, _ new: Value, _ state: inout State, _ touched: inout TouchedDomains
      ) -> Void
  ) -> Reducer {
    let reduce: @Sendable (inout State, Action, inout TouchedDomains) -> Void = {
      [inner = self.body]
      state,
      action,
      touched in
      let old = state[keyPath: path]
      inner(&state, action, &touched)
      let new = state[keyPath: path]
      if !isSame(old, new) { body(old, new, &state, &touched) }
    }
    return ._marking(reduce, following: following)
  }

  /// The domains to mark for the change of a property, counted from the reducer's own.
  static func domains<Part>(of path: PartialKeyPath<State>, _ type: Part.Type) -> Range<Int> {
    let bytes = MemoryLayout<State>.offset(of: path).map { $0..<$0 + MemoryLayout<Part>.size }
    return domainTable(of: Action.self, for: State.self).domains(concernedWith: bytes)
  }

  static func domains<Part>(of path: WritableKeyPath<State, Part>) -> Range<Int> {
    domains(of: path, Part.self)
  }
}
