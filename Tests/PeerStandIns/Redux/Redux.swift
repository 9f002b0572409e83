// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Foundation

/// The signatures of the module Redux in Firefox for iOS that the page about a Redux of one's own uses.

public typealias WindowUUID = UUID

public protocol ActionType {}

open class Action {
  public var windowUUID: WindowUUID
  public var actionType: ActionType

  public init(windowUUID: WindowUUID, actionType: ActionType) {
    self.windowUUID = windowUUID
    self.actionType = actionType
  }
}

public protocol StateType: Equatable {}

public typealias Reducer<State> = @MainActor (State, Action) -> State
public typealias Middleware<State> = @MainActor (State, Action) -> Void

/// An action that is dispatched during another one waits. Middleware is called with the new state, before the store has
/// it.
@MainActor
public class Store<State: StateType> {
  public private(set) var state: State
  private let reducer: Reducer<State>
  private let middlewares: [Middleware<State>]
  private var queue: [Action] = []
  private var isHandling = false

  public init(state: State, reducer: @escaping Reducer<State>, middlewares: [Middleware<State>] = []) {
    self.state = state
    self.reducer = reducer
    self.middlewares = middlewares
  }

  public func dispatch(_ action: Action) {
    queue.append(action)
    if isHandling { return }
    isHandling = true
    while !queue.isEmpty {
      let action = queue.removeFirst()
      let new = reducer(state, action)
      for middleware in middlewares { middleware(new, action) }
      state = new
    }
    isHandling = false
  }
}
