// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// A feature: how actions change a state, and which effects they start. A feature has a `body` of other reducers, or its
/// own `reduce`.
public protocol Reducer<State, Action> {
  associatedtype State
  associatedtype Action
  associatedtype Body

  func reduce(into state: inout State, action: Action) -> Effect<Action>

  @ReducerBuilder<State, Action> var body: Body { get }
}

public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// A reducer with its own `reduce` has no body.
  public var body: Body { fatalError("\(Self.self) has no body.") }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}
