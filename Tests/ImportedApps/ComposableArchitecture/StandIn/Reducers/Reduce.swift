// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A reducer as a closure.
public struct Reduce<State, Action>: Reducer {
  private let change: (inout State, Action) -> Effect<Action>

  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) {
    change = reduce
  }

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    change(&state, action)
  }
}
