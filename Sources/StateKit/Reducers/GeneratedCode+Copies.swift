extension _GeneratedCode {
  /// For generated code: whether a property has to be changed to follow another one.
  @inlinable public static func differ<Value: Equatable>(_ value: Value, _ followed: Value) -> Bool {
    value != followed && !areAlikeThoughUnequal(value, followed)
  }

  /// For generated code: values that cannot be compared always count as different.
  @inlinable public static func differ<Value>(_ value: Value, _ followed: Value) -> Bool { true }

  /// For generated code: whether a child's reducer wrote a property that follows another one.
  @inlinable public static func _isWritten<Value: Equatable>(_ before: Value, _ value: Value) -> Bool {
    differ(value, before)
  }

  /// For generated code: a change of a value that cannot be compared is not noticed.
  @inlinable public static func _isWritten<Value>(_ before: Value, _ value: Value) -> Bool { false }

  /// For generated code: whether a shared property changed.
  @inlinable public static func _isChanged<Value: Equatable>(from before: Value, to value: Value) -> Bool {
    differ(value, before)
  }

  /// For generated code: a state before a handler changes it; nil in release builds, where copies are not checked.
  @inlinable public static func _stateToCheck<State>(_ state: State) -> State? {
    #if DEBUG
    state
    #else
    nil
    #endif
  }
}

// Whether a parent's handler wrote the copy that a child has of a property, instead of the property. A child that was not
// there before is a new one, which gets its copy later.
extension _GeneratedCode {
  /// For generated code: whether the copy of a child was written.
  @inlinable public static func _isCopyWritten<State, Action, Value>(
    in child: State,
    before: State,
    _ action: Action.Type,
    of source: Value,
    at value: (State) -> Value?,
    by isWritten: (Value, Value) -> Bool
  ) -> Bool {
    guard let now = value(child), let earlier = value(before) else { return false }
    return isWritten(earlier, now) && isWritten(source, now)
  }

  /// For generated code: whether the copy of a child that may be absent was written.
  public static func _isCopyWritten<State, Action, Value>(
    in child: State?,
    before: State?,
    _ action: Action.Type,
    of source: Value,
    at value: (State) -> Value?,
    by isWritten: (Value, Value) -> Bool
  ) -> Bool {
    guard let child, let before, ChildIdentity(of: child, action) == ChildIdentity(of: before, action) else {
      return false
    }
    return _isCopyWritten(in: child, before: before, action, of: source, at: value, by: isWritten)
  }

  /// For generated code: whether the copy of an element was written.
  public static func _isCopyWritten<State, Action, Value>(
    in elements: IdentifiedArray<State>,
    before: IdentifiedArray<State>,
    _ action: Action.Type,
    of source: Value,
    at value: (State) -> Value?,
    by isWritten: (Value, Value) -> Bool
  ) -> Bool {
    elements.contains { element in
      before[id: element.id].map {
        _isCopyWritten(in: element, before: $0, action, of: source, at: value, by: isWritten)
      } == true
    }
  }

  /// For generated code: whether the copy of an element of a stack was written.
  public static func _isCopyWritten<State, Action, Value>(
    in elements: StackState<State>,
    before: StackState<State>,
    _ action: Action.Type,
    of source: Value,
    at value: (State) -> Value?,
    by isWritten: (Value, Value) -> Bool
  ) -> Bool {
    zip(elements.ids, elements).contains { id, element in
      before[id: id].map {
        _isCopyWritten(in: element, before: $0, action, of: source, at: value, by: isWritten)
      } == true
    }
  }
}

extension TouchedDomains {
  /// For generated code: notes that a handler wrote the copy of a property in vain: "detail.currency".
  public mutating func _noteOverwritten(_ copy: String) {
    overwritten = (overwritten ?? []) + [copy]
  }
}
