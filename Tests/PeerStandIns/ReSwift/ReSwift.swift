// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
/// The signatures of ReSwift 6.1 that the page about it uses.

public protocol Action {}

public typealias DispatchFunction = (Action) -> Void
public typealias Reducer<ReducerStateType> = (_ action: Action, _ state: ReducerStateType?) ->
  ReducerStateType
public typealias Middleware<State> =
  (@escaping DispatchFunction, @escaping () -> State?) -> (@escaping DispatchFunction) -> DispatchFunction

/// An action that is dispatched during another one is handled inside of it.
open class Store<State> {
  public private(set) var state: State!
  public var dispatchFunction: DispatchFunction!
  private var isReducing = false

  public required init(
    reducer: @escaping Reducer<State>,
    state: State?,
    middleware: [Middleware<State>] = [],
    automaticallySkipsRepeats: Bool = true
  ) {
    self.state = state
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
  }

  open func dispatch(_ action: Action) {
    dispatchFunction(action)
  }
}
