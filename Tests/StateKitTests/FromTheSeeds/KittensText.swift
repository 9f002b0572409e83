import StateKit

/// The listings of text 3, on kittens, written with StateKit. The text takes `Action`, `Store` and the
/// subscribers from ReSwift.
@MainActor
enum KittensText {
  protocol Action: Sendable {}

  struct AppState: Equatable, Sendable {
    var kittens = KittensState()
    var openCount = 0
  }

  struct KittensState: Equatable, Sendable {
    var kittens: [String] = []
  }

  struct FetchKittens: Action, Equatable {}
  struct SetKittens: Action, Equatable { let kittens: [String] }
  struct OpenApp: Action, Equatable {}

  static let reducer = Reducer<AppState, any Action> { state, action in
    switch action {
    case let action as SetKittens: state.kittens.kittens = action.kittens
    case is OpenApp: state.openCount += 1
    default: break
    }
  }

  typealias DispatchFunction = (any Action) -> Void
  typealias Middleware<State> = AnyMiddleware<any Action, any Action, State>

  static func pullback<GlobalState, LocalState>(
    input: Middleware<LocalState>,
    state: any KeyPath<GlobalState, LocalState> & Sendable
  ) -> Middleware<GlobalState> {
    AnyMiddleware(input.pullback(state: state))
  }

  // The rest of the file is the text's own local store, with its kind of subscribers.

  @MainActor
  protocol StoreSubscriber<StoreSubscriberStateType>: AnyObject {
    associatedtype StoreSubscriberStateType

    func newState(state: StoreSubscriberStateType)
  }

  @MainActor
  class LocalStore<State, S: StoreSubscriber> where State == S.StoreSubscriberStateType {
    let dispatchFunction: DispatchFunction
    let subscribeFunction: (S) -> Void
    let unsubscribeFunction: (any StoreSubscriber) -> Void
    let getState: () -> State

    init(
      getState: @escaping () -> State,
      dispatchFunction: @escaping DispatchFunction,
      subscribeFunction: @escaping (S) -> Void,
      unsubscribeFunction: @escaping (any StoreSubscriber) -> Void
    ) {
      self.getState = getState
      self.dispatchFunction = dispatchFunction
      self.subscribeFunction = subscribeFunction
      self.unsubscribeFunction = unsubscribeFunction
    }

    var state: State {
      getState()
    }

    func dispatch(_ action: any Action) {
      self.dispatchFunction(action)
    }

    func subscribe(_ subscriber: S) {
      subscribeFunction(subscriber)
    }

    func unsubscribe(_ subscriber: any StoreSubscriber) {
      unsubscribeFunction(subscriber)
    }
  }

  /// ReSwift identifies subscriptions by their subscriber; StateKit returns a token for each.
  @MainActor
  final class Subscriptions {
    var all: [ObjectIdentifier: Subscription] = [:]
  }
}

extension Store where Action == any KittensText.Action {
  /// The text's `view` function, which wraps the store by hand.
  func textView<LocalState, S: KittensText.StoreSubscriber>(
    state: any KeyPath<State, LocalState> & Sendable
  ) -> KittensText.LocalStore<LocalState, S>
  where S.StoreSubscriberStateType == LocalState, LocalState: Equatable, S: Sendable {
    let subscriptions = KittensText.Subscriptions()
    return KittensText.LocalStore<LocalState, S>(
      getState: { self.state[keyPath: state] },
      dispatchFunction: { self.dispatch($0) },
      subscribeFunction: { subscriber in
        subscriptions.all[ObjectIdentifier(subscriber)] = self.subscribe(state) {
          subscriber.newState(state: $0)
        }
      },
      unsubscribeFunction: { subscriptions.all[ObjectIdentifier($0)] = nil }
    )
  }
}
