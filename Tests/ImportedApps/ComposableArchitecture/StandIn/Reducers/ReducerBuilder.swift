// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The reducers of a body, one after another on the same action.
@resultBuilder
public enum ReducerBuilder<State, Action> {
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }

  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }

  public static func buildPartialBlock<First: Reducer<State, Action>, Next: Reducer<State, Action>>(
    accumulated: First,
    next: Next
  ) -> ReducerPair<First, Next> {
    ReducerPair(first: accumulated, next: next)
  }
}

/// Two reducers, whose effects are merged.
public struct ReducerPair<First: Reducer, Next: Reducer>: Reducer
where First.State == Next.State, First.Action == Next.Action {
  let first: First
  let next: Next

  public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
    let effect = first.reduce(into: &state, action: action)
    return .merge(effect, next.reduce(into: &state, action: action))
  }
}

public struct EmptyReducer<State, Action>: Reducer {
  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}
