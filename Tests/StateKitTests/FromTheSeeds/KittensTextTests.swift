import StateKit
import StateKitTestSupport
import Testing

extension KittensText {
  @MainActor
  struct Tests {
    private let store = Store<AppState, any Action>(initialState: AppState(), reducer: reducer)
    private let log = Recorder<String>()

    private final class Subscriber: StoreSubscriber, Sendable {
      let states = Recorder<KittensState>()

      func newState(state: KittensState) {
        states.append(state)
      }
    }

    /// Fetches kittens if the state does not have any yet.
    private var kittensMiddleware: KittensText.Middleware<KittensState> {
      AnyMiddleware { [log] action, _, state in
        log.append("\(action) \(state.kittens)")
        guard action is FetchKittens, state().kittens.isEmpty else { return .doNothing }
        return .just(SetKittens(kittens: ["Tom"]))
      }
    }

    @Test func `text 3, Pullback function for Middlewares: from LocalState to GlobalState by a key path`() {
      let store = Store<AppState, any Action>(
        initialState: AppState(),
        reducer: reducer,
        middleware: pullback(input: kittensMiddleware, state: \AppState.kittens)
      )
      store.dispatch(OpenApp())
      store.dispatch(FetchKittens())
      store.dispatch(FetchKittens())
      expectEqual(
        log.all,
        [
          "OpenApp() []", "FetchKittens() []", "SetKittens(kittens: [\"Tom\"]) []",
          "FetchKittens() [\"Tom\"]",
        ]
      )
      expectEqual(store.state, AppState(kittens: KittensState(kittens: ["Tom"]), openCount: 1))
    }

    @Test func `text 3, Store Wrapper: dispatch, subscribe, unsubscribe and state`() {
      let local: StateKit.LocalStore<KittensState, any Action> = store.view(state: \.kittens)
      let subscriber = Subscriber()
      local.dispatch(SetKittens(kittens: ["Tom"]))
      let subscription = local.subscribe { state in subscriber.newState(state: state()) }
      local.dispatch(OpenApp())
      local.dispatch(SetKittens(kittens: ["Tom", "Tim"]))
      subscription.cancel()
      local.dispatch(SetKittens(kittens: []))
      expectEqual(subscriber.states.all.map(\.kittens), [["Tom"], ["Tom", "Tim"]])
      expectEqual(local.state, KittensState())
      expectEqual(store.state.openCount, 1)
    }

    @Test func `text 3, Store Wrapper: subscribe with a transform`() {
      let local = store.view(state: \.kittens)
      let counts = Recorder<Int>()
      let names = Recorder<String>()
      let subscriptions = [
        local.subscribe(\.kittens.count) { counts.append($0) },
        local.subscribe(select: { $0.kittens.joined() }, removeDuplicates: ==) { names.append($0) },
      ]
      for kittens in [["Tom"], ["Tim"], ["Tim"]] { local.dispatch(SetKittens(kittens: kittens)) }
      expectEqual(counts.all, [0, 1])
      expectEqual(names.all, ["", "Tom", "Tim"])
      withExtendedLifetime(subscriptions) {}
    }

    @Test func `text 3, Store view function: the wrapper written out does what the store's view does`() {
      let (first, second) = (Subscriber(), Subscriber())
      let theirs: LocalStore<KittensState, Subscriber> = store.textView(state: \.kittens)
      let ours = store.view(state: \.kittens)
      theirs.subscribe(first)
      let subscription = ours.subscribe { second.newState(state: $0()) }
      theirs.dispatch(SetKittens(kittens: ["Tom"]))
      ours.dispatch(OpenApp())
      ours.dispatch(SetKittens(kittens: ["Tim"]))
      theirs.unsubscribe(first)
      subscription.cancel()
      ours.dispatch(SetKittens(kittens: []))
      expectEqual(first.states.all.map(\.kittens), [[], ["Tom"], ["Tim"]])
      expectEqual(second.states.all, first.states.all)
      expectEqual(theirs.state, ours.state)
    }
  }
}
