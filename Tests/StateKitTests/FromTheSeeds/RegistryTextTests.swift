import StateKit
import StateKitTestSupport
import Testing

extension RegistryText {
  @MainActor
  struct Tests {
    private let log = Recorder<String>()
    private let store = AppStore(initialState: AppState(), reducer: reducer)

    @Test func `text 0, the latter can look like this: a side effect of banana actions`() {
      store.sideEffects
        .addBeforeReducers { [log] (bananaAction: BananaAction) in
          log.append("Banana action passing through: \(bananaAction)")
        }
      store.dispatch(AppleAction.fell)
      store.dispatch(BananaAction.peeled)
      expectEqual(log.all, ["Banana action passing through: peeled"])
      expectEqual(store.state.actionCount, 2)
    }

    @Test func `text 0, this approach allows you to change which middleware are active during runtime`() {
      store.dispatch(BananaAction.peeled)
      let registration = store.sideEffects.addBeforeReducers { [log] (action: BananaAction) in
        log.append("\(action)")
      }
      store.dispatch(BananaAction.peeled)
      registration.cancel()
      store.dispatch(BananaAction.eaten)
      expectEqual(log.all, ["peeled"])
    }

    @Test func `text 0, the closure is of type SideEffect: it takes the action and dispatch`() {
      let sideEffect: StateKit.SideEffect<AppState, any Action> = StateKit.SideEffect {
        (action: BananaAction, dispatch) in
        if action == .peeled { dispatch(BananaAction.eaten) }
      }
      store.sideEffects.add(sideEffect)
      store.sideEffects.addAfterReducers { [log] (action: any Action) in log.append("\(action)") }
      store.dispatch(BananaAction.peeled)
      expectEqual(log.all, ["peeled", "eaten"])
    }

    @Test func `text 0, now you can have an AnySideEffect array and pass any action through`() {
      let sideEffects: [StateKit.SideEffect<AppState, any Action>] = [
        StateKit.SideEffect { [log] (action: BananaAction) in log.append("banana \(action)") },
        StateKit.SideEffect { [log] (action: AppleAction) in log.append("apple \(action)") },
      ]
      let ours = AppStore(initialState: AppState(), reducer: reducer, sideEffects: sideEffects)
      for action: any Action in [AppleAction.fell, BananaAction.eaten] { ours.dispatch(action) }
      expectEqual(log.all, ["apple fell", "banana eaten"])

      let theirs = [
        AnySideEffect { [log] (action: BananaAction, _) in log.append("banana \(action)") },
        AnySideEffect { [log] (action: AppleAction, _) in log.append("apple \(action)") },
      ]
      for action: any Action in [AppleAction.fell, BananaAction.eaten] {
        for sideEffect in theirs { sideEffect.process(action: action, dispatch: { _ in }) }
      }
      expectEqual(log.all.suffix(2), ["apple fell", "banana eaten"])
    }

    @Test func `text 0, heads up: all can be removed, and specific instances too`() {
      let first = store.sideEffects.addBeforeReducers { [log] (_: BananaAction) in log.append("first") }
      store.sideEffects.addBeforeReducers { [log] (_: BananaAction) in log.append("second") }
      first.cancel()
      store.dispatch(BananaAction.peeled)
      expectEqual(log.all, ["second"])
      store.sideEffects.removeAll()
      store.dispatch(BananaAction.peeled)
      expectEqual(log.all, ["second"])
    }

    @Test func `text 0, the full implementation does as a middleware what the store's registry does`() {
      let withTheirs = Recorder<String>()
      SideEffectRegistry.instance
        .addBeforeReducers { (bananaAction: BananaAction, dispatch) in
          withTheirs.append("Banana action passing through: \(bananaAction)")
          if bananaAction == .peeled { dispatch(BananaAction.eaten) }
        }
      let theirs = AppStore(initialState: AppState(), reducer: reducer, middleware: sideEffectsMiddleware)
      store.sideEffects
        .addBeforeReducers { [log] (bananaAction: BananaAction, dispatch) in
          log.append("Banana action passing through: \(bananaAction)")
          if bananaAction == .peeled { dispatch(BananaAction.eaten) }
        }
      for store in [theirs, store] {
        store.dispatch(AppleAction.fell)
        store.dispatch(BananaAction.peeled)
      }
      expectEqual(log.all, ["Banana action passing through: peeled", "Banana action passing through: eaten"])
      expectEqual(withTheirs.all, log.all)
      expectEqual(theirs.state, store.state)
      expectEqual(store.state, AppState(actionCount: 3))
    }
  }
}
