// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The signatures of ReSwift 6.1 that the page about it and the imported app use.

public protocol Action {}
public protocol StateType {}

/// The first action of a store without a state.
public struct ReSwiftInit: Action {}

public typealias DispatchFunction = (Action) -> Void
public typealias Reducer<ReducerStateType> = (_ action: Action, _ state: ReducerStateType?) ->
  ReducerStateType
public typealias Middleware<State> =
  (@escaping DispatchFunction, @escaping () -> State?) -> (@escaping DispatchFunction) -> DispatchFunction

/// An action that is dispatched during another one is handled inside of it.
open class Store<State> {
  public private(set) var state: State! {
    didSet { for subscriber in subscribers { subscriber.receive(state) } }
  }
  public var dispatchFunction: DispatchFunction!
  private var isReducing = false
  private var subscribers: [Subscriber] = []

  public required init(
    reducer: @escaping Reducer<State>,
    state: State?,
    middleware: [Middleware<State>] = [],
    automaticallySkipsRepeats: Bool = true
  ) {
    let reduce: DispatchFunction = { [unowned self] action in
      precondition(!isReducing, "a reducer must not dispatch an action")
      isReducing = true
      let new = reducer(action, self.state)
      isReducing = false
      self.state = new
    }
    dispatchFunction = middleware.reversed().reduce(reduce) { next, middleware in
      middleware({ [weak self] in self?.dispatch($0) }, { [weak self] in self?.state })(next)
    }
    if let state { self.state = state } else { dispatch(ReSwiftInit()) }
  }

  open func dispatch(_ action: Action) {
    dispatchFunction(action)
  }

  /// The subscriber is called at once, and after each action.
  open func subscribe<Subscribing: StoreSubscriber>(_ subscriber: Subscribing)
  where Subscribing.StoreSubscriberStateType == State {
    subscribe(subscriber) { $0 }
  }

  open func subscribe<Subscribing: StoreSubscriber, Part>(
    _ subscriber: Subscribing,
    transform: @escaping (State) -> Part
  ) where Subscribing.StoreSubscriberStateType == Part {
    unsubscribe(subscriber)
    let new = Subscriber(object: subscriber) { [weak subscriber] in subscriber?.newState(state: transform($0))
    }
    subscribers.append(new)
    new.receive(state)
  }

  open func unsubscribe(_ subscriber: AnyObject) {
    subscribers.removeAll { $0.object === subscriber || $0.object == nil }
  }

  private struct Subscriber {
    weak var object: AnyObject?
    let receive: (State) -> Void
  }
}

public protocol StoreSubscriber: AnyObject {
  associatedtype StoreSubscriberStateType
  func newState(state: StoreSubscriberStateType)
}
