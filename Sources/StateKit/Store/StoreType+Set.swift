extension StoreType where Action: BindableDomainAction {
  /// Sets a property that the schema of the domain lists under `binds`, by an action.
  ///
  ///     store.set(\.name, to: "Ann")  // dispatches .binding(.name("Ann"))
  ///
  /// The source of the action is the line of this call. A property that is not listed does not compile, and the compiler
  /// says why.
  ///
  /// - Parameters:
  ///   - property: The property, as a key path without a root.
  ///   - value: The new value. The action is dispatched even if the property has this value already.
  ///   - file: The file in the source of the action.
  ///   - function: The function in that source.
  ///   - line: The line in that source.
  ///   - info: Any text for logs.
  @inlinable public func set<Value>(
    _ property: (Action.BoundProperties) -> BoundProperty<Action, Value>,
    to value: Value,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    info: String? = nil
  ) {
    let action = property(Action._boundProperties).action(value)
    dispatch(action, from: ActionSource(file: file, function: function, line: line, info: info))
  }
}

// In an extension with requirements only, so that a property of the state with the name `set` stays readable.
extension StoreType where State: Sendable {
  /// Not available: the schema does not list the property under `binds`.
  @available(
    *,
    unavailable,
    message: "The schema does not list this property under 'binds', so that only actions of the domain set it"
  )
  public func set<Value>(
    _ property: KeyPath<State, Value>,
    to value: Value,
    file: String = #fileID,
    function: String = #function,
    line: UInt = #line,
    info: String? = nil
  ) {}
}
