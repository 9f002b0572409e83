// What keeps the code around the store compiling. Each declaration can go with its last use.

/// The reducer of this name calls the handlers of `Counter`.
func counterReducer(_ state: inout CounterState, _ action: CounterAction) {
  CounterReducer().reduce(into: &state, action: action)
}
